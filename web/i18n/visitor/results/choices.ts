const en = {
  title: "Your choices: now, later or not now",
  choices: { now: "Now", later: "Later", notnow: "Not now" },
  points: {
    happens: "What happens",
    good: "What is good",
    bad: "What is not so good",
  },
};

const es: typeof en = {
  title: "Sus opciones: ahora, más tarde o por ahora no",
  choices: { now: "Ahora", later: "Más tarde", notnow: "Por ahora no" },
  points: {
    happens: "Qué pasa",
    good: "Lo bueno",
    bad: "Lo no tan bueno",
  },
};

export const choicesWords = { en, es };
