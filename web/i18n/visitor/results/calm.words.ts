const en = {
  list: "Topics, in order",
  sheetTop: "Topics to talk about",
  emailIntro: "Here are topics that parents ask about:",
};

const es: typeof en = {
  list: "Temas, en orden",
  sheetTop: "Temas para conversar",
  emailIntro: "Estos son temas por los que preguntan los padres:",
};

/** In place of words that would call a topic the parent's worry, where nothing worries much. */
export const calmWords = { en, es };
