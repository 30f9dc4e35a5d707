import type { ConcernContent } from "#shared/contract/content/concerns.ts";

export const values: ConcernContent = {
  name: "Family values and faith",
  name_es: "Los valores y la fe de mi familia",
  summary:
    "It helps prevent cancer. In studies, it did not lead to more sexual risks.",
  summary_es:
    "Ayuda a prevenir el cáncer. En los estudios, no llevó a más riesgos sexuales.",
  content: `<p>What you teach at home about sex and values stays with your family. The vaccine against the human papillomavirus (HPV) is about preventing cancer later in life. In studies, girls who got it did not take more sexual risks.</p>
<h3>What is known</h3>
<ul>
<li><strong>Behavior:</strong> a 2016 review put together <a href="https://pubmed.ncbi.nlm.nih.gov/27130863/">21 studies with 527,475 people</a> in 12 countries. Girls who got the vaccine did not take more risks. Some were more careful.</li>
<li><strong>One partner is enough:</strong> HPV spreads by intimate skin contact. Without the vaccine, <a href="https://www.cancer.gov/types/cervical/causes-risk-prevention">most people get it</a> at some point. A person who waits for marriage can still get it from a husband or wife who has it.</li>
<li><strong>Condoms help, but not fully:</strong> they lower the chance of getting HPV. They do not take it away.</li>
<li><strong>Before, not after:</strong> the vaccine <a href="https://www.cancer.gov/types/cervical/causes-risk-prevention">does not treat</a> HPV that is already there. So it works best years before any contact.</li>
<li><strong>What is in it:</strong> proteins made with yeast, a small amount of aluminum salt, and a few other things. It has no live virus. It has <a href="https://www.fda.gov/vaccines-blood-biologics/vaccines/gardasil-9">no antibiotics and no preservative</a>, so no mercury.</li>
</ul>
<h3>What we don’t know yet</h3>
<p>Most of these studies were about girls, so we know less about boys. And most were of medium or weak quality. So we can be fairly sure, but not certain.</p>
<h3>What you can do next</h3>
<ul>
<li>You do not have to talk about sex at this visit. You can just say, “This shot helps protect you from cancer. Your arm may be sore after.”</li>
<li>If your faith has rules about what goes into the body, ask for the full list of ingredients. Show it to someone you trust.</li>
<li>The page for children on this site leaves sex out on purpose. When to talk about it, and how, is up to you.</li>
</ul>`,
  content_es: `<p>Lo que se enseña en casa sobre la sexualidad y los valores lo decide su familia. La vacuna contra el virus del papiloma humano (VPH) es para prevenir el cáncer. En los estudios, las jóvenes vacunadas no corrieron más riesgos en su vida sexual.</p>
<h3>Lo que se sabe</h3>
<ul>
<li><strong>Conducta:</strong> una revisión de 2016 reunió <a href="https://pubmed.ncbi.nlm.nih.gov/27130863/">21 estudios con 527,475 personas</a> de 12 países. Las jóvenes vacunadas no corrieron más riesgos. Algunas se cuidaban más.</li>
<li><strong>Basta una pareja:</strong> el VPH pasa por el contacto íntimo de la piel. Sin la vacuna, <a href="https://www.cdc.gov/hpv/parents/about-hpv-sp.html">la mayoría de las personas lo tienen</a> alguna vez. Quien espera hasta casarse puede contagiarse si su esposo o esposa lo tiene.</li>
<li><strong>El condón ayuda, pero no del todo:</strong> baja el riesgo, pero no lo quita.</li>
<li><strong>Antes, no después:</strong> la vacuna <a href="https://www.cancer.gov/types/cervical/causes-risk-prevention">no cura</a> el VPH que ya está en el cuerpo. Por eso funciona mejor años antes de cualquier contacto.</li>
<li><strong>Qué contiene:</strong> proteínas hechas con levadura, un poco de sal de aluminio y unas cuantas cosas más. No tiene virus vivo. <a href="https://www.fda.gov/vaccines-blood-biologics/vaccines/gardasil-9">No tiene antibióticos ni conservantes</a>, así que no tiene mercurio.</li>
</ul>
<h3>Lo que todavía no se sabe</h3>
<p>La mayoría de estos estudios son sobre mujeres jóvenes, y de los varones se sabe menos. Además, la mayoría son de calidad media o baja. Por eso es muy probable que sea así, pero no se puede dar por hecho.</p>
<h3>Qué puede hacer ahora</h3>
<ul>
<li>En la cita no hace falta hablar de relaciones sexuales. Basta con decir: “Esta vacuna te ayuda a protegerte del cáncer, y después te puede doler el brazo”.</li>
<li>Si su fe tiene reglas sobre lo que entra al cuerpo, pida la lista completa de ingredientes. Muéstrela a alguien de su confianza.</li>
<li>La página para niños de este sitio no habla de relaciones sexuales, y es a propósito. Cuándo y cómo hablarlo lo decide usted.</li>
</ul>
<p>De los enlaces de este texto, el segundo está en español; los demás, en inglés.</p>`,
  childrencontent: `<p>HPV is a germ that lots of grown-ups get. Most never even know it. The shot helps protect you when you are older.</p>
<p>Every family talks about health in its own way. You can ask your parents any question you have. You can ask your doctor or nurse too. No question is silly!</p>
<p>On the day of the shot, wear short sleeves and bring a joke to tell. Laughing makes it go by fast.</p>`,
  childrencontent_es: `<p>A muchos adultos les da el virus del papiloma humano (VPH). La mayoría no lo nota. La vacuna que te van a poner te cuida para cuando seas grande.</p>
<p>Cada familia habla de la salud a su manera. La tuya también. Puedes preguntar lo que quieras en casa. Y también a tu doctora o enfermero. ¡Ninguna pregunta es tonta!</p>
<p>El día de la vacuna, ponte manga corta y lleva un chiste para contar. Con risa todo pasa más rápido.</p>`,
  suggestedquestions: [
    "How can I explain this shot to {child|my child} in a way that fits our values?",
    "We teach our child to wait. Does this vaccine still make sense for us?",
    "What is in the vaccine? May I see the full list?",
    "How could {child|my child} come into contact with HPV later in life?",
  ],
  suggestedquestions_es: [
    "¿Cómo le explico esta vacuna a {child|mi hijo o hija} de acuerdo con nuestros valores?",
    "En casa enseñamos a esperar. ¿De todos modos nos conviene la vacuna?",
    "¿Qué contiene la vacuna? ¿Puedo ver la lista completa?",
    "¿Cómo podría {child|mi hijo o hija} tener contacto con el VPH más adelante?",
  ],
  externallinks: [
    {
      name: "Causes, risk and prevention of cancer of the cervix – National Cancer Institute (English)",
      url: "https://www.cancer.gov/types/cervical/causes-risk-prevention",
    },
    {
      name: "Facts and fears about HPV vaccines – American Cancer Society (English)",
      url: "https://www.cancer.org/healthy/cancer-causes/infectious-agents/hpv/hpv-vaccine-facts-and-fears.html",
    },
  ],
  externallinks_es: [
    {
      name: "La infección por el VPH, para padres – CDC (español; el número de dosis puede haber cambiado)",
      url: "https://www.cdc.gov/hpv/parents/about-hpv-sp.html",
    },
    {
      name: "El VPH y la vacuna – Departamento de Salud de Carolina del Norte (español; el número de dosis puede haber cambiado)",
      url: "https://www.dph.ncdhhs.gov/programs/epidemiology/inmunizacion/detalles/vph",
    },
  ],
  videolink: "",
  videolink_es: "",
};
