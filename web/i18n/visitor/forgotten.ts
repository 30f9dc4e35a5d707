const en = {
  results:
    "What you entered here was deleted by the study team, so it was removed from this device too. If you have questions, please contact us.",
  link: "Your personal link is no longer valid, so it was removed from this device. Your clinic can send you a new one.",
};

const es: typeof en = {
  results:
    "El equipo del estudio borró lo que usted había escrito aquí, así que también se borró de este dispositivo. Si tiene preguntas, por favor comuníquese con nosotros.",
  link: "Su enlace personal ya no es válido, así que se borró de este dispositivo. Su clínica puede enviarle uno nuevo.",
};

export const forgottenWords = { en, es };
