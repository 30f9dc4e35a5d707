const en = {
  needed:
    "This page needs JavaScript, but it is turned off in your browser. Please turn it on and reload the page.",
  quizNotHere:
    "We cannot find your quiz on this device. Without JavaScript, the quiz needs cookies: please allow them for this site, and begin at the start page.",
  toStart: "Go to the start page",
};

const es: typeof en = {
  needed:
    "Esta página necesita JavaScript, pero está desactivado en su navegador. Por favor, actívelo y cargue la página de nuevo.",
  quizNotHere:
    "No encontramos su cuestionario en este dispositivo. Sin JavaScript, el cuestionario necesita cookies: por favor, permítalas en este sitio y empiece en la página de inicio del cuestionario.",
  toStart: "Ir al inicio del cuestionario",
};

export const scriptsWords = { en, es };
