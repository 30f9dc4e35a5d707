const en = {
  list: "Topics, in order",
  sheetTop: "Topics to talk about",
  emailIntro: "Here is what parents ask most:",
};

const es: typeof en = {
  list: "Temas, en orden",
  sheetTop: "Temas para conversar",
  emailIntro: "Esto es lo que más preguntan los padres:",
};

/** In place of words that would call a topic the parent's worry, where nothing worries much. */
export const calmWords = { en, es };
