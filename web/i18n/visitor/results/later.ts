const en = {
  waiting: {
    answers:
      "Your answers are saved on this device. They will be sent as soon as there is a connection.",
    order:
      "The order of your topics is saved on this device. It will be sent as soon as there is a connection.",
  },
  sent: {
    answers: "Your answers were sent.",
    order: "The order of your topics was sent.",
  },
  goOn: {
    answers: "Put your topics in order",
    order: "See your results",
  },
};

const es: typeof en = {
  waiting: {
    answers:
      "Sus respuestas están guardadas en este dispositivo. Se enviarán en cuanto haya conexión.",
    order:
      "El orden de sus temas está guardado en este dispositivo. Se enviará en cuanto haya conexión.",
  },
  sent: {
    answers: "Sus respuestas ya se enviaron.",
    order: "El orden de sus temas ya se envió.",
  },
  goOn: {
    answers: "Poner sus temas en orden",
    order: "Ver sus resultados",
  },
};

export const laterWords = { en, es };
