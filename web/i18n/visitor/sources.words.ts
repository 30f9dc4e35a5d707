const en = {
  title: "Sources and updates",
  text: "Where these texts come from, and how they are checked.",
  method: "How these texts are written",
  reviewed: "Last review",
  funding: "Who runs and pays for this site",
  topics: "Sources for each topic",
  none: "No topic has a source yet.",
  inEnglish: "in English",
  newTab: "opens in a new tab",
};

const es: typeof en = {
  title: "Fuentes y revisiones",
  text: "De dónde vienen estos textos y cómo se revisan.",
  method: "Cómo se escriben estos textos",
  reviewed: "Última revisión",
  funding: "Quién está a cargo de este sitio y quién lo paga",
  topics: "Fuentes de cada tema",
  none: "Todavía no hay fuentes.",
  inEnglish: "en inglés",
  newTab: "se abre en otra pestaña",
};

export const sourcesWords = { en, es };
