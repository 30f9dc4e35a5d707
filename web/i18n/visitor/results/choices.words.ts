const en = {
  title: "Your choices: get it now, wait or say no",
  choices: { now: "Get it now", later: "Wait", notnow: "Say no" },
  points: {
    happens: "What happens",
    good: "What is good",
    bad: "What is not so good",
  },
};

const es: typeof en = {
  title: "Sus opciones: vacunar ahora, esperar o no vacunar",
  choices: { now: "Vacunar ahora", later: "Esperar", notnow: "No vacunar" },
  points: {
    happens: "Qué pasa",
    good: "Lo bueno",
    bad: "Lo no tan bueno",
  },
};

export const choicesWords = { en, es };
