import type { ConcernContent } from "#shared/contract/content/concerns.ts";

export const cost: ConcernContent = {
  name: "Cost and finding a clinic",
  name_es: "¿Cuánto cuesta y dónde la ponen?",
  summary:
    "For most children it costs nothing. Ask about visit fees before you go.",
  summary_es:
    "La mayoría de las familias no paga nada. Antes de ir, pregunte si cobran la cita.",
  content: `<p>For most children in the United States, the vaccine against the human papillomavirus (HPV) costs the family nothing. There may still be a fee for the visit or for giving the shot. So call and ask before you go.</p>
<h3>What is known</h3>
<ul>
<li><strong>Free vaccines:</strong> in the United States, a program called <a href="https://www.cdc.gov/vaccines/programs/vfc/parents/index.html">Vaccines for Children</a> (VFC) gives free vaccines until the 19th birthday.</li>
<li><strong>Who it is for:</strong> children who can get Medicaid, have no health insurance, or are American Indian or Alaska Native. It also helps if a health plan does not pay for the vaccine. In that case, only certain health centers give it free.</li>
<li><strong>No proof needed:</strong> for this program, you do not have to show proof. You answer a few questions, mostly about health insurance. Immigration is not one of them. The clinic may still ask for the shot record and your permission.</li>
<li><strong>Fees:</strong> a clinic may charge for the visit and for giving the shot. But for a child in this program, it <a href="https://www.cdc.gov/vaccines/programs/vfc/parents/qa-flyer.html">may not refuse the vaccine</a> because you can’t pay the fee for giving it. That is a US rule (42 CFR 441.615).</li>
<li><strong>Health plans:</strong> in January 2026, the <a href="https://www.hhs.gov/press-room/fact-sheet-cdc-childhood-immunization-recommendations.html">US health department</a> said most plans would still pay for the child vaccines advised in 2025. HPV was one of them. This means Medicaid, CHIP, marketplace plans and most plans from a job.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>Health plans can change each January. We can’t say what each plan will pay for next year. Call and ask.</p>
<h3>What you can do next</h3>
<ul>
<li>Call the clinic. Ask if the vaccine is free for {child}, and what else you may have to pay. If you have health insurance, call the number on your card and ask the same.</li>
<li>If you have no clinic, find a <a href="https://findahealthcenter.hrsa.gov">health center</a> near you. These centers serve everyone, even people who can’t pay. You can also call 211 and ask where the shot is free.</li>
<li>Do you have questions about immigration? A free legal aid group can tell you what the rules are today.</li>
</ul>`,
  content_es: `<p>En Estados Unidos, la mayoría de las familias no paga nada por la vacuna contra el virus del papiloma humano (VPH). A veces cobran por la cita o por ponerla. Llame antes y pregunte.</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>Vacunas gratis:</strong> en Estados Unidos hay un programa que se llama <a href="https://www.cdc.gov/vaccines/programs/vfc/parents/qa-detailed-sp.html">Vacunas para Niños</a> (VFC, en inglés). Da vacunas gratis hasta que cumplen 19 años.</li>
<li><strong>Para quién es:</strong> niños que califican para Medicaid, no tienen seguro médico o son indígenas de Estados Unidos o nativos de Alaska. También ayuda si el seguro no paga la vacuna. En ese caso, solo es gratis en ciertos centros de salud.</li>
<li><strong>Sin comprobantes:</strong> para este programa no tiene que mostrar ningún comprobante. Le hacen unas preguntas, sobre todo del seguro médico. Su estatus migratorio no es una de ellas. La clínica sí puede pedirle el registro de vacunas y su permiso.</li>
<li><strong>Otros cobros:</strong> la clínica puede cobrar por la cita y por poner la vacuna. Pero a un niño o niña del programa <a href="https://www.cdc.gov/vaccines/programs/vfc/parents/qa-flyer.html">no se la puede negar</a> si no puede pagar lo que cobra por ponerla. Así lo dice una regla de Estados Unidos (42 CFR 441.615).</li>
<li><strong>Los seguros:</strong> en enero de 2026, el <a href="https://www.hhs.gov/press-room/fact-sheet-cdc-childhood-immunization-recommendations.html">departamento de salud de Estados Unidos</a> dijo que la mayoría seguiría pagando estas vacunas. Son las que se aconsejaban para niños en 2025, y la del VPH era una de ellas. Esto incluye Medicaid, CHIP, los planes del Mercado (“Obamacare”) y la mayoría de los seguros del trabajo.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>Los seguros pueden cambiar cada enero. No sabemos qué va a pagar cada uno el próximo año. Llame y pregunte.</p>
<h3>Qué puede hacer ahora</h3>
<ul>
<li>Llame a la clínica. Pregunte si la vacuna es gratis para {child} y qué otra cosa le pueden cobrar. Si tiene seguro médico, llame al número de su tarjeta y pregunte lo mismo.</li>
<li>Si no tiene clínica, busque un <a href="https://findahealthcenter.hrsa.gov">centro de salud</a> cerca de usted. Estos centros atienden a todos, aunque no puedan pagar. También puede llamar al 211 y preguntar dónde la ponen gratis.</li>
<li>¿Tiene dudas de inmigración? Un grupo de ayuda legal gratis le puede decir qué reglas hay hoy.</li>
</ul>
<p>De los enlaces de este texto, el primero está en español; los demás, en inglés.</p>`,
  childrencontent: `<p>Good news: many clinics give this shot for free! Grown-ups can take care of that part. You do not have to think about money.</p>
<p>Your job is small. Wear short sleeves, and bring a song, a book or a joke. Breathe slowly. The pinch is over in a few seconds.</p>
<p>Why get it? The shot helps your body fight a germ called HPV. After it, sit and rest for 15 minutes. If you feel odd or dizzy, tell an adult. Then you can go and play.</p>`,
  childrencontent_es: `<p>Una buena noticia: ¡en muchas clínicas esta vacuna es gratis! De eso se ocupan los adultos. Tú no tienes que pensar en el dinero.</p>
<p>Lo tuyo es fácil. Ponte manga corta. Lleva una canción, un libro o un chiste. Respira lento. El pinchazo dura unos segundos.</p>
<p>¿Y para qué es? Para que tu cuerpo sepa pelear contra el virus del papiloma humano (VPH). Después, descansa en una silla 15 minutos. Si te sientes mal o te mareas, dilo. ¡Y luego, a jugar!</p>`,
  suggestedquestions: [
    "Is this vaccine free for {child|my child} here? Is there a fee for giving it?",
    "Is this clinic part of the Vaccines for Children program?",
    "Can {child|my child} get it at a pharmacy, at school or in the evening?",
    "If another dose is due later, can you remind us?",
  ],
  suggestedquestions_es: [
    "¿La vacuna es gratis aquí para {child|mi hijo o hija}? ¿Cobran por ponerla?",
    "¿Esta clínica está en el programa Vacunas para Niños (VFC)?",
    "¿También la ponen en una farmacia, en la escuela o en la noche, después del trabajo?",
    "Si falta otra dosis, ¿nos pueden mandar un recordatorio?",
  ],
  externallinks: [
    {
      name: "Vaccines for Children program, for parents – CDC (English)",
      url: "https://www.cdc.gov/vaccines/programs/vfc/parents/index.html",
    },
    {
      name: "Questions from parents about free vaccines – CDC (English, with a flyer in Spanish)",
      url: "https://www.cdc.gov/vaccines/programs/vfc/providers/questions/qa-parents.html",
    },
  ],
  externallinks_es: [
    {
      name: "Vacunas para Niños: preguntas y respuestas para los padres – CDC (español)",
      url: "https://www.cdc.gov/vaccines/programs/vfc/parents/qa-detailed-sp.html",
    },
    {
      name: "Vacune a sus hijos contra el VPH – MyHealthfinder (español; el número de dosis puede haber cambiado)",
      url: "https://odphp.health.gov/espanol/myhealthfinder/visitas-doctor/vacunas/vacuna-tus-hijos-vph",
    },
  ],
  videolink: "",
  videolink_es: "",
};
