const en = {
  waiting: "Security check: this runs while you type.",
  running: "Security check: one moment…",
  done: "Security check: done.",
  failed: "Security check: we will try again when you submit.",
};

const es: typeof en = {
  waiting: "Verificación de seguridad: se hace sola mientras usted escribe.",
  running: "Verificación de seguridad: un momento…",
  done: "Verificación de seguridad: lista.",
  failed: "Verificación de seguridad: se repetirá al enviar.",
};

export const humanCheckWords = { en, es };
