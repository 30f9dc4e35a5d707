import type { ConcernContent } from "#shared/contract/content/concerns.ts";

export const need: ConcernContent = {
  name: "Does my child need it?",
  name_es: "¿Mi hijo o hija la necesita?",
  summary:
    "Most people with HPV never get cancer, but no one can tell who will.",
  summary_es:
    "A la mayoría de la gente con VPH nunca le da cáncer, pero nadie sabe a quién sí.",
  content: `<p>Most people who get the human papillomavirus (HPV) never get cancer from it. But no one can tell who will. The vaccine lowers the risk ahead of time, for girls and for boys.</p>
<h3>What is known</h3>
<ul>
<li><strong>Very common:</strong> in 2018, <a href="https://www.immunize.org/ask-experts/how-common-is-human-papillomavirus-hpv-infection/">more than 42 million people</a> in the United States had a type of HPV that can cause illness.</li>
<li><strong>Most bodies beat it:</strong> <a href="https://www.cdc.gov/hpv/parents/about-hpv.html">about 9 out of 10 infections</a> go away within 2 years, says the CDC. The ones that stay (the large dot) can lead to cancer many years later.<img src="/images/dots-1-of-10.svg" alt="10 dots. 9 are small: infections that go away. 1 is large: an infection that stays." width="280" height="28" /></li>
<li><strong>It can cause cancer:</strong> HPV causes <a href="https://www.cdc.gov/cancer/hpv/cases.html">more than 35,000 cancers a year</a> in the United States, says the CDC. In a count from 2012 to 2016, <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC6705893">about 9 out of 10</a> came from types that the vaccine covers.</li>
<li><strong>Where:</strong> the cervix (neck of the womb), vagina, vulva, penis, anus and back of the throat. HPV also causes genital warts.</li>
<li><strong>Tests:</strong> only cancer of the cervix has a routine test, which starts between ages 20 and 30. The vaccine does not replace it. Women, and anyone with a cervix, still need the test after the vaccine.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>There is no way to know whose body will clear HPV and whose will not. So no one can say how big the risk is for your own child.</p>
<h3>What you can do next</h3>
<p>Ask the doctor or nurse about each choice:</p>
<ul>
<li>If you say yes now, a sore arm is very common, and serious problems are rare.</li>
<li>If you wait, the vaccine may help less, because it works best before a child meets the virus.</li>
<li>If you say no, {child} will not have this protection. You can still change your mind.</li>
</ul>`,
  content_es: `<p>A la mayoría de la gente con el virus del papiloma humano (VPH) nunca le da cáncer. Pero nadie puede saber a quién sí. La vacuna baja ese riesgo desde antes, en niñas y en niños.</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>Muy común:</strong> en 2018, <a href="https://www.cdc.gov/hpv/parents/about-hpv-sp.html">más de 42 millones de personas</a> en Estados Unidos tenían un tipo de VPH que puede enfermar.</li>
<li><strong>La mayoría se van:</strong> <a href="https://www.cdc.gov/hpv/parents/about-hpv-sp.html">unas 9 de cada 10 infecciones</a> se van solas en 2 años o menos, dicen los CDC. Las que se quedan (el punto grande) pueden causar cáncer muchos años después.<img src="/images/dots-1-of-10.svg" alt="10 puntos. 9 son chicos: infecciones que se van. 1 es grande: una infección que se queda." width="280" height="28" /></li>
<li><strong>Puede causar cáncer:</strong> el VPH causa <a href="https://www.cdc.gov/hpv/parents/about-hpv-sp.html">más de 35,000 casos de cáncer al año</a> en Estados Unidos, dicen los CDC. En una cuenta de 2012 a 2016, <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC6705893">cerca de 9 de cada 10</a> fueron por tipos que cubre la vacuna.</li>
<li><strong>Dónde:</strong> cuello uterino (cuello de la matriz), vagina, vulva, pene, ano y parte de atrás de la garganta. También causa verrugas genitales.</li>
<li><strong>Pruebas:</strong> solo el cáncer de cuello uterino tiene una prueba de rutina, que empieza entre los 20 y los 30 años. La vacuna no la reemplaza. Las mujeres, y toda persona con cuello uterino, necesitan la prueba aunque estén vacunadas.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>No hay forma de saber qué cuerpo va a vencer al VPH y cuál no. Por eso nadie puede decir qué tan grande es el riesgo de {child}.</p>
<h3>Qué puede hacer ahora</h3>
<p>Hable de cada opción con el doctor o la enfermera:</p>
<ul>
<li>Si dice que sí ahora, es muy común el dolor en el brazo, y los problemas graves son raros.</li>
<li>Si espera, la vacuna puede servir menos, porque funciona mejor antes del contacto con el virus.</li>
<li>Si dice que no, {child} no tendrá esta protección. Siempre puede cambiar de opinión.</li>
</ul>
<p>De los enlaces de este texto, el último está en inglés; los demás, en español.</p>`,
  childrencontent: `<p>Lots and lots of people get a germ called HPV, and most never know it. Most bodies beat it. But now and then, a body needs help.</p>
<p>That is what the vaccine is for. It is like a coach. It shows your body the moves before the big game. If the germ comes one day, your team is ready to win!</p>
<p>How can you get ready? Sleep well, eat a snack and ask all you want. After the shot, sit and rest for 15 minutes.</p>`,
  childrencontent_es: `<p>A muchísima gente le da el virus del papiloma humano (VPH), y la mayoría no lo nota. La mayoría de los cuerpos le ganan. Pero a veces un cuerpo necesita ayuda.</p>
<p>Para eso es la vacuna. Es como un entrenador. Le enseña a tu cuerpo las jugadas antes del partido. Si un día llega el virus, ¡tu equipo está listo para ganar!</p>
<p>¿Y tú qué puedes hacer? Duerme bien, come algo antes y pregunta todo lo que quieras. Después, descansa en la silla 15 minutos.</p>`,
  suggestedquestions: [
    "How common is HPV, and how could {child|my child} get it?",
    "If most infections go away, why get the vaccine?",
    "Will my daughter still need Pap or HPV tests when she is older?",
    "What could happen if we skip it or wait?",
  ],
  suggestedquestions_es: [
    "¿Qué tan común es el VPH y cómo podría contagiarse {child|mi hijo o hija}?",
    "Si la mayoría de las infecciones se van solas, ¿para qué vacunar?",
    "Cuando crezca, ¿mi hija va a necesitar el Papanicolaou o la prueba del VPH?",
    "¿Qué puede pasar si esperamos o si no se la ponemos?",
  ],
  externallinks: [
    {
      name: "HPV and cancer – National Cancer Institute (English)",
      url: "https://www.cancer.gov/about-cancer/causes-prevention/risk/infectious-agents/hpv-and-cancer",
    },
    {
      name: "Cancers linked to HPV each year – CDC (English)",
      url: "https://www.cdc.gov/cancer/hpv/cases.html",
    },
    {
      name: "Cancer of the cervix – World Health Organization (English)",
      url: "https://www.who.int/news-room/fact-sheets/detail/cervical-cancer",
    },
  ],
  externallinks_es: [
    {
      name: "La infección por el VPH, para padres – CDC (español; el número de dosis puede haber cambiado)",
      url: "https://www.cdc.gov/hpv/parents/about-hpv-sp.html",
    },
    {
      name: "Vacune a sus hijos contra el VPH – MyHealthfinder (español; el número de dosis puede haber cambiado)",
      url: "https://odphp.health.gov/espanol/myhealthfinder/visitas-doctor/vacunas/vacuna-tus-hijos-vph",
    },
    {
      name: "Vacunas contra el VPH: datos y temores – Sociedad Americana Contra El Cáncer (español)",
      url: "https://cancer.org/es/cancer/prevencion-del-riesgo/vph/vacunas-contra-el-vph-datos-y-temores.html",
    },
  ],
  videolink: "https://www.cancer.gov/types/cervical/did-you-know-hpv-video",
  videolink_es: "",
};
