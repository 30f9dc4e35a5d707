import { topCount } from "#shared/rules/ordering.ts";
import { catalog, digits } from "#web/i18n/admin/common.ts";

/** As many as there are places at the top: another number does not compile. */
type Places<All extends string[] = []> = All["length"] extends typeof topCount
  ? All
  : Places<[...All, string]>;

const en = {
  title: "Insights",
  intro:
    "How far visitors get, how long each question takes, and what worries them most.",
  period: "Period",
  periods: {
    "1": "This week",
    "4": "Last 4 weeks",
    "13": "Last 13 weeks",
    "52": "Last 52 weeks",
    all: "From the beginning",
  },
  since: (day: string) => `Counted from the week of ${day}.`,
  method:
    "We count steps, not people. Going back and then forward counts again, and results count once on each device. So a later step can be more than 100 for every 100 starts. Visitors whose browser asks not to be tracked are not counted here. Finished quizzes always count.",
  few: (amount: number) =>
    `Only ${amount} started so far. That is too few to trust these numbers yet.`,
  none: "No data yet",
  noneText:
    "When visitors take the quiz, you will see how far they get. Try another period or both languages.",

  funnel: "How far visitors get",
  step: "Step",
  times: "Times",
  per100: "For every 100 starts",
  notCounted: "Not counted on this server",
  steps: {
    opened: "Opened the first page or a personal link",
    started: "Started the quiz",
    finished: "Answered the last question",
    ranked: "Put their concerns in order",
    read: "Read their results",
    shared: "Shared or printed them",
  },

  questions: "Question by question",
  question: "Question",
  number: (number: number) => `${number}.`,
  answered: "Answered",
  lost: "Left before this question",
  seconds: "Typical time (median)",
  inSeconds: (seconds: number) =>
    seconds >= 300 ? "5 min or more" : `${seconds} s`,

  concerns: "What worries families most",
  concernsText: (results: number) =>
    results === 1
      ? "From 1 finished quiz."
      : `From ${digits.en(results)} finished quizzes.`,
  concern: "Concern",
  places: ["First", "Second", "Third"] as Places,
  amongTop: `In the top ${topCount}`,
  amount: (amount: number) => digits.en(amount),
  share: (share: number) => share.toLocaleString("en-US", { style: "percent" }),
};

const es: typeof en = {
  title: "Uso y preocupaciones",
  intro:
    "Hasta dónde llegan los visitantes, cuánto tardan en cada pregunta y qué les preocupa más.",
  period: "Período",
  periods: {
    "1": "Esta semana",
    "4": "Últimas 4 semanas",
    "13": "Últimas 13 semanas",
    "52": "Últimas 52 semanas",
    all: "Desde el principio",
  },
  since: (day) => `Se cuenta desde la semana del ${day}.`,
  method:
    "Contamos pasos, no personas. Volver atrás y seguir cuenta otra vez, y los resultados cuentan una vez en cada dispositivo. Por eso un paso posterior puede pasar de 100 por cada 100 comienzos. Quien pide en su navegador que no lo sigan no se cuenta aquí. Los cuestionarios terminados siempre cuentan.",
  few: (amount) =>
    `Hasta ahora solo ${amount === 1 ? "empezó 1" : `empezaron ${amount}`}. Son muy pocos para confiar en estas cifras.`,
  none: "Todavía no hay datos",
  noneText:
    "Cuando los visitantes contesten el cuestionario, verá hasta dónde llegan. Pruebe otro período o los dos idiomas.",

  funnel: "Hasta dónde llegan",
  step: "Paso",
  times: "Veces",
  per100: "Por cada 100 comienzos",
  notCounted: "No se cuenta en este servidor",
  steps: {
    opened: "Abrió la primera página o un enlace personal",
    started: "Empezó el cuestionario",
    finished: "Contestó la última pregunta",
    ranked: "Ordenó sus preocupaciones",
    read: "Leyó sus resultados",
    shared: "Los compartió o imprimió",
  },

  questions: "Pregunta por pregunta",
  question: "Pregunta",
  number: (number) => `${number}.`,
  answered: "Contestada",
  lost: "Salieron antes de esta pregunta",
  seconds: "Tiempo típico (mediana)",
  inSeconds: (seconds) => (seconds >= 300 ? "5 min o más" : `${seconds} s`),

  concerns: "Qué preocupa más a las familias",
  concernsText: (results) =>
    results === 1
      ? "De 1 cuestionario terminado."
      : `De ${digits.es(results)} cuestionarios terminados.`,
  concern: "Preocupación",
  places: ["Primera", "Segunda", "Tercera"],
  amongTop: `Entre las ${topCount} principales`,
  amount: (amount) => digits.es(amount),
  share: (share) => share.toLocaleString("es-US", { style: "percent" }),
};

export const insightsWords = catalog(en, es);
