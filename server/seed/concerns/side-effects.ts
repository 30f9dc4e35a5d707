import type { ConcernContent } from "#shared/contract/concerns.ts";

export const sideEffects: ConcernContent = {
  name: "Side effects",
  name_es: "Efectos secundarios",
  content: `<p>Yes, there can be side effects. Most are mild and short, like a sore arm. Serious ones are rare. On the other side, the vaccine against the human papillomavirus (HPV) helps prevent cancer later in life.</p>
<h3>What is known</h3>
<ul>
<li><strong>Very common:</strong> a sore, red or swollen arm. Some children get a headache or a fever, or feel tired, achy or sick to the stomach.</li>
<li><strong>Fainting:</strong> some people feel dizzy or faint after any shot, teens more than others. Sitting for 15 minutes helps.</li>
<li><strong>Severe allergy:</strong> this is rare. In Australia, it was seen <a href="https://www.hpvvaccine.org.au/teens/is-the-hpv-vaccine-safe.aspx">about 3 times in every million doses</a>. Clinics are ready for it.</li>
<li><strong>Reports:</strong> in the United States, anyone can report a problem after a shot. From 2014 to 2017, there were <a href="https://publications.aap.org/pediatrics/article/144/6/e20191791/37909/">7 serious reports for every million doses</a>. A report does not show that the shot was the cause.</li>
<li><strong>Large studies:</strong> in 2025, the research group Cochrane put together studies of more than 132 million people. It did not find more serious health problems after the vaccine.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>No one can say ahead of time how your own child will react. And no study can rule out a problem that is very, very rare. That is why the checks go on.</p>
<h3>What you can do next</h3>
<ul>
<li>Before the shot, tell the nurse about any severe allergy, above all to yeast or to a past dose. Some children should not get this vaccine. In pregnancy, it waits until after the birth.</li>
<li>After the shot, stay and sit for 15 minutes.</li>
<li>If your child has trouble breathing or a swollen face, call 911.</li>
</ul>`,
  content_es: `<p>Sí, puede haber efectos secundarios. Casi todos son leves y duran poco, como el dolor en el brazo. Los graves son raros. Por otro lado, la vacuna contra el virus del papiloma humano (VPH) ayuda a prevenir el cáncer en el futuro.</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>Lo más común:</strong> el brazo duele, se pone rojo o se hincha. A veces hay fiebre, dolor de cabeza, náusea, cansancio o dolor en el cuerpo.</li>
<li><strong>Desmayos:</strong> con cualquier vacuna puede haber mareo o desmayo, sobre todo en los adolescentes. Sentarse 15 minutos ayuda.</li>
<li><strong>Alergia grave:</strong> es rara. En Australia se vio <a href="https://www.hpvvaccine.org.au/teens/is-the-hpv-vaccine-safe.aspx">unas 3 veces por cada millón de dosis</a>. Las clínicas están preparadas para atenderla.</li>
<li><strong>Reportes:</strong> en Estados Unidos, cualquiera puede reportar un problema después de una vacuna. De 2014 a 2017 hubo <a href="https://publications.aap.org/pediatrics/article/144/6/e20191791/37909/">7 reportes graves por cada millón de dosis</a>. Un reporte no quiere decir que la vacuna fue la causa.</li>
<li><strong>Estudios grandes:</strong> en 2025, el grupo de investigación Cochrane juntó estudios con más de 132 millones de personas. No encontró más problemas graves de salud después de la vacuna.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>Nadie puede decir de antemano cómo va a reaccionar su hijo o hija. Y ningún estudio puede descartar un problema muy, muy raro. Por eso la vacuna se sigue vigilando.</p>
<h3>Qué puede hacer ahora</h3>
<ul>
<li>Antes de la vacuna, diga si hay alguna alergia grave, sobre todo a la levadura o a una dosis anterior. No todos los niños pueden recibirla. En el embarazo, se espera hasta después del parto.</li>
<li>Después de la vacuna, quédense sentados 15 minutos.</li>
<li>Si a su hijo o hija le cuesta respirar o se le hincha la cara, llame al 911.</li>
</ul>
<p>Los enlaces de este texto están en inglés.</p>`,
  childrencontent: `<p>How will you feel on the day of the HPV shot? It is a quick pinch, and then it is done.</p>
<p>Your arm may be sore for a day or two, like when you throw a ball a lot. You may feel hot or tired. Rest, and it will pass.</p>
<p>Some kids feel dizzy. So stay in your chair for 15 minutes. Bring a book or a game! Do you feel odd? Tell an adult right away. They know what to do.</p>
<p>Grown-ups check this vaccine all the time to help keep it safe.</p>`,
  childrencontent_es: `<p>¿Cómo te vas a sentir el día de la vacuna? Es un pinchazo rápido y ya.</p>
<p>El brazo te puede doler un día o dos, como cuando lanzas mucho la pelota. Tal vez sientas calor o sueño. Descansa y se te pasa.</p>
<p>Algunos se marean. Por eso, quédate en la silla 15 minutos. ¡Lleva un libro o un juego! Si te sientes raro o rara, dile a un adulto. Ellos saben qué hacer.</p>
<p>Mucha gente grande revisa esta vacuna todo el tiempo para cuidarte.</p>`,
  suggestedquestions: [
    "Which side effects do you see most, and how long do they last?",
    "What should I watch for over the next few days, and who should I call?",
    "My child has an allergy or faints easily. Does that change anything?",
    "Can my child sit or lie down here for 15 minutes after the shot?",
  ],
  suggestedquestions_es: [
    "¿Qué efectos secundarios ve usted más seguido y cuánto duran?",
    "¿En qué me debo fijar los primeros días y a quién llamo si algo me preocupa?",
    "Mi hijo o hija tiene una alergia o se desmaya con facilidad. ¿Eso cambia algo?",
    "¿Podemos quedarnos aquí 15 minutos después de la vacuna, en una silla o camilla?",
  ],
  externallinks: [
    {
      name: "Facts and fears about HPV vaccines – American Cancer Society (English)",
      url: "https://www.cancer.org/healthy/cancer-causes/infectious-agents/hpv/hpv-vaccine-facts-and-fears.html",
    },
    {
      name: "Question and answer sheets about vaccines – Children’s Hospital of Philadelphia (English and Spanish)",
      url: "https://www.chop.edu/centers-programs/vaccine-education-center/resources/vaccine-and-vaccine-safety-related-qa-sheets",
    },
    {
      name: "Vaccine information sheets – Immunize.org (English and Spanish)",
      url: "https://www.immunize.org/vis",
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
    {
      name: "Hoja de información sobre la vacuna – MedlinePlus (español; el número de dosis puede haber cambiado)",
      url: "https://medlineplus.gov/spanish/druginfo/meds/a615028-es.html",
    },
  ],
  videolink: "",
  videolink_es: "",
};
