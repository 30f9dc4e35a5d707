type Wording = 1 | 2;
type Difference = { difference: number; low: number; high: number };

/** In percentage points, with a sign. */
function points(share: number) {
  const rounded = Math.round(share * 1000) / 10;
  const number = Math.abs(rounded).toLocaleString("en-US");
  if (rounded === 0) return "0";
  return `${rounded > 0 ? "+" : "−"}${number}`;
}

const en = {
  try: "Try two wordings",
  tryHelper:
    "Half of the phones, chosen at random, get a second text instead. Later you can see which text leads more families to finish. Each phone always gets the same text.",
  names: { 1: "Wording 1", 2: "Wording 2" } satisfies Record<Wording, string>,
  whoIs: { nobody: "Nobody", selected: "Chosen contacts", filter: "A filter" },

  title: "Two wordings",
  intro:
    "Each phone counts once, for the wording it got. The 95% confidence interval is in parentheses.",
  notYet: (least: number) =>
    `Not enough yet. This is shown once each wording has reached ${least} phones.`,
  tooSmall: (least: number) =>
    `The groups are too small to compare: one wording reached fewer than ${least} phones.`,
  wording: "Wording",
  phones: "Phones",
  chance: {
    completed: "Finishing the quiz: the difference could be chance.",
    optedout: "Opting out: the difference could be chance.",
  },
  more: {
    completed: (wording: Wording) =>
      `More families finished the quiz with wording ${wording}. This is unlikely to be chance.`,
    optedout: (wording: Wording) =>
      `More families opted out with wording ${wording}. This is unlikely to be chance.`,
  },
  difference: ({ difference, low, high }: Difference) =>
    `Wording 2 compared with wording 1: ${points(difference)} points (95% interval: ${points(low)} to ${points(high)}).`,
  stillRunning:
    "Families still have time to answer. Wait before you decide: early differences often fade.",
};

const es: typeof en = {
  try: "Probar dos textos",
  tryHelper:
    "La mitad de los teléfonos, al azar, recibe un segundo texto en su lugar. Después verá con cuál terminaron más familias. Cada teléfono recibe siempre el mismo.",
  names: { 1: "Texto 1", 2: "Texto 2" },
  whoIs: {
    nobody: "Nadie",
    selected: "Contactos elegidos",
    filter: "Un filtro",
  },

  title: "Dos textos",
  intro:
    "Cada teléfono cuenta una vez, para el texto que recibió. El intervalo de confianza del 95% está entre paréntesis.",
  notYet: (least) =>
    `Todavía no alcanza. Se muestra cuando cada texto haya llegado a ${least} teléfonos.`,
  tooSmall: (least) =>
    `Los grupos son muy pequeños para compararlos: un texto llegó a menos de ${least} teléfonos.`,
  wording: "Texto",
  phones: "Teléfonos",
  chance: {
    completed: "Terminar el cuestionario: la diferencia puede ser casualidad.",
    optedout: "No querer más mensajes: la diferencia puede ser casualidad.",
  },
  more: {
    completed: (wording) =>
      `Con el texto ${wording} terminaron más familias. Es poco probable que sea casualidad.`,
    optedout: (wording) =>
      `Con el texto ${wording} más familias pidieron no recibir mensajes. Es poco probable que sea casualidad.`,
  },
  difference: ({ difference, low, high }) =>
    `El texto 2 frente al texto 1: ${points(difference)} puntos (intervalo del 95%: de ${points(low)} a ${points(high)}).`,
  stillRunning:
    "Las familias todavía tienen tiempo de contestar. Espere antes de decidir: las primeras diferencias suelen desaparecer.",
};

export const trialWords = { en, es };
