import type { ConcernContent } from "#shared/contract/content/concerns.ts";

export const boys: ConcernContent = {
  name: "Do boys need it?",
  name_es: "¿La necesitan los niños varones?",
  summary:
    "Yes. HPV can cause cancer in men too, and the vaccine is also for boys.",
  summary_es:
    "Sí. El VPH también puede causar cáncer en los hombres, y la vacuna es para ellos también.",
  content: `<p>Yes, this vaccine is for boys too. The human papillomavirus (HPV) can cause cancer in men as well as in women. The vaccine helps protect against the types of HPV that cause most of these cancers.</p>
<h3>What is known</h3>
<ul>
<li><strong>Men get these cancers too:</strong> HPV causes <a href="https://www.cdc.gov/cancer/hpv/cases.html">more than 35,000 cancers a year</a> in the United States, says the CDC. In a count from 2012 to 2016, <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC6705893">about 4 out of 10</a> were in men.</li>
<li><strong>Where:</strong> in men, the most common is cancer at the back of the throat. In 2025, the National Cancer Institute said that HPV causes <a href="https://www.cancer.gov/types/head-and-neck/head-neck-fact-sheet">about 3 out of 4</a> of them. The number is rising.</li>
<li><strong>Tests:</strong> there is no routine test that finds these cancers early in men. So it helps to stop the virus first.</li>
<li><strong>Also:</strong> the vaccine helps protect boys from genital warts and from cancer of the anus.</li>
<li><strong>Time in use:</strong> boys in the United States have been getting it as a <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC4716467">routine shot since 2011</a>. When boys get it too, the virus spreads less.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>No study has shown so far that the vaccine lowers throat cancer itself. Vaccinated people do have far fewer HPV infections in the mouth. But this cancer takes many years to grow, so the answer will take time.</p>
<h3>What you can do next</h3>
<ul>
<li>At the next visit, ask if your son can get it that day. Boys follow the same plan as girls. It works best between ages 9 and 12 and is advised through age 26.</li>
<li>Tell him the truth: it is a quick pinch, and his arm may be sore after.</li>
<li>Some teens feel faint after a shot, so let him sit for 15 minutes.</li>
</ul>`,
  content_es: `<p>Sí, esta vacuna también es para los niños varones. El virus del papiloma humano (VPH) puede causar cáncer tanto en hombres como en mujeres. La vacuna ayuda a proteger contra los tipos de VPH que causan la mayoría de esos cánceres.</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>También en hombres:</strong> el VPH causa <a href="https://www.cdc.gov/hpv/parents/about-hpv-sp.html">más de 35,000 casos de cáncer al año</a> en Estados Unidos, dicen los CDC. En una cuenta de 2012 a 2016, <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC6705893">cerca de 4 de cada 10</a> fueron en hombres.</li>
<li><strong>Dónde:</strong> en los hombres, el más común es el de la parte de atrás de la garganta. En 2025, el Instituto Nacional del Cáncer dijo que el VPH causa <a href="https://www.cancer.gov/types/head-and-neck/head-neck-fact-sheet">unos 3 de cada 4</a>. El número va en aumento.</li>
<li><strong>Pruebas:</strong> para los hombres no hay una prueba de rutina que encuentre a tiempo estos cánceres. Por eso vale la pena frenar antes el virus.</li>
<li><strong>Además:</strong> la vacuna ayuda a proteger a los varones de las verrugas genitales y del cáncer de ano.</li>
<li><strong>Años de uso:</strong> en Estados Unidos se les pone a los varones <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC4716467">de rutina desde 2011</a>. Y cuando ellos también se vacunan, el virus pasa a menos gente.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>Hasta ahora, ningún estudio ha mostrado que la vacuna baje los casos de cáncer de garganta. En las personas vacunadas sí se ven muchas menos infecciones del VPH en la boca. Pero este cáncer tarda muchos años en aparecer, así que la respuesta va a tomar tiempo.</p>
<h3>Qué puede hacer ahora</h3>
<ul>
<li>En la próxima cita, pregunte si a su hijo se la pueden poner ese mismo día. Los varones siguen el mismo plan que las niñas. Funciona mejor entre los 9 y los 12 años, y se aconseja hasta los 26.</li>
<li>Dígale la verdad: es un pinchazo rápido y después le puede doler el brazo.</li>
<li>Algunos jóvenes se marean con las vacunas, así que espere con él 15 minutos en una silla.</li>
</ul>
<p>De los enlaces de este texto, el primero está en español; los demás, en inglés.</p>`,
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
      name: "El VPH y la vacuna – Departamento de Salud de Carolina del Norte (español; el número de dosis puede haber cambiado)",
      url: "https://www.dph.ncdhhs.gov/programs/epidemiology/inmunizacion/detalles/vph",
    },
    {
      name: "La vacuna contra el VPH, para padres – CDC (español; el número de dosis puede haber cambiado)",
      url: "https://www.cdc.gov/hpv/parents/vaccine-for-hpv-sp.html",
    },
  ],
  videolink: "",
  videolink_es: "",
};
