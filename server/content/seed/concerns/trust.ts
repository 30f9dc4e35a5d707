import type { ConcernContent } from "#shared/contract/content/concerns.ts";

export const trust: ConcernContent = {
  name: "Who can I trust?",
  name_es: "¿En quién puedo confiar?",
  summary: "People who do not sell the vaccine have studied it too.",
  summary_es: "También la han estudiado personas que no la venden.",
  content: `<p>It is fair to ask who is behind a vaccine and who makes money from it. You do not have to take the company’s word. The vaccine against the human papillomavirus (HPV) has also been studied by people who don’t sell it.</p>
<h3>What is known</h3>
<ul>
<li><strong>Others ask too:</strong> in a 2019 US study of 431 parents, <a href="https://doi.org/10.1080/21645515.2019.1574157">about 1 out of 8</a> worried most about drug companies’ motives. They had not yet talked about the vaccine with a doctor.</li>
<li><strong>Checks in the United States:</strong> the FDA must approve a vaccine, and then others keep watch. Anyone can report a problem to VAERS, the US reporting system. From 2014 to 2017, it got <a href="https://publications.aap.org/pediatrics/article/144/6/e20191791/37909/">7 reports of serious problems for every million doses</a>. A report does not show that the shot was the cause.</li>
<li><strong>Checks in other countries:</strong> Denmark, Sweden and England check with their national health records. In 2025, the independent group Cochrane put together <a href="https://doi.org/10.1002/14651858.CD015364.pub2">60 studies with about 157,000 people</a>. Serious health problems were not more common after the vaccine.</li>
<li><strong>Changing advice:</strong> US advice has changed, and it is fine to feel lost. In January 2026, CDC changed its schedule. CDC and the American Academy of Pediatrics <a href="https://www.sgo.org/news/the-new-u-s-childhood-vaccine-schedule-a-key-change-for-hpv-immunization">both still advised this vaccine</a> for all children. They differed on the number of doses. In March 2026, a court put the change on hold for the time being.</li>
<li><strong>School rules:</strong> in most parts of the United States, this vaccine is your choice. A few places ask for it in some school grades, and the ways to opt out differ. Check with your school.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>The advice may change again. And no study can rule out a problem that is very, very rare. That is why the checks go on.</p>
<h3>What you can do next</h3>
<ul>
<li>Ask the doctor or nurse whose advice they follow, and why.</li>
<li>Ask about us, too: who runs this site, and who pays for it? You can write to us from the contact page.</li>
<li>The choice is yours: say yes, take more time or say no. A sore arm is very common, and serious problems are rare. The vaccine works best before a child meets the virus.</li>
</ul>`,
  content_es: `<p>Es justo preguntar quién está detrás de una vacuna y quién gana dinero con ella. No tiene que creerle solo a la compañía. La vacuna contra el virus del papiloma humano (VPH) también la han estudiado personas que no la venden.</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>Otros también preguntan:</strong> en un estudio de 2019 participaron 431 padres de Estados Unidos. La mayor preocupación de <a href="https://doi.org/10.1080/21645515.2019.1574157">cerca de 1 de cada 8</a> eran los motivos de las compañías farmacéuticas. Todavía no habían hablado de la vacuna con un doctor.</li>
<li><strong>Quién la revisa en Estados Unidos:</strong> la FDA tiene que aprobar cada vacuna, y luego otros la siguen vigilando. Cualquiera puede reportar un problema a VAERS, el sistema de reportes de Estados Unidos. De 2014 a 2017 recibió <a href="https://publications.aap.org/pediatrics/article/144/6/e20191791/37909/">7 reportes de problemas graves por cada millón de dosis</a>. Un reporte no quiere decir que la vacuna fue la causa.</li>
<li><strong>Quién la revisa en otros países:</strong> Dinamarca, Suecia e Inglaterra la revisan con sus registros nacionales de salud. En 2025, el grupo independiente Cochrane reunió <a href="https://doi.org/10.1002/14651858.CD015364.pub2">60 estudios con unas 157,000 personas</a>. Los problemas graves de salud no fueron más comunes después de la vacuna.</li>
<li><strong>Recomendaciones que cambian:</strong> en Estados Unidos han cambiado, y es normal no saber qué pensar. En enero de 2026, los CDC cambiaron su calendario. Los CDC y la Academia Americana de Pediatría <a href="https://www.sgo.org/news/the-new-u-s-childhood-vaccine-schedule-a-key-change-for-hpv-immunization">todavía aconsejaban esta vacuna</a> para todos los niños y niñas. No estaban de acuerdo en el número de dosis. En marzo de 2026, un tribunal puso el cambio en pausa por el momento.</li>
<li><strong>Las escuelas:</strong> en la mayor parte de Estados Unidos, usted decide. En unos pocos lugares es requisito escolar para ciertos grados, y cada uno tiene sus reglas para no ponerla. Pregunte en la escuela.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>Las recomendaciones pueden cambiar otra vez. Y ningún estudio puede descartar un problema muy, muy raro. Por eso la vacuna se sigue vigilando.</p>
<h3>Qué puede hacer ahora</h3>
<ul>
<li>Pregunte a la doctora o al enfermero qué recomendaciones sigue y por qué.</li>
<li>Pregunte también por nosotros: ¿quién está a cargo de este sitio y quién lo paga? Puede escribirnos desde la página de contacto.</li>
<li>La decisión es suya: puede decir que sí, tomarse más tiempo o decir que no. El dolor en el brazo es muy común, y los problemas graves son raros. La vacuna funciona mejor antes del contacto con el virus.</li>
</ul>
<p>Los enlaces de este texto están en inglés.</p>`,
  childrencontent: `<p>How do we know a vaccine is okay? That is a smart thing to ask!</p>
<p>Think of a big math test. One kid may get a sum wrong. But if lots of kids check it, they will find the mistake. With vaccines, doctors in many countries check. They look at how kids do after the shot and write it down, and then others look at it too.</p>
<p>They still check, year after year. You can ask too! Just say to your doctor or nurse, “How do we know?” They will take time to tell you.</p>`,
  childrencontent_es: `<p>¿Cómo se sabe si una vacuna es buena? ¡Qué buena pregunta!</p>
<p>Piensa en una suma muy larga. Si la haces sin ayuda, algo se te puede pasar. Pero si la revisa toda la clase, sale bien. Con las vacunas es igual: las revisa gente de muchos países. Miran cómo están los niños y niñas después. Todo lo anotan, y otros lo vuelven a mirar.</p>
<p>Y siguen así año tras año. Tú también puedes preguntar: “¿Y cómo lo saben?”. Tu doctora o enfermero te lo puede contar.</p>`,
  suggestedquestions: [
    "Besides the company, who checks that this vaccine is safe?",
    "Does {child|my child}’s school ask for this vaccine?",
    "I have heard different advice from different groups. Which do you follow, and why?",
    "What would you suggest for a child like mine?",
  ],
  suggestedquestions_es: [
    "Aparte de la compañía, ¿quién revisa que esta vacuna sea segura?",
    "¿La escuela de {child|mi hijo o hija} pide esta vacuna?",
    "Cada grupo dice algo distinto. ¿Usted qué recomendaciones sigue y por qué?",
    "En un caso como el nuestro, ¿qué haría usted?",
  ],
  externallinks: [
    {
      name: "School rules for the HPV vaccine, 2025 – Immunize.org (English)",
      url: "https://www.immunize.org/official-guidance/state-policies/vaccine-requirements/hpv-secondary-2025/",
    },
    {
      name: "Vaccine schedule, 2026 (PDF) – American Academy of Pediatrics (English; other groups may advise another number of doses)",
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
      name: "Hojas de preguntas y respuestas – Hospital de Niños de Filadelfia (página en inglés con hojas en español)",
      url: "https://www.chop.edu/centers-programs/vaccine-education-center/resources/vaccine-and-vaccine-safety-related-qa-sheets",
    },
  ],
  videolink: "",
  videolink_es: "",
};
