import type { ConcernContent } from "#shared/contract/content/concerns.ts";

export const shotsAndVisits: ConcernContent = {
  name: "Shots and needles",
  name_es: "Inyecciones y agujas",
  summary: "A few quick shots. There are ways to make them easier.",
  summary_es:
    "Unas pocas inyecciones rápidas. Hay maneras de hacerlas más fáciles.",
  content: `<p>Most children get one or two doses of the vaccine against the human papillomavirus (HPV), and some get three. {child|Your child}’s doctor or nurse will say how many. Each shot takes a few seconds, and there are ways to make it easier.</p>
<h3>What is known</h3>
<ul>
<li><strong>How many:</strong> it depends on {child}’s age and health, and on the plan your clinic follows. <a href="https://www.sgo.org/news/the-new-u-s-childhood-vaccine-schedule-a-key-change-for-hpv-immunization">Expert groups in the United States</a> do not all agree on one plan.</li>
<li><strong>Time between doses:</strong> when two doses are given before age 15, they are <a href="https://www.immunize.org/ask-experts/topic/hpv/scheduling-administration-hpv/">6 to 12 months apart</a>. If they are less than 5 months apart, one more is given. After the 15th birthday, or with a weak immune system, it is often three. A late dose never means starting over.</li>
<li><strong>Fewer trips:</strong> {child} can get it <a href="https://www.immunize.org/vis">on the same day as other shots</a>.</li>
<li><strong>Fear of needles:</strong> this is common. A 2019 review found it in <a href="https://doi.org/10.1111/jan.13818">2 to 5 out of 10 teens</a>. It tends to get better with age.</li>
<li><strong>What helps:</strong> nurses <a href="https://isc-sac.gc.ca/eng/1640115427406/1640115540231">suggest</a> a numbing cream 30 to 60 minutes ahead, slow breaths, and music or a chat. A child who tends to faint can lie down.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>Experts still study how many doses protect best for many years. In a 2025 study in Costa Rica, <a href="https://dceg.cancer.gov/research/cancer-types/cervix/escuddo">one dose worked about as well as two</a> for 5 years. It looked at girls and at infections with HPV types 16 and 18, not at boys or cancer.</p>
<h3>What you can do next</h3>
<ul>
<li>Ask how many doses {child} will need. If there is a next one, set the date before you leave.</li>
<li>Tell {child} about the shot the day before. Be honest: it is a quick pinch.</li>
<li>Stay and sit for 15 minutes, in case {child} feels faint. A sore arm is very common.</li>
</ul>`,
  content_es: `<p>La mayoría de los niños y niñas recibe una o dos dosis de la vacuna contra el virus del papiloma humano (VPH). Algunos reciben tres. La doctora o el enfermero le dirá cuántas. Cada inyección dura unos segundos, y hay maneras de hacerla más fácil.</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>Cuántas dosis:</strong> depende de la edad, de la salud y del calendario de vacunas que usa su clínica. <a href="https://www.sgo.org/news/the-new-u-s-childhood-vaccine-schedule-a-key-change-for-hpv-immunization">No todos los grupos de expertos de Estados Unidos</a> están de acuerdo.</li>
<li><strong>Tiempo entre dosis:</strong> si se ponen dos dosis antes de los 15 años, pasan <a href="https://www.immunize.org/ask-experts/topic/hpv/scheduling-administration-hpv/">de 6 a 12 meses entre las dos</a>. Si pasan menos de 5 meses, se pone una más. Después de cumplir 15, o con las defensas débiles, muchas veces son tres. Si una dosis se atrasa, no hay que empezar de nuevo.</li>
<li><strong>Menos vueltas:</strong> se puede poner <a href="https://medlineplus.gov/spanish/druginfo/meds/a615028-es.html">el mismo día que otras vacunas</a>.</li>
<li><strong>Miedo a las agujas:</strong> es común. Una revisión de 2019 lo encontró en <a href="https://doi.org/10.1111/jan.13818">2 a 5 de cada 10 adolescentes</a>. Suele bajar con la edad.</li>
<li><strong>Qué ayuda:</strong> las enfermeras <a href="https://isc-sac.gc.ca/eng/1640115427406/1640115540231">recomiendan</a> una crema que duerme la piel, de 30 a 60 minutos antes. También ayuda respirar lento y oír música o conversar. Quien se desmaya con facilidad puede acostarse.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>Aún se estudia con cuántas dosis se protege mejor por muchos años. En un estudio de 2025 en Costa Rica, <a href="https://dceg.cancer.gov/research/cancer-types/cervix/escuddo">una dosis protegió más o menos igual que dos</a> durante 5 años. Estudió a niñas y las infecciones por los tipos 16 y 18 del VPH, no a varones ni el cáncer.</p>
<h3>Qué puede hacer ahora</h3>
<ul>
<li>Pregunte cuántas dosis va a necesitar {child}. Si le toca otra, haga la cita antes de salir.</li>
<li>Avísele un día antes. Dígale la verdad: es un pinchazo y pasa rápido.</li>
<li>Esperen 15 minutos en una silla, por si le da un mareo. El dolor en el brazo es muy común.</li>
</ul>
<p>De los enlaces de este texto, el tercero está en español; los demás, en inglés.</p>`,
  childrencontent: `<p>You can be brave and scared at the same time. Here is a trick that helps, and it is called <strong>CARD</strong>.</p>
<ul>
<li><strong>C</strong> is for comfy. Wear short sleeves. Have a snack.</li>
<li><strong>A</strong> is for ask. What will happen? Can I lie down?</li>
<li><strong>R</strong> is for relax. Breathe slowly, deep in your belly.</li>
<li><strong>D</strong> is for distract. Play a song or tell a joke.</li>
</ul>
<p>The pinch takes a few seconds. Then sit for 15 minutes, and if you feel dizzy, say so. Your arm may be sore for a day or two. You may need to come back for another shot, but now you know what to do!</p>`,
  childrencontent_es: `<p>Puedes tener miedo y ser valiente al mismo tiempo. Prueba estos cuatro trucos:</p>
<ul>
<li><strong>Ponte a gusto.</strong> Usa manga corta y come algo antes.</li>
<li><strong>Pregunta.</strong> ¿Qué va a pasar? ¿Me puedo acostar?</li>
<li><strong>Relájate.</strong> Respira lento y llena la panza de aire.</li>
<li><strong>Piensa en otra cosa.</strong> Oye una canción o cuenta un chiste.</li>
</ul>
<p>El pinchazo dura unos segundos. Luego quédate en la silla 15 minutos. Si te mareas, dilo. El brazo te puede doler un día o dos. Tal vez tengas que volver otro día por una más. ¡Ya sabes qué hacer!</p>`,
  suggestedquestions: [
    "How many doses will {child|my child} need, and when?",
    "Can {child|my child} get it today, together with other shots?",
    "{child|My child} is scared of needles. What can you do to help?",
    "May we bring a numbing cream, or can {child|my child} lie down for the shot?",
  ],
  suggestedquestions_es: [
    "¿Cuántas dosis va a necesitar {child|mi hijo o hija} y cuándo?",
    "¿Se la pueden poner hoy, junto con otras vacunas?",
    "{child|Mi hijo o hija} les tiene miedo a las agujas. ¿Cómo nos pueden ayudar?",
    "¿Podemos traer una crema para dormir la piel? ¿Se puede acostar para la vacuna?",
  ],
  externallinks: [
    {
      name: "Getting ready for a shot, step by step – ImmunizeBC, Canada (English)",
      url: "https://immunizebc.ca/preparing-positive-experience-0",
    },
    {
      name: "Ways to make shots easier (CARD) – Government of Canada (English)",
      url: "https://isc-sac.gc.ca/eng/1640115427406/1640115540231",
    },
  ],
  externallinks_es: [
    {
      name: "Cómo hacer más cómoda la visita para vacunarse – Let’s Get Real About Vaccines (español)",
      url: "https://www.letsgetrealaboutvaccines.org/es/informacion-sobre-vacunas-infantiles/preguntas-comunes-sobre-las-vacunas/como-puedo-hacer-que-mi-hijo-se-sienta-mas-comodo-durante-su-visita-para-vacunarse",
    },
    {
      name: "Vacune a sus hijos contra el VPH – MyHealthfinder (español; el número de dosis puede haber cambiado)",
      url: "https://odphp.health.gov/espanol/myhealthfinder/visitas-doctor/vacunas/vacuna-tus-hijos-vph",
    },
  ],
  videolink: "",
  videolink_es: "",
};
