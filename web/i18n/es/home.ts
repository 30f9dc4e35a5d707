import type { HomeWords } from "#web/i18n/en/home.ts";

export const home: HomeWords = {
  welcome: "¡Le damos la bienvenida!",
  hello: (name) => `¡Hola, ${name}!`,
  cannotLoad: "No podemos cargar sus datos. Por favor, intente más tarde.",
  linkGone:
    "Si esto no ayuda: tal vez el enlace está mal escrito o ya no es válido. Su clínica puede enviarle otro.",
};
