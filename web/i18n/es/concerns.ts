import type { ConcernsWords } from "#web/i18n/en/concerns.ts";

export const concerns: ConcernsWords = {
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
