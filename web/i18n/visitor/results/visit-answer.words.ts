import { catalog } from "#web/i18n/core/common.words.ts";

const en = {
  one: {
    question: "Was your question answered?",
    answers: { all: "Yes", some: "Partly", none: "No" },
  },
  several: {
    question: "Were your questions answered?",
    answers: { all: "All", some: "Some", none: "None" },
  },
  helper: "The clinic sees only totals, without names or your questions.",
  thanks: "Thank you. You can still change it.",
};

const es: typeof en = {
  one: {
    question: "¿Le contestaron su pregunta?",
    answers: { all: "Sí", some: "En parte", none: "No" },
  },
  several: {
    question: "¿Le contestaron sus preguntas?",
    answers: { all: "Todas", some: "Algunas", none: "Ninguna" },
  },
  helper: "La clínica solo ve totales, sin nombres ni sus preguntas.",
  thanks: "Gracias. Todavía puede cambiarlo.",
};

export const visitAnswerWords = catalog(en, es);
