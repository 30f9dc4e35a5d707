const en = {
  waiting: "Human check: it runs by itself while you write.",
  running: "Human check: one moment…",
  done: "Human check: done.",
  failed: "Human check: it will be tried again when you submit.",
};

const es: typeof en = {
  waiting: "Control contra robots: se hace solo mientras usted escribe.",
  running: "Control contra robots: un momento…",
  done: "Control contra robots: listo.",
  failed: "Control contra robots: se repetirá al enviar.",
};

export const humanCheckWords = { en, es };
