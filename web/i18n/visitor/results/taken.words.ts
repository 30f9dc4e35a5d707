const en = {
  taken: "Your questions were added here.",
};

const es: typeof en = {
  taken: "Sus preguntas se agregaron aquí.",
};

export const takenWords = { en, es };
