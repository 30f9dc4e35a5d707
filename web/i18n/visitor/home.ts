const en = {
  welcome: "Welcome!",
  hello: (name: string) => `Hello, ${name}!`,
  cannotLoad: "Can't load your data. Please try again later.",
  linkGone:
    "If this does not help: the link may be mistyped or no longer valid. Your clinic can send you a new one.",
};

const es: typeof en = {
  welcome: "¡Le damos la bienvenida!",
  hello: (name) => `¡Hola, ${name}!`,
  cannotLoad: "No podemos cargar sus datos. Por favor, intente más tarde.",
  linkGone:
    "Si esto no ayuda: tal vez el enlace está mal escrito o ya no es válido. Su clínica puede enviarle otro.",
};

export const homeWords = { en, es };
