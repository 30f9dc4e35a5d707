import type { ForgottenWords } from "#web/i18n/en/forgotten.ts";

export const forgotten: ForgottenWords = {
  results:
    "El equipo del estudio borró lo que usted había escrito aquí, así que también se borró de este dispositivo. Si tiene preguntas, por favor comuníquese con nosotros.",
  link: "Su enlace personal ya no es válido, así que se borró de este dispositivo. Su clínica puede enviarle uno nuevo.",
};
