const en = {
  cannotAnswer: "Can't answer the question. Please try again later.",
  chooseFirst: "Choose an option before proceeding!",
  progress: "Quiz progress",
  of: (number: number, amount: number) => `${number} of ${amount}`,
  previous: "Previous",
  edit: "Edit",
  next: "Next",
  getResults: "Get results",
  saving: "Saving…",
  waiting: "Saved on this device. We will keep trying to send it.",
  arrived: "Your answers were sent. Press “Get results” to continue.",
  savedHere: "Saved on this device",
  keyboard:
    "Press 1 to 5 to choose an answer. Press Enter for the next question.",
};

const es: typeof en = {
  cannotAnswer:
    "No podemos guardar la respuesta. Por favor, inténtelo de nuevo más tarde.",
  chooseFirst: "¡Elija una opción antes de seguir!",
  progress: "Avance del cuestionario",
  of: (number, amount) => `${number} de ${amount}`,
  previous: "Anterior",
  edit: "Editar",
  next: "Siguiente",
  getResults: "Obtener resultados",
  saving: "Guardando…",
  waiting: "Guardado en este dispositivo. Seguiremos intentando enviarlo.",
  arrived:
    "Sus respuestas se enviaron. Presione “Obtener resultados” para seguir.",
  savedHere: "Guardado en este dispositivo",
  keyboard: "Para elegir, presione del 1 al 5. Para seguir, presione Enter.",
};

export const questionWords = { en, es };
