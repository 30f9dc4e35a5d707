const en = {
  welcome: "Welcome!",
  read: "Read what parents ask",
  hello: (name: string) => `Hello, ${name}!`,
  cannotLoad: "Can't load your data. Please try again later.",
  linkGone:
    "If it still does not work, the link may be wrong or too old. Your clinic can send you a new one.",
};

const es: typeof en = {
  welcome: "¡Le damos la bienvenida!",
  read: "Lea lo que preguntan los padres",
  hello: (name) => `¡Hola, ${name}!`,
  cannotLoad:
    "No podemos cargar sus datos. Por favor, inténtelo de nuevo más tarde.",
  linkGone:
    "Si sigue sin funcionar, tal vez el enlace esté mal escrito o ya no sea válido. Su clínica puede enviarle otro.",
};

export const homeWords = { en, es };
