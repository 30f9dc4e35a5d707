const en = {
  listen: "Listen",
  stop: "Stop",
  question: "question",
  cannot: "Can't read aloud now.",
};

const es: typeof en = {
  listen: "Escuchar",
  stop: "Detener",
  question: "pregunta",
  cannot: "No se puede leer en voz alta ahora.",
};

export const listenWords = { en, es };
