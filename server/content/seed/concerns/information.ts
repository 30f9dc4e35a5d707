import type { ConcernContent } from "#shared/contract/content/concerns.ts";

export const information: ConcernContent = {
  name: "Not enough information",
  name_es: "Falta de información",
  summary:
    "HPV is very common and can lead to cancer. The vaccine helps prevent that.",
  summary_es:
    "El VPH es muy común y puede causar cáncer. La vacuna ayuda a prevenirlo.",
  content: `<p>It makes sense to want to know more. In short: the human papillomavirus (HPV) is very common, and in some people it leads to cancer years later. The vaccine helps prevent that. It is for girls and boys.</p>
<h3>What is known</h3>
<ul>
<li><strong>The virus:</strong> HPV is not HIV. They are two different viruses. In 2018, <a href="https://www.immunize.org/ask-experts/how-common-is-human-papillomavirus-hpv-infection/">more than 42 million people</a> in the United States had a type of HPV that can cause illness. About 9 out of 10 infections go away within 2 years, says the CDC.</li>
<li><strong>Cancer:</strong> the infections that stay can cause it. HPV causes <a href="https://www.cdc.gov/cancer/hpv/cases.html">more than 35,000 cancers a year</a> in women and men in the United States, says the CDC.</li>
<li><strong>Side effects:</strong> a sore arm is very common. Some people get a fever or a headache, or feel faint. A severe allergy is rare. A US study of all vaccines, from 2009 to 2011, found <a href="https://doi.org/10.1016/j.jaci.2015.07.048">about 1 for every million doses</a>.</li>
<li><strong>Other families:</strong> in 2024, <a href="https://www.cdc.gov/mmwr/volumes/74/wr/mm7430a1.htm">78% of US teens ages 13 to 17</a> had at least one dose. That is almost 8 out of 10.</li>
<li><strong>If no one told you:</strong> you are not alone. In a 2019 US survey, <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC9232925">about 1 out of 3 unsure parents</a> gave this reason: no doctor or nurse had recommended it.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>No one can tell ahead of time whose body will clear HPV and whose will not. And expert groups do not all agree on the number of doses.</p>
<h3>What you can do next</h3>
<ul>
<li>Ask {child}’s doctor, nurse or pharmacist about it. The vaccine works best between ages 9 and 12.</li>
<li>Bring your questions on paper or on your phone. You can ask for an interpreter. Clinics that take Medicaid must give you one for free.</li>
<li>You can also call: American Cancer Society, <a href="tel:+18002272345">1-800-227-2345</a>; National Cancer Institute, <a href="tel:+18004226237">1-800-422-6237</a>; CDC, <a href="tel:+18002324636">1-800-232-4636</a>. All three answer in English and Spanish.</li>
</ul>`,
  content_es: `<p>Es normal querer saber más. En pocas palabras: el virus del papiloma humano (VPH) es muy común, y en algunas personas causa cáncer años después. La vacuna ayuda a prevenirlo. Es para niñas y niños.</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>El virus:</strong> el VPH no es el VIH. Son dos virus distintos. En 2018, <a href="https://www.cdc.gov/hpv/parents/about-hpv-sp.html">más de 42 millones de personas</a> en Estados Unidos tenían un tipo de VPH que puede enfermar. Unas 9 de cada 10 infecciones se van solas en 2 años o menos, dicen los CDC.</li>
<li><strong>El cáncer:</strong> las infecciones que se quedan pueden causarlo. El VPH causa <a href="https://www.cdc.gov/hpv/parents/about-hpv-sp.html">más de 35,000 casos de cáncer al año</a> en mujeres y hombres en Estados Unidos, dicen los CDC.</li>
<li><strong>Efectos secundarios:</strong> es muy común el dolor en el brazo. A veces hay fiebre, dolor de cabeza o mareo. Una alergia grave es rara. Un estudio de Estados Unidos sobre todas las vacunas, de 2009 a 2011, encontró <a href="https://doi.org/10.1016/j.jaci.2015.07.048">cerca de 1 por cada millón de dosis</a>.</li>
<li><strong>Otras familias:</strong> en 2024, en Estados Unidos, <a href="https://www.cdc.gov/mmwr/volumes/74/wr/mm7430a1.htm">el 78% de los jóvenes de 13 a 17 años</a> tenía al menos una dosis. Son casi 8 de cada 10.</li>
<li><strong>Si nadie le habló de la vacuna:</strong> le pasa a mucha gente. A <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC9232925">cerca de 1 de cada 3 padres con dudas</a>, su doctor o enfermera no se la había recomendado. Esa razón dieron en una encuesta de 2019 en Estados Unidos.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>Nadie puede saber de antemano qué cuerpo va a vencer al VPH y cuál no. Y no todos los grupos de expertos están de acuerdo en el número de dosis.</p>
<h3>Qué puede hacer ahora</h3>
<ul>
<li>Pregunte a la doctora, al enfermero o en la farmacia. La vacuna funciona mejor entre los 9 y los 12 años.</li>
<li>Lleve sus preguntas en papel o en el celular. Puede pedir un intérprete. Las clínicas que aceptan Medicaid se lo tienen que dar gratis.</li>
<li>También puede llamar: Sociedad Americana Contra El Cáncer, <a href="tel:+18002272345">1-800-227-2345</a>; Instituto Nacional del Cáncer, <a href="tel:+18004226237">1-800-422-6237</a>; CDC, <a href="tel:+18002324636">1-800-232-4636</a>. Los tres atienden en inglés y en español.</li>
</ul>
<p>De los enlaces de este texto, los dos primeros están en español; los demás, en inglés.</p>`,
  childrencontent: `<p>Did someone say you may get a shot? It is smart to ask about it. You can ask:</p>
<ul>
<li>What is this shot for?</li>
<li>Will it hurt?</li>
<li>What can I do to feel brave?</li>
</ul>
<p>Here is a start. The shot helps your body fight a germ called HPV. Lots of people get that germ, and most never know it. Getting the shot now helps protect you when you are older. It is a quick pinch, and your arm may be sore for a day or two.</p>
<p>Your doctor or nurse likes to hear from you. So ask away!</p>`,
  childrencontent_es: `<p>¿Te dijeron que te van a poner una vacuna? Preguntar es de gente lista. Puedes decir:</p>
<ul>
<li>¿Para qué es?</li>
<li>¿Me va a doler?</li>
<li>¿Qué hago si me da miedo?</li>
</ul>
<p>Para empezar: la vacuna le enseña a tu cuerpo a pelear contra el virus del papiloma humano (VPH). A mucha gente le da ese virus y la mayoría no lo nota. La vacuna te cuida para cuando seas grande. Es un pinchazo rápido, y el brazo te puede doler un día o dos.</p>
<p>A tu doctora o enfermero le gusta oírte. ¡Pregunta todo lo que quieras!</p>`,
  suggestedquestions: [
    "Do you recommend this vaccine for {child|my child}? Why?",
    "Which shots has {child|my child} had, and is it time for this one?",
    "Can I get this information in Spanish, or talk with an interpreter?",
    "Which websites do you trust when you want to read more?",
  ],
  suggestedquestions_es: [
    "¿Usted le recomienda esta vacuna a {child|mi hijo o hija}? ¿Por qué?",
    "¿Qué vacunas tiene ya {child|mi hijo o hija}? ¿Le toca esta?",
    "¿Me puede dar la información en español o conseguir un intérprete?",
    "¿En qué páginas de internet puedo confiar para leer más?",
  ],
  externallinks: [
    {
      name: "HPV vaccine – CDC (English; the number of doses may have changed)",
      url: "https://www.cdc.gov/hpv/vaccines/",
    },
    {
      name: "Question and answer sheets about vaccines – Children’s Hospital of Philadelphia (English and Spanish)",
      url: "https://www.chop.edu/centers-programs/vaccine-education-center/resources/vaccine-and-vaccine-safety-related-qa-sheets",
    },
    {
      name: "Facts and fears about HPV vaccines – American Cancer Society (English)",
      url: "https://www.cancer.org/healthy/cancer-causes/infectious-agents/hpv/hpv-vaccine-facts-and-fears.html",
    },
  ],
  externallinks_es: [
    {
      name: "Vacune a sus hijos contra el VPH – MyHealthfinder (español; el número de dosis puede haber cambiado)",
      url: "https://odphp.health.gov/espanol/myhealthfinder/visitas-doctor/vacunas/vacuna-tus-hijos-vph",
    },
    {
      name: "Vacunas contra el VPH: datos y temores – Sociedad Americana Contra El Cáncer (español)",
      url: "https://cancer.org/es/cancer/prevencion-del-riesgo/vph/vacunas-contra-el-vph-datos-y-temores.html",
    },
    {
      name: "El VPH y la vacuna – Departamento de Salud de Carolina del Norte (español; el número de dosis puede haber cambiado)",
      url: "https://www.dph.ncdhhs.gov/programs/epidemiology/inmunizacion/detalles/vph",
    },
  ],
  videolink: "",
  videolink_es: "",
};
