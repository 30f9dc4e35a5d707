const en = {
  needed:
    "This page needs JavaScript, and it is switched off in your browser. Please switch it on and load the page again.",
};

const es: typeof en = {
  needed:
    "Esta página necesita JavaScript, y está desactivado en su navegador. Por favor, actívelo y cargue la página de nuevo.",
};

export const scriptsWords = { en, es };
