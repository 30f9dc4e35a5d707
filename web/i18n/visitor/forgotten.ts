const en = {
  results:
    "The team that runs this site deleted what you entered here. It was removed from this device too. If you have questions, please contact us.",
  link: "Your personal link no longer works, so it was removed from this device. Your clinic can send you a new one.",
};

const es: typeof en = {
  results:
    "El equipo a cargo de este sitio borró lo que usted había escrito aquí. También se borró de este dispositivo. Si tiene preguntas, por favor escríbanos.",
  link: "Su enlace personal ya no funciona, así que se borró de este dispositivo. Su clínica puede enviarle uno nuevo.",
};

export const forgottenWords = { en, es };
