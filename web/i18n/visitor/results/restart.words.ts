const en = {
  cannotRestart: "Can't do that now. Please try again later.",
  stay: "Stay here",
  again: {
    text: "Would you like to take the quiz again?",
    button: "Start over",
    ask: "Start over?",
    what: "Your names, answers and questions will be deleted from this device. If you want to keep them, print this page first.",
    yes: "Start over",
  },
  invited: {
    text: "Do other people use this device? You can delete your names and questions from it. Your results stay at the link from your clinic.",
    button: "Delete from this device",
    ask: "Delete from this device?",
    what: "Your names and questions will be deleted from this device. Your results stay at the link from your clinic. If you want to keep your questions, print this page first.",
    yes: "Delete",
  },
};

const es: typeof en = {
  cannotRestart:
    "Ahora no se puede hacer eso. Por favor, inténtelo de nuevo más tarde.",
  stay: "Quedarme aquí",
  again: {
    text: "¿Quiere volver a contestar el cuestionario?",
    button: "Empezar de nuevo",
    ask: "¿Empezar de nuevo?",
    what: "Sus nombres, respuestas y preguntas se borrarán de este dispositivo. Si quiere conservarlos, primero imprima esta página.",
    yes: "Empezar de nuevo",
  },
  invited: {
    text: "¿Otras personas usan este dispositivo? Puede borrar de aquí sus nombres y preguntas. Sus resultados siguen en el enlace de su clínica.",
    button: "Borrar de este dispositivo",
    ask: "¿Borrar de este dispositivo?",
    what: "Se borrarán de este dispositivo sus nombres y preguntas. Sus resultados siguen en el enlace de su clínica. Si quiere conservar las preguntas, primero imprima esta página.",
    yes: "Borrar",
  },
};

/** An invited family has one result, which its link opens, so it cannot start another quiz. */
export const restartWords = { en, es };
