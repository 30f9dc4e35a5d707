const en = {
  fiveMinutes: "It takes about 5 minutes.",
  noTest: "It is not a test. There are no right or wrong answers.",
  whoSees:
    "The study team of your clinic sees your answers. Nobody else does, unless you share your results.",
  parentName: "Your name",
  parentNameHelper: "A first name or nickname is enough.",
  parentNameMissing: "Please type your name",
  childName: "Your child’s name",
  optional: "You can leave this empty.",
  quizLanguage: "Quiz language",
  getStarted: "Get started",
  goOn: "Continue where you left off",
  startOver: "Start over",
  cannotLoad: "Can't load your data. Please try again later.",
  cannotAnswer: "Can't answer the question. Please try again later.",
  chooseFirst: "Choose an option before proceeding!",
  cannotSave: "Can't save your data. Please try again later.",
  notKept:
    "You can still finish the quiz. This browser does not keep anything, so please do not close the page.",
  tryAgain: "Try again",
  progress: "Your way through the quiz",
  of: (number: number, amount: number) => `${number} of ${amount}`,
  previous: "Previous",
  edit: "Edit",
  next: "Next",
  getResults: "Get results",
  sending: "Saving…",
  waiting:
    "Saved on this phone. It could not be sent just now; we keep trying.",
  savedHere: "Saved on this phone",
  keyboard: "Keys 1 to 5 choose an answer, Enter goes on.",
};

const es: typeof en = {
  fiveMinutes: "Toma unos 5 minutos.",
  noTest: "No es un examen. No hay respuestas buenas ni malas.",
  whoSees:
    "El equipo del estudio de su clínica ve sus respuestas. Nadie más las ve, a menos que usted comparta sus resultados.",
  parentName: "Su nombre",
  parentNameHelper: "Basta con el primer nombre o un apodo.",
  parentNameMissing: "Por favor, escriba su nombre",
  childName: "El nombre de su hijo o hija",
  optional: "Puede dejarlo en blanco.",
  quizLanguage: "Idioma del cuestionario",
  getStarted: "Comenzar",
  goOn: "Seguir donde se quedó",
  startOver: "Empezar de nuevo",
  cannotLoad: "No podemos cargar sus datos. Por favor, intente más tarde.",
  cannotAnswer:
    "No podemos guardar la respuesta. Por favor, intente más tarde.",
  chooseFirst: "¡Elija una opción antes de seguir!",
  cannotSave: "No podemos guardar sus datos. Por favor, intente más tarde.",
  notKept:
    "Aun así puede terminar el cuestionario. Este navegador no guarda nada, así que no cierre la página.",
  tryAgain: "Intentar de nuevo",
  progress: "Su avance en el cuestionario",
  of: (number, amount) => `${number} de ${amount}`,
  previous: "Anterior",
  edit: "Editar",
  next: "Siguiente",
  getResults: "Ver resultados",
  sending: "Guardando…",
  waiting:
    "Guardado en este teléfono. No se pudo enviar en este momento; seguimos intentando.",
  savedHere: "Guardado en este teléfono",
  keyboard: "Las teclas del 1 al 5 eligen una respuesta; Enter sigue adelante.",
};

export const quizWords = { en, es };
