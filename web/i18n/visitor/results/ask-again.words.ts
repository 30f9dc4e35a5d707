import { catalog } from "#web/i18n/core/common.words.ts";

const en = {
  title: "Answer one question again",
  intro: "You answered this before reading. What do you think now?",
  skip: "Skip",
  thanks: "Thank you for your answer.",
  failed: "Your answer was not sent. Please choose it again.",
};

const es: typeof en = {
  title: "Conteste otra vez una pregunta",
  intro: "La contestó antes de leer. ¿Qué piensa ahora?",
  skip: "Saltar",
  thanks: "Gracias por su respuesta.",
  failed: "Su respuesta no se envió. Por favor, vuelva a elegirla.",
};

export const askAgainWords = catalog(en, es);
