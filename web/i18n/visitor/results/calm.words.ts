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

/** For parents with few worries. Does not call a topic a worry. */
export const calmWords = { en, es };
