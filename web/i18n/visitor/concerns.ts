const en = {
  listTitle: "All concerns",
  listText:
    "These are questions that many parents have about the HPV vaccine. Open any of them to read what is known and what is not known yet.",
  takeSurveyTitle: "Which of these matter most to you?",
  takeSurveyText:
    "A short survey of about 5 minutes sorts them for you and gives you questions for the doctor or nurse.",
  takeSurvey: "Take the survey",
  noneTitle: "Nothing here yet",
  noneText: "The concerns are still being written. Please come back soon.",
  inEnglish: "in English",
  textInEnglish: "This text is in English.",
  linksTitle: "Read more",
  newTab: "opens in a new tab",
  videoTitle: "Video",
  watchVideo: "Watch the video",
  videoOf: (concern: string) => `Video: ${concern}`,
  videoFrom: (host: string) =>
    `It comes from ${host}. Nothing is sent there before you tap.`,
  watchAt: (host: string) => `Watch it at ${host}`,
  forChildren: "Read this with your child",
  childrenNote:
    "For parents: this page is written for your child. You can read it together. It asks nothing and keeps nothing.",
  childrenEmpty: "This page is still being written. Please come back soon.",
  back: "Back",
};

const es: typeof en = {
  listTitle: "Todas las preocupaciones",
  listText:
    "Estas son dudas que muchos padres tienen sobre la vacuna contra el VPH. Abra cualquiera para leer qué se sabe y qué no se sabe todavía.",
  takeSurveyTitle: "¿Cuáles le importan más a usted?",
  takeSurveyText:
    "Una encuesta corta, de unos 5 minutos, las ordena para usted y le da preguntas para el doctor o la enfermera.",
  takeSurvey: "Responder la encuesta",
  noneTitle: "Todavía no hay nada aquí",
  noneText: "Estos textos se están escribiendo. Vuelva pronto, por favor.",
  inEnglish: "en inglés",
  textInEnglish: "Este texto está en inglés.",
  linksTitle: "Para leer más",
  newTab: "se abre en otra pestaña",
  videoTitle: "Video",
  watchVideo: "Ver el video",
  videoOf: (concern) => `Video: ${concern}`,
  videoFrom: (host) =>
    `Viene de ${host}. No se envía nada allá antes de que usted lo toque.`,
  watchAt: (host) => `Verlo en ${host}`,
  forChildren: "Leer esto con su hijo o hija",
  childrenNote:
    "Para los padres: esta página está escrita para su hijo o hija. Pueden leerla juntos. No pregunta nada ni guarda nada.",
  childrenEmpty: "Esta página se está escribiendo. Vuelva pronto, por favor.",
  back: "Volver",
};

export const concernsWords = { en, es };
