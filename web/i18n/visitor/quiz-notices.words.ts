const en = {
  cannotSave: "Can't save your data. Please try again later.",
  notKept:
    "You can still finish the quiz. Your browser is not saving your answers, so please do not close this page.",
};

const es: typeof en = {
  cannotSave:
    "No podemos guardar sus datos. Por favor, inténtelo de nuevo más tarde.",
  notKept:
    "De todos modos puede terminar el cuestionario. Su navegador no está guardando las respuestas, así que no cierre esta página.",
};

export const quizNoticesWords = { en, es };
