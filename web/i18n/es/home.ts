import type { HomeWords } from "#web/i18n/en/home.ts";

export const home: HomeWords = {
  welcome: "¡Le damos la bienvenida!",
  hello: (name) => `¡Hola, ${name}!`,
  cannotLoad: "No podemos cargar sus datos. Por favor, intente más tarde.",
  linkForgotten:
    "Su enlace personal ya no es válido, así que este teléfono lo olvidó. Su clínica puede enviarle otro.",
  forgotten:
    "Lo que usted había escrito aquí se borró en su clínica, así que este teléfono también lo olvidó. Si tiene preguntas, llame a su clínica.",
  linkGone:
    "Si esto no ayuda: tal vez el enlace está mal escrito o ya no es válido. Su clínica puede enviarle otro.",
};
