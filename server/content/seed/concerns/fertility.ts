import type { ConcernContent } from "#shared/contract/content/concerns.ts";

export const fertility: ConcernContent = {
  name: "Having children one day",
  name_es: "Poder tener hijos en el futuro",
  summary:
    "Large studies have not found that it makes it harder to have children.",
  summary_es:
    "Los estudios grandes no han encontrado que haga más difícil tener hijos.",
  content: `<p>Large studies have not found that the vaccine against the human papillomavirus (HPV) makes it harder to have children. Treatment for cancer of the cervix (the neck of the womb), which HPV can cause, can make it harder.</p>
<h3>What is known</h3>
<ul>
<li><strong>In Denmark:</strong> a study looked at <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC8391101">996,300 girls and women</a> from 2007 to 2016. Ovaries that stop working too soon were not more common after the vaccine.</li>
<li><strong>In the United States:</strong> a 2018 study of <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC6719304">199,078 girls and women</a> found 46 with this problem and no other clear cause. It was not more common after the vaccine.</li>
<li><strong>All studies together:</strong> a 2023 review looked at four studies with <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC9866915">more than 1.2 million people</a>. This problem was not clearly more common after the vaccine. In 2025, the independent group Cochrane <a href="https://doi.org/10.1002/14651858.CD015363.pub2">found no link</a> with trouble having children.</li>
<li><strong>Treatment:</strong> care for cancer of the cervix, or for early changes, can affect a pregnancy or the chance to have a baby.</li>
<li><strong>Pregnancy:</strong> the shot is given after a pregnancy, not during it. When it was given by mistake, no harm to the pregnancy was found.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>This problem of the ovaries is rare, with or without the vaccine. So the studies can rule out a large rise, but not a very small one. They looked at girls and women, not at boys.</p>
<h3>What you can do next</h3>
<ul>
<li>Ask the doctor or nurse what these studies mean for {child}.</li>
<li>If your daughter’s periods are new or not regular, say so and ask if it matters.</li>
<li>Ask about common side effects too, such as a sore arm. If you choose to wait, ask what that means for {child}’s protection.</li>
</ul>`,
  content_es: `<p>Los estudios grandes no han encontrado que la vacuna contra el virus del papiloma humano (VPH) haga más difícil tener hijos. El tratamiento del cáncer de cuello uterino (o cáncer cervical), que el VPH puede causar, sí puede hacerlo más difícil.</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>En Dinamarca:</strong> un estudio siguió a <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC8391101">996,300 niñas y mujeres</a> de 2007 a 2016. Después de la vacuna, no fue más común que los ovarios dejaran de funcionar antes de tiempo.</li>
<li><strong>En Estados Unidos:</strong> un estudio de 2018 con <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC6719304">199,078 niñas y mujeres</a> encontró 46 con este problema y sin otra causa clara. No fue más común después de la vacuna.</li>
<li><strong>Todos los estudios juntos:</strong> una revisión de 2023 reunió cuatro estudios con <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC9866915">más de 1.2 millones de personas</a>. Este problema no fue claramente más común después de la vacuna. En 2025, el grupo independiente Cochrane <a href="https://doi.org/10.1002/14651858.CD015363.pub2">no encontró relación</a> con la fertilidad (poder tener hijos).</li>
<li><strong>El tratamiento:</strong> tratar el cáncer de cuello uterino, o los primeros cambios, puede afectar un embarazo o hacer difícil tener un bebé.</li>
<li><strong>El embarazo:</strong> la vacuna se pone después del embarazo. Cuando se puso por error, no se vio daño al embarazo.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>Este problema de los ovarios es raro, con o sin la vacuna. Por eso los estudios pueden descartar un aumento grande, pero no uno muy pequeño. Se hicieron con niñas y mujeres, no con varones.</p>
<h3>Qué puede hacer ahora</h3>
<ul>
<li>Pregunte a la doctora o al enfermero qué significan estos estudios para {child}.</li>
<li>Si a su hija apenas le empezó la regla, o no le llega cada mes, dígalo y pregunte si importa.</li>
<li>Pregunte también por los efectos secundarios comunes, como el dolor en el brazo. Si prefiere esperar, pregunte qué pasa con la protección.</li>
</ul>
<p>Los enlaces de este texto están en inglés.</p>`,
  childrencontent: `<p>The HPV shot goes in your arm. It teaches your body to fight a germ. It does not change how you grow up.</p>
<p>You will still get taller. You will still run, play, eat and sleep as you do now. The only thing that is new is what your body has learned.</p>
<p>Do you have a question about how you grow? That is great. Ask your mom, your dad, your doctor or your nurse. You can ask in private if you like.</p>`,
  childrencontent_es: `<p>La vacuna se pone en el brazo. Le enseña a tu cuerpo a pelear contra el virus del papiloma humano (VPH). No cambia cómo vas a crecer.</p>
<p>Vas a seguir creciendo, como todos. Vas a correr, jugar, comer y dormir igual que hoy. Lo único nuevo es lo que tu cuerpo aprendió.</p>
<p>¿Tienes preguntas sobre tu cuerpo? ¡Qué bueno! Habla con tu mamá, tu papá o tu doctora. Si quieres, pregunta a solas.</p>`,
  suggestedquestions: [
    "What do studies say about this vaccine and having children later?",
    "How could HPV, or the treatment for it, affect having children?",
    "My daughter’s periods are new or not regular. Does that matter here?",
    "Is there any reason for us to wait?",
  ],
  suggestedquestions_es: [
    "¿Qué dicen los estudios sobre esta vacuna y tener hijos más adelante?",
    "¿Cómo pueden el VPH o su tratamiento afectar la posibilidad de tener hijos?",
    "A mi hija apenas le llegó la regla, o no le llega cada mes. ¿Importa para la vacuna?",
    "En nuestro caso, ¿hay alguna razón para esperar?",
  ],
  externallinks: [
    {
      name: "Facts and fears about HPV vaccines – American Cancer Society (English)",
      url: "https://www.cancer.org/healthy/cancer-causes/infectious-agents/hpv/hpv-vaccine-facts-and-fears.html",
    },
    {
      name: "The study from Denmark, 2021 – PubMed Central (English)",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8391101",
    },
    {
      name: "Question and answer sheets about vaccines – Children’s Hospital of Philadelphia (English and Spanish)",
      url: "https://www.chop.edu/centers-programs/vaccine-education-center/resources/vaccine-and-vaccine-safety-related-qa-sheets",
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
