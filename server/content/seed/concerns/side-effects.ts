import type { ConcernContent } from "#shared/contract/content/concerns.ts";

export const sideEffects: ConcernContent = {
  name: "Side effects",
  name_es: "Efectos secundarios",
  summary: "Most are mild and short, like a sore arm. Serious ones are rare.",
  summary_es:
    "La mayoría son leves y duran poco, como el dolor en el brazo. Los graves son raros.",
  content: `<p>Yes, there can be side effects. Most are mild and short, like a sore arm. Serious ones are rare. The benefit: the vaccine against the human papillomavirus (HPV) helps prevent cancer later in life.</p>
<h3>What is known</h3>
<ul>
<li><strong>Very common:</strong> a sore, red or swollen arm. Some children get a headache or a fever, or feel tired, achy or sick to the stomach.</li>
<li><strong>Fainting:</strong> some people feel dizzy or faint after any shot, teens more than others. Sitting for 15 minutes helps.</li>
<li><strong>Severe allergy:</strong> this is rare, and clinics are ready for it. A US study of all vaccines, from 2009 to 2011, found <a href="https://doi.org/10.1016/j.jaci.2015.07.048">about 1 for every million doses</a>.</li>
<li><strong>Reports:</strong> VAERS is the US system where anyone can report a problem after a shot. From 2014 to 2017, it got <a href="https://publications.aap.org/pediatrics/article/144/6/e20191791/37909/">7 reports of serious problems for every million doses</a>. A report does not show that the shot was the cause.</li>
<li><strong>Large studies:</strong> Cochrane is a group of independent researchers. In 2025, it put together <a href="https://doi.org/10.1002/14651858.CD015364.pub2">60 studies with about 157,000 people</a>. Serious health problems were not more common after the vaccine.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>No one can say ahead of time how your own child will react. And no study can rule out a problem that is very, very rare. That is why the checks go on.</p>
<h3>What you can do next</h3>
<ul>
<li>Before the shot, tell the nurse about any allergy. A child with a severe allergy to yeast or to an earlier dose should not get it. In pregnancy, the shot waits until after the birth.</li>
<li>After the shot, stay and sit for 15 minutes. If {child} has trouble breathing or a swollen face, call 911.</li>
<li>You or the clinic can report a problem to <a href="https://vaers.hhs.gov">VAERS</a>, <a href="tel:+18008227967">1-800-822-7967</a>. A US program can pay in the rare case of harm: <a href="tel:+18003382382">1-800-338-2382</a>.</li>
</ul>`,
  content_es: `<p>Sí, puede haber efectos secundarios. La mayoría son leves y duran poco, como el dolor en el brazo. Los graves son raros. El beneficio: la vacuna contra el virus del papiloma humano (VPH) ayuda a prevenir el cáncer en el futuro.</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>Muy común:</strong> el brazo duele, se pone rojo o se hincha. A veces hay fiebre, dolor de cabeza, náusea, cansancio o dolor en el cuerpo.</li>
<li><strong>Desmayos:</strong> con cualquier vacuna puede haber mareo o desmayo, sobre todo en los adolescentes. Sentarse 15 minutos ayuda.</li>
<li><strong>Alergia grave:</strong> es rara, y las clínicas están preparadas para atenderla. Un estudio de Estados Unidos sobre todas las vacunas, de 2009 a 2011, encontró <a href="https://doi.org/10.1016/j.jaci.2015.07.048">cerca de 1 por cada millón de dosis</a>.</li>
<li><strong>Reportes:</strong> VAERS es el sistema de Estados Unidos donde cualquiera puede reportar un problema después de una vacuna. De 2014 a 2017 recibió <a href="https://publications.aap.org/pediatrics/article/144/6/e20191791/37909/">7 reportes de problemas graves por cada millón de dosis</a>. Un reporte no quiere decir que la vacuna fue la causa.</li>
<li><strong>Estudios grandes:</strong> Cochrane es un grupo de investigadores independientes. En 2025 reunió <a href="https://doi.org/10.1002/14651858.CD015364.pub2">60 estudios con unas 157,000 personas</a>. Los problemas graves de salud no fueron más comunes después de la vacuna.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>Nadie puede decir de antemano cómo va a reaccionar {child}. Y ningún estudio puede descartar un problema muy, muy raro. Por eso la vacuna se sigue vigilando.</p>
<h3>Qué puede hacer ahora</h3>
<ul>
<li>Antes de la vacuna, dígale a la enfermera o al enfermero si hay alguna alergia. Con una alergia grave a la levadura o a una dosis anterior, no se debe poner. En el embarazo, se pone después del parto.</li>
<li>Después de la vacuna, espere 15 minutos en una silla con {child}. Si le cuesta respirar o se le hincha la cara, llame al 911.</li>
<li>Usted o la clínica pueden reportar un problema a <a href="https://vaers.hhs.gov">VAERS</a>, <a href="tel:+18008227967">1-800-822-7967</a>. Un programa de Estados Unidos puede pagar en los raros casos de daño: <a href="tel:+18003382382">1-800-338-2382</a>.</li>
</ul>
<p>Los enlaces de este texto están en inglés.</p>`,
  childrencontent: `<p>How will you feel on the day of the HPV shot? It is a quick pinch, and then it is done.</p>
<p>Your arm may be sore for a day or two, like when you throw a ball a lot. You may feel hot or tired. Rest, and it will pass.</p>
<p>Some kids feel dizzy. So stay in your chair for 15 minutes. Bring a book or a game! Do you feel odd? Tell an adult right away. They know what to do.</p>
<p>Grown-ups check this vaccine all the time to help keep it safe.</p>`,
  childrencontent_es: `<p>¿Cómo te vas a sentir el día de la vacuna? Es un pinchazo rápido y ya.</p>
<p>El brazo te puede doler un día o dos, como cuando lanzas mucho la pelota. Tal vez sientas calor o sueño. Descansa y se te pasa.</p>
<p>Algunos se marean. Por eso, quédate en la silla 15 minutos. ¡Lleva un libro o un juego! Si te sientes raro o rara, dile a un adulto. Ellos saben qué hacer.</p>
<p>Muchos adultos revisan esta vacuna todo el tiempo para cuidarte.</p>`,
  suggestedquestions: [
    "Which side effects do you see most, and how long do they last?",
    "What should I watch for over the next few days, and who should I call?",
    "{child|My child} has an allergy or faints easily. Does that change anything?",
    "Can {child|my child} sit or lie down here for 15 minutes after the shot?",
  ],
  suggestedquestions_es: [
    "¿Qué efectos secundarios ve usted más seguido y cuánto duran?",
    "¿En qué me debo fijar los primeros días y a quién llamo si algo me preocupa?",
    "{child|Mi hijo o hija} tiene una alergia o se desmaya con facilidad. ¿Eso cambia algo?",
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
      name: "Hojas de información sobre la vacuna – Immunize.org (página en inglés con hojas en español)",
      url: "https://www.immunize.org/vis",
    },
  ],
  videolink: "",
  videolink_es: "",
};
