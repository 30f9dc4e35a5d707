import { plural } from "#web/i18n/admin/amounts.ts";

const en = {
  title: "Feedbacks",
  back: "Dashboard",
  intro: "See the feedbacks given by the site users.",

  type: "Type",
  types: {
    any: "Website and concerns",
    website: "Website",
    concern: "Concerns",
  },
  found: (amount: number) => plural.en(amount, "feedback", "feedbacks"),
  average: (score: number) => `${score.toFixed(1)} of 5 on average`,

  score: (score: number) => `${score} of 5 stars`,
  unscored: "No score",
  questions: {
    useful: "Useful",
    findinformation: "Found the information",
    wouldrecommend: "Would recommend it",
    meetexpectations: "Met expectations",
  },
  yes: "Yes",
  no: "No",
  addorimprove: "What to add or improve",
  additionalinformation: "What else they would like to know",

  none: "No feedback yet",
  noneText:
    "When visitors say what they think of the site or of a concern, you will read it here.",
  nothingFound: "No feedback matches",
  nothingFoundText: "Try other words or dates, or see all feedback.",
  showAll: "Show all feedbacks",
};

const es: typeof en = {
  title: "Opiniones",
  back: "Panel",
  intro: "Vea lo que opinan quienes usan el sitio.",

  type: "Tipo",
  types: {
    any: "Sitio y preocupaciones",
    website: "Sitio web",
    concern: "Preocupaciones",
  },
  found: (amount) => plural.es(amount, "opinión", "opiniones"),
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
  nothingFoundText: "Pruebe con otras palabras o fechas, o vea todas.",
  showAll: "Ver todas las opiniones",
};

export const adminFeedbacksWords = { en, es };
