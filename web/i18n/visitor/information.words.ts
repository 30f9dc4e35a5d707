const en = {
  title: "About this quiz",
  text: "What to know before you start.",
  headings: {
    purpose: "What is it for?",
    time: "How long does it take?",
    voluntary: "Do I have to take it?",
    stored: "What is kept, and for how long?",
    whosees: "Who sees my answers?",
    whoruns: "Who runs this site, and who pays for it?",
    studyboard: "Who checks this study?",
    reachus: "Who can I ask?",
  },
  contactUs: "Contact us",
  noneTitle: "Nothing here yet",
  noneText: "This text is still being written. You can ask us your questions.",
};

const es: typeof en = {
  title: "Sobre este cuestionario",
  text: "Lo que conviene saber antes de empezar.",
  headings: {
    purpose: "¿Para qué es?",
    time: "¿Cuánto dura?",
    voluntary: "¿Tengo que hacerlo?",
    stored: "¿Qué se guarda y por cuánto tiempo?",
    whosees: "¿Quién ve mis respuestas?",
    whoruns: "¿Quién está a cargo de este sitio y quién lo paga?",
    studyboard: "¿Quién revisa este estudio?",
    reachus: "¿A quién puedo preguntar?",
  },
  contactUs: "Contáctenos",
  noneTitle: "Todavía no hay nada aquí",
  noneText: "Este texto se está escribiendo. Puede hacernos sus preguntas.",
};

export const informationWords = { en, es };
