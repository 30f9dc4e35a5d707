const en = {
  waiting: "Spam check: runs while you type.",
  running: "Spam check: one moment…",
  done: "Spam check: done.",
  failed: "Spam check: it will run again when you submit.",
};

const es: typeof en = {
  waiting: "Protección contra spam: se verifica mientras usted escribe.",
  running: "Protección contra spam: un momento…",
  done: "Protección contra spam: lista.",
  failed: "Protección contra spam: se repetirá al enviar.",
};

export const humanCheckWords = { en, es };
