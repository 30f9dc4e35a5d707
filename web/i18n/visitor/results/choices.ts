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
  title: "Sus opciones: ponerla ahora, esperar o no ponerla",
  choices: { now: "Ponerla ahora", later: "Esperar", notnow: "No ponerla" },
  points: {
    happens: "Qué pasa",
    good: "Lo bueno",
    bad: "Lo no tan bueno",
  },
};

export const choicesWords = { en, es };
