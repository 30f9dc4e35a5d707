const en = {
  needed:
    "This page needs JavaScript, but it is turned off in your browser. Please turn it on and reload the page.",
};

const es: typeof en = {
  needed:
    "Esta página necesita JavaScript, pero está desactivado en su navegador. Por favor, actívelo y cargue la página de nuevo.",
};

export const scriptsWords = { en, es };
