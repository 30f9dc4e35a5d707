const en = {
  listTitle: "All topics",
  listText:
    "These are questions that many parents have about the HPV vaccine. Open any topic to read what is known and what is not known yet.",
  takeSurveyTitle: "Which of these matter most to you?",
  takeSurveyText:
    "Take a 5-minute quiz to see which matter most to you and get questions for the doctor or nurse.",
  takeSurvey: "Take the survey",
  noneTitle: "Nothing here yet",
  noneText: "We are still writing these topics. Please check back soon.",
  inEnglish: "in English",
  textInEnglish: "This text is in English.",
  linksTitle: "Read more",
  newTab: "opens in a new tab",
  videoTitle: "Video",
  watchVideo: "Watch the video",
  videoOf: (concern: string) => `Video: ${concern}`,
  videoFrom: (host: string) =>
    `This video is from ${host}. Nothing is sent to that site until you tap.`,
  watchAt: (host: string) => `Watch it on ${host}`,
  forChildren: "Read this with your child",
  childrenNote:
    "For parents: this page is written for your child. You can read it together. It does not ask for or save any information.",
  childrenEmpty: "We are still writing this page. Please check back soon.",
  back: "Back",
};

const es: typeof en = {
  listTitle: "Todos los temas",
  listText:
    "Estas son preguntas que muchos padres tienen sobre la vacuna contra el VPH. Abra cualquier tema para leer qué se sabe y qué no se sabe todavía.",
  takeSurveyTitle: "¿Qué temas le importan más a usted?",
  takeSurveyText:
    "Conteste un cuestionario de 5 minutos para ver cuáles le importan más. También recibirá preguntas para el doctor o la enfermera.",
  takeSurvey: "Empezar el cuestionario",
  noneTitle: "Todavía no hay nada aquí",
  noneText:
    "Todavía estamos escribiendo estos temas. Vuelva pronto, por favor.",
  inEnglish: "en inglés",
  textInEnglish: "Este texto está en inglés.",
  linksTitle: "Para leer más",
  newTab: "se abre en otra pestaña",
  videoTitle: "Video",
  watchVideo: "Ver el video",
  videoOf: (concern) => `Video: ${concern}`,
  videoFrom: (host) =>
    `Este video es de ${host}. No se envía nada a ese sitio hasta que usted toque el video.`,
  watchAt: (host) => `Verlo en ${host}`,
  forChildren: "Leer esto con su hijo o hija",
  childrenNote:
    "Para los padres: esta página está escrita para su hijo o hija. Puede leerla con él o con ella. No pide ni guarda ningún dato.",
  childrenEmpty:
    "Todavía estamos escribiendo esta página. Vuelva pronto, por favor.",
  back: "Volver",
};

export const concernsWords = { en, es };
