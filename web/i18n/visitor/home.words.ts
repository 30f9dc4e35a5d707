const en = {
  welcome: "Welcome!",
  invitedBy: (clinic: string) => `${clinic} invites you`,
  seeResults: "See your results",
  goOn: "Continue the quiz",
  read: "See common questions",
  effort: "About 5 minutes · Nothing to install · English\u00a0or\u00a0Spanish",
  hello: (name: string) => `Hello, ${name}!`,
  cannotLoad: "Can't load your data. Please try again later.",
  linkGone:
    "If it still does not work, the link may be wrong or too old. Your clinic can send you a new one.",
};

const es: typeof en = {
  welcome: "¡Hola!",
  invitedBy: (clinic) => `Invitación de ${clinic}`,
  seeResults: "Ver sus resultados",
  goOn: "Continuar el cuestionario",
  read: "Preguntas comunes de los padres",
  effort:
    "Unos 5 minutos · Sin instalar nada · En\u00a0español\u00a0o\u00a0inglés",
  hello: (name) => `¡Hola, ${name}!`,
  cannotLoad:
    "No podemos cargar sus datos. Por favor, inténtelo de nuevo más tarde.",
  linkGone:
    "Si sigue sin funcionar, tal vez el enlace esté mal escrito o ya no sea válido. Su clínica puede enviarle otro.",
};

export const homeWords = { en, es };

const cutEn = {
  title: "This link is not complete",
  what: "Letters or numbers at the end of your personal link are missing or wrong.",
  steps: [
    "Open the text message from your clinic again.",
    "Tap the link in that message. Do not type it.",
    "If it still does not open, ask your clinic to send you a new link.",
  ],
  toQuiz: "Take the quiz without the link",
};

const cutEs: typeof cutEn = {
  title: "Este enlace no está completo",
  what: "Faltan letras o números al final de su enlace personal, o hay alguno equivocado.",
  steps: [
    "Abra otra vez el mensaje de texto de su clínica.",
    "Toque el enlace de ese mensaje. No lo escriba a mano.",
    "Si sigue sin abrirse, pida a su clínica que le envíe otro enlace.",
  ],
  toQuiz: "Contestar el cuestionario sin el enlace",
};

/** For a truncated personal link. */
export const cutLinkWords = { en: cutEn, es: cutEs };
