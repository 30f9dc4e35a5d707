import type { ConcernContent } from "#shared/contract/concerns.ts";

export const longTerm: ConcernContent = {
  name: "Problems years later",
  name_es: "Problemas años después",
  content: `<p>It is natural to ask what could happen years from now. Vaccines against the human papillomavirus (HPV) have been in use since 2006. Large studies have not found that they cause lasting health problems.</p>
<h3>What is known</h3>
<ul>
<li><strong>Time in use:</strong> in the United States, the first HPV vaccine was <a href="https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq">approved in 2006</a>. The one used today, against nine types, came in 2014.</li>
<li><strong>Many doses:</strong> in the United States, <a href="https://www.health.ny.gov/diseases/communicable/human_papillomavirus/vaccination_at_9.htm">more than 135 million doses</a> have been given out.</li>
<li><strong>All studies together:</strong> in 2025, the research group Cochrane looked at the studies done so far. It found no link between the vaccine and long-term side effects.</li>
<li><strong>Over the years:</strong> in the Nordic countries, women who got all their doses were <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC7329692">followed for 14 years</a>. In that time, none had serious cell changes of the cervix (the neck of the womb) from HPV types 16 and 18.</li>
<li><strong>What it is:</strong> the vaccine is made of tiny pieces that look like the outside of the virus. They show the body what to watch for.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>We don’t know how many more years the protection will last. And no study can rule out a problem that is very, very rare. People who got the vaccine are still being followed.</p>
<h3>What you can do next</h3>
<ul>
<li>Tell the doctor or nurse about health problems your child or family has had.</li>
<li>Ask what to expect after the shot. A sore arm is very common. Serious problems are rare.</li>
<li>You may want more time to think. That is your choice. The vaccine works best before a child meets the virus, so ask what waiting could mean.</li>
</ul>`,
  content_es: `<p>Es natural pensar en lo que pueda pasar dentro de unos años. Las vacunas contra el virus del papiloma humano (VPH) se usan desde 2006. Los estudios grandes no han encontrado que causen problemas de salud a largo plazo.</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>Años de uso:</strong> en Estados Unidos, la primera vacuna contra el VPH <a href="https://www.cancer.gov/types/cervical/hp/cervical-prevention-pdq">se aprobó en 2006</a>. La que se usa hoy, contra nueve tipos, llegó en 2014.</li>
<li><strong>Muchas dosis:</strong> en Estados Unidos ya se han repartido <a href="https://www.cdc.gov/hpv/parents/vaccinesafety-sp.html">más de 135 millones de dosis</a>.</li>
<li><strong>Todos los estudios juntos:</strong> en 2025, el grupo de investigación Cochrane revisó los estudios hechos hasta ahora. No encontró relación entre la vacuna y problemas a largo plazo.</li>
<li><strong>Con los años:</strong> en los países nórdicos, <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC7329692">siguieron por 14 años</a> a mujeres que tenían todas sus dosis. En ese tiempo, ninguna tuvo precáncer grave de cuello uterino por los tipos 16 y 18 del VPH.</li>
<li><strong>Qué contiene:</strong> partículas muy pequeñas que se parecen al virus por fuera. Así el cuerpo aprende a reconocerlo.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>No se sabe cuántos años más dura la protección. Y ningún estudio puede descartar un problema muy, muy raro. Por eso se sigue viendo cómo están las personas vacunadas.</p>
<h3>Qué puede hacer ahora</h3>
<ul>
<li>Cuéntele al doctor o a la enfermera qué problemas de salud ha tenido su hijo o hija, o su familia.</li>
<li>Pregunte qué puede pasar después de la vacuna. El dolor en el brazo es muy común. Los problemas graves son raros.</li>
<li>Si quiere más tiempo para pensarlo, la decisión es suya. La vacuna funciona mejor antes del contacto con el virus; pregunte qué pasa si espera.</li>
</ul>
<p>De los enlaces de este texto, el segundo está en español; los demás, en inglés.</p>`,
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
