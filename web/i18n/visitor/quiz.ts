const en = {
  parentName: "Your name",
  parentNameHelper: "A first name or nickname is enough.",
  parentNameMissing: "Please type your name",
  childName: "Your child’s name",
  optional: "Optional",
  quizLanguage: "Quiz language",
  moreAbout: "What is kept, and who sees it?",
  getStarted: "Get started",
  goOn: "Continue where you left off",
  startOver: "Start over",
  cannotLoad: "Can't load your data. Please try again later.",
  cannotAnswer: "Can't answer the question. Please try again later.",
  chooseFirst: "Choose an option before proceeding!",
  cannotSave: "Can't save your data. Please try again later.",
  notKept:
    "You can still finish the quiz. Your browser is not saving your answers, so please do not close this page.",
  tryAgain: "Try again",
  progress: "Quiz progress",
  of: (number: number, amount: number) => `${number} of ${amount}`,
  previous: "Previous",
  edit: "Edit",
  next: "Next",
  getResults: "Get results",
  sending: "Saving…",
  waiting:
    "Saved on this device. We could not send it yet. We will keep trying.",
  savedHere: "Saved on this device",
  keyboard:
    "Press 1 to 5 to choose an answer. Press Enter for the next question.",
};

const es: typeof en = {
  parentName: "Su nombre",
  parentNameHelper: "Basta con el primer nombre o un apodo.",
  parentNameMissing: "Por favor, escriba su nombre",
  childName: "El nombre de su hijo o hija",
  optional: "Opcional",
  quizLanguage: "Idioma del cuestionario",
  moreAbout: "¿Qué se guarda y quién lo ve?",
  getStarted: "Comenzar",
  goOn: "Seguir donde se quedó",
  startOver: "Empezar de nuevo",
  cannotLoad:
    "No podemos cargar sus datos. Por favor, inténtelo de nuevo más tarde.",
  cannotAnswer:
    "No podemos guardar la respuesta. Por favor, inténtelo de nuevo más tarde.",
  chooseFirst: "¡Elija una opción antes de seguir!",
  cannotSave:
    "No podemos guardar sus datos. Por favor, inténtelo de nuevo más tarde.",
  notKept:
    "De todos modos puede terminar el cuestionario. Su navegador no está guardando las respuestas, así que no cierre esta página.",
  tryAgain: "Intentar de nuevo",
  progress: "Avance del cuestionario",
  of: (number, amount) => `${number} de ${amount}`,
  previous: "Anterior",
  edit: "Editar",
  next: "Siguiente",
  getResults: "Ver resultados",
  sending: "Guardando…",
  waiting:
    "Guardado en este dispositivo. Todavía no se pudo enviar. Seguiremos intentándolo.",
  savedHere: "Guardado en este dispositivo",
  keyboard:
    "Para elegir, presione del 1 al 5. Para seguir, presione Entrar (Enter).",
};

export const quizWords = { en, es };
