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
  forgotten: {
    results:
      "The team that runs this site deleted what you entered here. It was removed from this device too. If you have questions, please contact us.",
    link: "Your personal link no longer works, so it was removed from this device. Your clinic can send you a new one.",
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
  forgotten: {
    results:
      "El equipo a cargo de este sitio borró lo que usted había escrito aquí. También se borró de este dispositivo. Si tiene preguntas, por favor escríbanos.",
    link: "Su enlace personal ya no funciona, así que se borró de este dispositivo. Su clínica puede enviarle uno nuevo.",
  },
};

export const laterWords = { en, es };
