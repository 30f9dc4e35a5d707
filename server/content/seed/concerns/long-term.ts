import type { ConcernContent } from "#shared/contract/content/concerns.ts";

export const longTerm: ConcernContent = {
  name: "Problems years later",
  name_es: "Problemas años después",
  summary:
    "In use since 2006. Large studies have not found lasting health problems.",
  summary_es:
    "Se usa desde 2006. Los estudios grandes no han encontrado problemas a largo plazo.",
  content: `<p>It is natural to ask what could happen years from now. Vaccines against the human papillomavirus (HPV) have been in use since 2006. Large studies have not found that they cause lasting health problems.</p>
<h3>What is known</h3>
<ul>
<li><strong>Time in use:</strong> in the United States, the first HPV vaccine was <a href="https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq">approved in 2006</a>. The one used today, against nine types, came in 2014.</li>
<li><strong>Many doses:</strong> since 2006, <a href="https://www.health.ny.gov/diseases/communicable/human_papillomavirus/vaccination_at_9.htm">well over 100 million doses</a> have been given out in the United States.</li>
<li><strong>What parents ask about:</strong> in 2025, the independent group Cochrane looked at <a href="https://doi.org/10.1002/14651858.CD015363.pub2">studies of more than 132 million people</a>. It found no link with lasting tiredness (chronic fatigue) or trouble having children. In 2019, US nerve specialists found <a href="https://www.springermedizin.de/human-papillomavirus-hpv-vaccine-and-autonomic-disorders-a-posit/17127022">no proof</a> that the vaccine causes POTS. That is a problem that makes the heart race when a person stands up.</li>
<li><strong>Over the years:</strong> a 2020 study <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC7329692">followed women for 14 years</a> in northern Europe. They had all their doses. None had serious cell changes of the cervix (the neck of the womb) from HPV types 16 and 18.</li>
<li><strong>What it is:</strong> the vaccine is made of tiny pieces that look like the outside of the virus. It has no live virus.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>Most long studies are of earlier vaccines, against 2 or 4 types. They are made in a similar way. Very rare problems could still be missed, so people who got the vaccine are still followed.</p>
<h3>What you can do next</h3>
<ul>
<li>Tell the doctor or nurse about health problems {child} or your family has had.</li>
<li>Ask what to expect after the shot. A sore arm is very common. Serious problems are rare.</li>
<li>You may want more time to think. That is your choice. The vaccine works best before a child meets the virus, so ask what waiting could mean.</li>
</ul>`,
  content_es: `<p>Es natural pensar en lo que pueda pasar dentro de unos años. Las vacunas contra el virus del papiloma humano (VPH) se usan desde 2006. Los estudios grandes no han encontrado que causen problemas de salud a largo plazo.</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>Años de uso:</strong> en Estados Unidos, la primera vacuna contra el VPH <a href="https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq">se aprobó en 2006</a>. La que se usa hoy, contra nueve tipos, llegó en 2014.</li>
<li><strong>Muchas dosis:</strong> desde 2006 se han repartido en Estados Unidos <a href="https://www.health.ny.gov/diseases/communicable/human_papillomavirus/vaccination_at_9.htm">mucho más de 100 millones de dosis</a>.</li>
<li><strong>Lo que preguntan los padres:</strong> en 2025, el grupo independiente Cochrane revisó <a href="https://doi.org/10.1002/14651858.CD015363.pub2">estudios con más de 132 millones de personas</a>. No encontró relación con el cansancio que no se quita (fatiga crónica) ni con problemas para tener hijos. En 2019, especialistas del sistema nervioso de Estados Unidos <a href="https://www.springermedizin.de/human-papillomavirus-hpv-vaccine-and-autonomic-disorders-a-posit/17127022">no encontraron pruebas</a> de que la vacuna cause POTS. Es un problema que acelera el corazón cuando la persona se pone de pie.</li>
<li><strong>Con los años:</strong> un estudio de 2020 en el norte de Europa <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC7329692">siguió a mujeres por 14 años</a>. Tenían todas sus dosis. Ninguna tuvo cambios graves (precáncer) en el cuello uterino (cuello de la matriz) por los tipos 16 y 18 del VPH.</li>
<li><strong>Qué contiene:</strong> partículas muy pequeñas que se parecen al virus por fuera. No tiene virus vivo.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>La mayoría de los estudios largos son de vacunas anteriores, contra 2 o 4 tipos. Se hacen de manera parecida. Todavía podría haber problemas muy raros que no se han visto. Por eso los estudios siguen a las personas vacunadas.</p>
<h3>Qué puede hacer ahora</h3>
<ul>
<li>Cuéntele a la doctora o al enfermero qué problemas de salud ha tenido {child}, o su familia.</li>
<li>Pregunte qué puede pasar después de la vacuna. El dolor en el brazo es muy común. Los problemas graves son raros.</li>
<li>Si quiere más tiempo para pensarlo, la decisión es suya. La vacuna funciona mejor antes del contacto con el virus; pregunte qué pasa si espera.</li>
</ul>
<p>Los enlaces de este texto están en inglés.</p>`,
  childrencontent: `<p>Is this vaccine new? No! Kids got it before you were born. Some of them are grown up now.</p>
<p>Doctors keep checking how people do after the shot. They do it for years and years.</p>
<p>What is in it? It has tiny bits that look like the coat of a germ called HPV. Your body sees the coat and starts to practice. If the real germ shows up one day, your body will know it.</p>
<p>Do you want to know more? Ask your doctor, “How does my body remember?”</p>`,
  childrencontent_es: `<p>¿Es nueva esta vacuna? ¡No! Ya se la ponían a los niños y niñas antes de que tú nacieras. Muchos de ellos ya son grandes.</p>
<p>Los doctores miran cómo está la gente después de la vacuna. Lo hacen por años y años.</p>
<p>¿Y qué tiene? Es como una copia vacía del virus del papiloma humano (VPH). Tu cuerpo ve la copia y practica. Si un día llega el virus de verdad, ya sabe qué hacer.</p>
<p>¿Quieres saber más? Pregúntale a tu doctora o doctor: “¿Cómo se acuerda mi cuerpo?”.</p>`,
  suggestedquestions: [
    "How many years has this vaccine been in use, and who keeps checking it?",
    "What do studies show 10 years or more after the shot?",
    "Is there anything in our family’s health that you would look at first?",
    "Where can I look up or report a problem after a vaccine?",
  ],
  suggestedquestions_es: [
    "¿Desde cuándo se usa esta vacuna y quién la sigue vigilando?",
    "¿Qué muestran los estudios después de 10 años o más?",
    "¿Hay algo en la salud de mi familia que usted tomaría en cuenta?",
    "¿Dónde puedo leer sobre los problemas después de una vacuna o reportar uno?",
  ],
  externallinks: [
    {
      name: "HPV vaccine fact sheet – National Cancer Institute (English; the number of doses may have changed)",
      url: "https://www.cancer.gov/about-cancer/causes-prevention/risk/infectious-agents/hpv-vaccine-fact-sheet",
    },
    {
      name: "Parents’ worries about HPV vaccine safety, 2021 – National Cancer Institute (English)",
      url: "https://www.cancer.gov/news-events/cancer-currents-blog/2021/hpv-vaccine-parents-safety-concerns",
    },
  ],
  externallinks_es: [
    {
      name: "Vacunas contra el VPH: datos y temores – Sociedad Americana Contra El Cáncer (español)",
      url: "https://cancer.org/es/cancer/prevencion-del-riesgo/vph/vacunas-contra-el-vph-datos-y-temores.html",
    },
    {
      name: "La seguridad de la vacuna contra el VPH – CDC (español)",
      url: "https://www.cdc.gov/hpv/parents/vaccinesafety-sp.html",
    },
  ],
  videolink: "",
  videolink_es: "",
};
