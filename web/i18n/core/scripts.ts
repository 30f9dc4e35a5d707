const en = {
  needed:
    "This page needs JavaScript, but it is turned off in your browser. Please turn it on and reload the page.",
  quizNotHere:
    "We cannot find your quiz on this device. Please begin at the start page.",
  toStart: "Go to the start page",
};

const es: typeof en = {
  needed:
    "Esta página necesita JavaScript, pero está desactivado en su navegador. Por favor, actívelo y cargue la página de nuevo.",
  quizNotHere:
    "No encontramos su cuestionario en este dispositivo. Empiece en la página de inicio del cuestionario, por favor.",
  toStart: "Ir al inicio del cuestionario",
};

export const scriptsWords = { en, es };
