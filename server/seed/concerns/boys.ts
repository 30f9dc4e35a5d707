import type { ConcernContent } from "#shared/contract/concerns.ts";

export const boys: ConcernContent = {
  name: "Do boys need it?",
  name_es: "¿La necesitan los niños varones?",
  content: `<p>Yes, this vaccine is for boys too. The human papillomavirus (HPV) can cause cancer in men as well as in women. The vaccine helps protect against the types of HPV that cause most of these cancers.</p>
<h3>What is known</h3>
<ul>
<li><strong>Men get these cancers too:</strong> from 2012 to 2016, the HPV types in the vaccine caused <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC6705893">about 13,000 cancers a year in men</a> in the United States, and 19,000 in women.</li>
<li><strong>Where:</strong> in men, the most common is cancer at the back of the throat. In the United States, HPV causes <a href="https://www.cancer.gov/types/head-and-neck/head-neck-fact-sheet">about 3 out of 4</a> cancers in that spot, and the number is rising.</li>
<li><strong>Tests:</strong> there is no routine test that finds these cancers early in men. So it helps to stop the virus first.</li>
<li><strong>Also:</strong> the vaccine helps protect boys from genital warts and from cancer of the anus.</li>
<li><strong>Time in use:</strong> boys in the United States have been getting it as a <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC4716467">routine shot since 2011</a>. When boys get it too, the virus spreads less.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>No study has shown so far that the vaccine lowers throat cancer itself. Vaccinated people do have far fewer HPV infections in the mouth. But this cancer takes many years to grow, so the answer will take time.</p>
<h3>What you can do next</h3>
<ul>
<li>At the next visit, ask if your son can get it that day. Boys can start between ages 9 and 12. Older teens can still get it.</li>
<li>Tell him the truth: it is a quick pinch, and his arm may be sore after.</li>
<li>Some teens feel faint after a shot, so let him sit for 15 minutes.</li>
</ul>`,
  content_es: `<p>Sí, esta vacuna también es para los niños varones. El virus del papiloma humano (VPH) puede causar cáncer tanto en hombres como en mujeres. La vacuna ayuda a proteger contra los tipos de VPH que causan la mayoría de esos cánceres.</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>A los hombres también les da:</strong> de 2012 a 2016, los tipos de VPH que cubre la vacuna causaron <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC6705893">unos 13,000 casos de cáncer al año en hombres</a> en Estados Unidos, y 19,000 en mujeres.</li>
<li><strong>Dónde:</strong> en los hombres, el más común es el de la parte de atrás de la garganta. En Estados Unidos, el VPH causa <a href="https://www.cancer.gov/types/head-and-neck/head-neck-fact-sheet">unos 3 de cada 4</a> de esos casos, y van en aumento.</li>
<li><strong>Pruebas:</strong> para los hombres no hay una prueba de rutina que encuentre a tiempo estos cánceres. Por eso vale la pena frenar antes el virus.</li>
<li><strong>Además:</strong> la vacuna ayuda a proteger a los varones de las verrugas genitales y del cáncer de ano.</li>
<li><strong>Años de uso:</strong> en Estados Unidos se les pone a los varones <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC4716467">de rutina desde 2011</a>. Y cuando ellos también se vacunan, el virus pasa a menos gente.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>Hasta ahora, ningún estudio ha mostrado que la vacuna baje los casos de cáncer de garganta. Lo que sí se ve son muchas menos infecciones del VPH en la boca. Este cáncer tarda muchos años en aparecer, así que la respuesta va a tomar tiempo.</p>
<h3>Qué puede hacer ahora</h3>
<ul>
<li>En la próxima cita, pregunte si a su hijo se la pueden poner ese mismo día. Puede empezar entre los 9 y los 12 años. Si ya es mayor, todavía puede vacunarse.</li>
<li>Háblele con la verdad: es un pinchazo rápido y después le puede doler el brazo.</li>
<li>Algunos jóvenes se marean con las vacunas, así que espere 15 minutos sentado con él.</li>
</ul>
<p>Los enlaces de este texto están en inglés.</p>`,
  childrencontent: `<p>This vaccine is for every kid, boys and girls. It helps your body fight a germ called HPV, and that germ does not care who you are!</p>
<p>Think of a seat belt. Everyone in the car wears one. You hope you never need it, but it is there to help keep you safe. A vaccine is a bit like that.</p>
<p>The shot goes in your arm and feels like a quick pinch. Your arm may be sore for a day or two. Do you want to know more? Ask a grown-up you trust.</p>`,
  childrencontent_es: `<p>Esta vacuna es para niños y niñas. ¿Por qué? Porque le enseña a tu cuerpo a pelear contra el virus del papiloma humano (VPH). ¡Y a ese virus no le importa quién eres!</p>
<p>Piensa en el cinturón del carro. Todos se lo ponen. Ojalá nunca haga falta, pero está ahí para cuidarte. Con la vacuna pasa algo parecido.</p>
<p>Te la ponen en el brazo. Es un pinchazo rápido. El brazo te puede doler un día o dos. ¿Quieres saber más? Habla con un adulto de confianza.</p>`,
  suggestedquestions: [
    "What can HPV do to boys and men?",
    "Is the plan for doses the same for my son as for a girl?",
    "Are there tests that find these cancers early in men?",
    "If my son gets the vaccine, does that help protect others too?",
  ],
  suggestedquestions_es: [
    "¿Qué problemas le puede causar el VPH a un hombre?",
    "¿A mi hijo le toca el mismo número de dosis que a una niña?",
    "¿Hay alguna prueba para encontrar a tiempo estos cánceres en los hombres?",
    "Si vacuno a mi hijo, ¿también ayudo a proteger a otras personas?",
  ],
  externallinks: [
    {
      name: "HPV and cancer – National Cancer Institute (English)",
      url: "https://www.cancer.gov/about-cancer/causes-prevention/risk/infectious-agents/hpv-and-cancer",
    },
    {
      name: "Who should get the HPV vaccine – American Cancer Society (English)",
      url: "https://www.cancer.org/healthy/cancer-causes/infectious-agents/hpv/acs-recommendations-for-hpv-vaccine-use.html",
    },
  ],
  externallinks_es: [
    {
      name: "Vacunas contra el VPH: datos y temores – Sociedad Americana Contra El Cáncer (español)",
      url: "https://cancer.org/es/cancer/prevencion-del-riesgo/vph/vacunas-contra-el-vph-datos-y-temores.html",
    },
    {
      name: "El VPH y la vacuna, para padres – Let’s Get Real About Vaccines (español; el número de dosis puede haber cambiado)",
      url: "https://www.letsgetrealaboutvaccines.org/es/informacion-sobre-vacunas-infantiles/enfermedades-prevenibles-mediante-vacunacion/vph",
    },
  ],
  videolink: "",
  videolink_es: "",
};
