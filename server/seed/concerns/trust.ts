import type { ConcernContent } from "#shared/contract/concerns.ts";

export const trust: ConcernContent = {
  name: "Who can I trust?",
  name_es: "¿En quién puedo confiar?",
  content: `<p>It is fair to ask who is behind a vaccine and who makes money from it. You do not have to take the company’s word. The vaccine against the human papillomavirus (HPV) has also been studied in many places by people who don’t sell it.</p>
<h3>What is known</h3>
<ul>
<li><strong>You are not alone:</strong> in a 2019 US study of 431 parents, <a href="https://doi.org/10.1080/21645515.2019.1574157">about 1 out of 8</a> said that the motives of drug companies were their top worry.</li>
<li><strong>Checks in the United States:</strong> the FDA must approve a vaccine, and then others keep watch. Anyone can report a problem. From 2014 to 2017, there were <a href="https://publications.aap.org/pediatrics/article/144/6/e20191791/37909/">7 serious reports for every million doses</a>. A report does not show that the shot was the cause.</li>
<li><strong>Checks in other countries:</strong> Denmark looked at the records of <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC8391101">996,300 girls and women</a> from 2007 to 2016. It found no link to a rare problem of the ovaries that some families worry about. In 2025, the research group Cochrane put together studies of more than 132 million people. It did not find more serious health problems after the vaccine.</li>
<li><strong>Changing advice:</strong> US advice has been changing, and it is fine to feel lost. In 2025 and 2026, the advice committee was replaced, CDC changed its schedule, and a court put that on hold. In January 2026, CDC and the American Academy of Pediatrics <a href="https://www.sgo.org/news/the-new-u-s-childhood-vaccine-schedule-a-key-change-for-hpv-immunization">still advised this vaccine</a> for all children. Where they differed was the number of doses.</li>
<li><strong>School rules:</strong> in most parts of the United States, this vaccine is your choice. A few places ask for it in some school grades, and the ways to opt out differ. Check with your school.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>The advice may change again. And no study can rule out a problem that is very, very rare. That is why the checks go on.</p>
<h3>What you can do next</h3>
<ul>
<li>Ask the doctor or nurse whose advice they follow, and why.</li>
<li>Ask about us, too. The bottom of this page says who runs this site and who pays for it. You can also write to us from the contact page.</li>
<li>The choice is yours: say yes, take more time or say no. A sore arm is very common, and serious problems are rare. If you wait, keep in mind that the vaccine works best before a child meets the virus.</li>
</ul>`,
  content_es: `<p>Es justo preguntar quién está detrás de una vacuna y quién gana dinero con ella. No tiene que creerle solo a la compañía. La vacuna contra el virus del papiloma humano (VPH) también la han estudiado en muchos lugares personas que no la venden.</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>Usted no es la única persona:</strong> en un estudio de 2019 con 431 padres de Estados Unidos, <a href="https://doi.org/10.1080/21645515.2019.1574157">cerca de 1 de cada 8</a> dijo que su mayor preocupación eran los motivos de las compañías.</li>
<li><strong>Quién la revisa en Estados Unidos:</strong> la FDA tiene que aprobar cada vacuna, y luego otros la siguen vigilando. Cualquiera puede reportar un problema. De 2014 a 2017 hubo <a href="https://publications.aap.org/pediatrics/article/144/6/e20191791/37909/">7 reportes graves por cada millón de dosis</a>. Un reporte no quiere decir que la vacuna fue la causa.</li>
<li><strong>Quién la revisa en otros países:</strong> Dinamarca miró los datos de <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC8391101">996,300 niñas y mujeres</a> de 2007 a 2016. No encontró relación con un problema raro de los ovarios que preocupa a algunas familias. En 2025, el grupo de investigación Cochrane juntó estudios con más de 132 millones de personas. No encontró más problemas graves de salud después de la vacuna.</li>
<li><strong>Consejos que cambian:</strong> en Estados Unidos los consejos han cambiado, y es normal no saber qué pensar. En 2025 y 2026 se reemplazó al comité que los da, los CDC cambiaron su calendario y un tribunal puso ese cambio en pausa. En enero de 2026, los CDC y la Academia Americana de Pediatría <a href="https://www.sgo.org/news/the-new-u-s-childhood-vaccine-schedule-a-key-change-for-hpv-immunization">todavía aconsejaban esta vacuna</a> para todos los niños y niñas. No estaban de acuerdo en el número de dosis.</li>
<li><strong>Las escuelas:</strong> en casi todo Estados Unidos, usted decide. En unos pocos lugares es requisito escolar para ciertos grados, y cada uno tiene sus reglas para decir que no. Pregunte en la escuela.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>Los consejos pueden cambiar otra vez. Y ningún estudio puede descartar un problema muy, muy raro. Por eso la vacuna se sigue vigilando.</p>
<h3>Qué puede hacer ahora</h3>
<ul>
<li>Pregunte al doctor o a la enfermera qué consejos sigue y por qué.</li>
<li>Pregunte también por nosotros. Al final de esta página dice quién maneja este sitio y quién lo paga. También puede escribirnos desde la página de contacto.</li>
<li>La decisión es suya: puede decir que sí, tomarse más tiempo o decir que no. El dolor en el brazo es muy común, y los problemas graves son raros. Si espera, tome en cuenta que la vacuna funciona mejor antes del contacto con el virus.</li>
</ul>
<p>Los enlaces de este texto están en inglés.</p>`,
  childrencontent: `<p>How do we know a vaccine is okay? That is a smart thing to ask!</p>
<p>Think of a big math test. One kid may get a sum wrong. But if lots of kids check it, they will find the mistake. With vaccines, doctors in many countries check. They look at how kids do after the shot and write it down, and then others look at it too.</p>
<p>They still check, year after year. You can ask too! Just say to your doctor or nurse, “How do we know?” A good helper will take time to tell you.</p>`,
  childrencontent_es: `<p>¿Cómo se sabe si una vacuna es buena? ¡Qué buena pregunta!</p>
<p>Piensa en una suma muy larga. Si la haces sin ayuda, algo se te puede pasar. Pero si la revisa toda la clase, sale bien. Con las vacunas es igual: las revisa gente de muchos países. Miran cómo están los niños y niñas después. Todo lo anotan, y otros lo vuelven a mirar.</p>
<p>Y siguen así año tras año. Tú también puedes preguntar: “¿Y cómo lo saben?”. Tu doctora o enfermero te lo puede contar.</p>`,
  suggestedquestions: [
    "Besides the company, who checks that this vaccine is safe?",
    "Does my child’s school ask for this vaccine?",
    "I have heard different advice from different groups. Which do you follow, and why?",
    "What would you suggest for a child like mine?",
  ],
  suggestedquestions_es: [
    "Aparte de la compañía, ¿quién revisa que esta vacuna sea segura?",
    "¿La escuela de mi hijo o hija pide esta vacuna?",
    "Cada grupo dice algo distinto. ¿Usted qué consejos sigue y por qué?",
    "En un caso como el nuestro, ¿qué haría usted?",
  ],
  externallinks: [
    {
      name: "School rules for the HPV vaccine, 2025 – Immunize.org (English)",
      url: "https://www.immunize.org/official-guidance/state-policies/vaccine-requirements/hpv-secondary-2025/",
    },
    {
      name: "Vaccine schedule (PDF) – American Academy of Pediatrics (English; other groups may advise another number of doses)",
      url: "https://downloads.aap.org/AAP/PDF/AAP-Immunization-Schedule.pdf",
    },
    {
      name: "Facts and fears about HPV vaccines – American Cancer Society (English)",
      url: "https://www.cancer.org/healthy/cancer-causes/infectious-agents/hpv/hpv-vaccine-facts-and-fears.html",
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
      name: "El VPH y la vacuna, para padres – Let’s Get Real About Vaccines (español; el número de dosis puede haber cambiado)",
      url: "https://www.letsgetrealaboutvaccines.org/es/informacion-sobre-vacunas-infantiles/enfermedades-prevenibles-mediante-vacunacion/vph",
    },
  ],
  videolink: "",
  videolink_es: "",
};
