const en = {
  waiting: "While you type, we check that you are not a robot.",
  running: "Checking that you are not a robot…",
  done: "Check complete: you are not a robot.",
  failed: "The check did not work. It will run again when you submit.",
};

const es: typeof en = {
  waiting: "Mientras escribe, comprobamos que usted no es un robot.",
  running: "Comprobando que usted no es un robot…",
  done: "Comprobación lista: usted no es un robot.",
  failed: "La comprobación no funcionó. Se repetirá al enviar.",
};

export const humanCheckWords = { en, es };
