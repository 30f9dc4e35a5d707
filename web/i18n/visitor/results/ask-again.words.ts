import { catalog } from "#web/i18n/core/common.words.ts";

const en = {
  title: "One question again: what do you think now?",
  intro: "You answered this before reading. Answer it again if you like.",
  thanks: "Thank you for your answer.",
  closed: "This question is no longer asked. You do not need to do anything.",
  failed: "Your answer was not sent. Please choose it again.",
};

const es: typeof en = {
  title: "Una pregunta otra vez: ¿qué piensa ahora?",
  intro: "La contestó antes de leer. Si quiere, contéstela otra vez.",
  thanks: "Gracias por su respuesta.",
  closed: "Esta pregunta ya no se hace. No tiene que hacer nada.",
  failed: "Su respuesta no se envió. Por favor, vuelva a elegirla.",
};

export const askAgainWords = catalog(en, es);
