import type { GivenFeedbacksWords } from "#web/i18n/en/given-feedbacks.ts";

export const givenFeedbacks: GivenFeedbacksWords = {
  title: "Opiniones",
  back: "Panel",
  intro: "Vea lo que opinan quienes usan el sitio.",

  type: "Tipo",
  types: {
    any: "Sitio y preocupaciones",
    website: "Sitio web",
    concern: "Preocupaciones",
  },
  found: (amount) =>
    `${amount.toLocaleString("es-US")} ${amount === 1 ? "opinión" : "opiniones"}`,
  average: (score) => `${score.toFixed(1)} de 5 en promedio`,

  score: (score) => `${score} de 5 estrellas`,
  unscored: "Sin puntuación",
  questions: {
    useful: "Le sirvió",
    findinformation: "Encontró la información",
    wouldrecommend: "Lo recomendaría",
    meetexpectations: "Fue lo que esperaba",
  },
  yes: "Sí",
  no: "No",
  addorimprove: "Qué agregar o mejorar",
  additionalinformation: "Qué más le gustaría saber",

  none: "Todavía no hay opiniones",
  noneText:
    "Cuando los visitantes digan qué piensan del sitio o de una preocupación, lo leerá aquí.",
  nothingFound: "Ninguna opinión coincide",
  nothingFoundText: "Pruebe con otras palabras u otros días, o vea todas.",
  showAll: "Ver todas las opiniones",
};
