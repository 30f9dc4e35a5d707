const en = {
  title: "Insights",
  intro:
    "How far visitors get, how long each question takes them, and what worries them most.",
  back: "Dashboard",
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
    "Every step is counted as it happens, without names and without telling visitors apart: somebody who goes back and on again counts twice, and results are counted once on each device that shows them. So more than 100 of a later step may come to 100 starts. Visitors whose browser asks not to be tracked are not in these steps; finished quizzes count in any case.",
  few: (amount: number) =>
    `Only ${amount} started so far: these figures say little yet.`,
  none: "Nothing was counted yet",
  noneText:
    "As soon as visitors take the quiz, you see here how far they get. Try another period, or both languages.",

  funnel: "The way through the quiz",
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
    shared: "Sent or printed them",
  },

  questions: "Question by question",
  question: "Question",
  number: (number: number) => `${number}.`,
  answered: "Answered",
  lost: "Lost since the one before",
  seconds: "Half took at most",
  inSeconds: (seconds: number) =>
    seconds >= 300 ? "5 min or more" : `${seconds} s`,

  concerns: "What worries families most",
  concernsText: (results: number) =>
    results === 1
      ? "From 1 finished quiz."
      : `From ${results.toLocaleString("en-US")} finished quizzes.`,
  concern: "Concern",
  places: ["First", "Second", "Third"],
  amongThree: "Among the three",
  amount: (amount: number) => amount.toLocaleString("en-US"),
};

const es: typeof en = {
  title: "Uso y preocupaciones",
  intro:
    "Hasta dónde llegan los visitantes, cuánto tardan en cada pregunta y qué les preocupa más.",
  back: "Panel",
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
    "Cada paso se cuenta cuando ocurre, sin nombres y sin distinguir a nadie: quien regresa y sigue otra vez cuenta dos veces, y los resultados cuentan una vez en cada dispositivo que los muestra. Por eso un paso posterior puede sumar más de 100 por cada 100 comienzos. Quien pide en su navegador que no lo sigan no aparece en estos pasos; los cuestionarios terminados cuentan siempre.",
  few: (amount) =>
    `Hasta ahora solo empezaron ${amount}: estas cifras todavía dicen poco.`,
  none: "Todavía no se ha contado nada",
  noneText:
    "Cuando los visitantes tomen el cuestionario, aquí verá hasta dónde llegan. Pruebe otro período o los dos idiomas.",

  funnel: "El camino por el cuestionario",
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
    shared: "Los envió o imprimió",
  },

  questions: "Pregunta por pregunta",
  question: "Pregunta",
  number: (number) => `${number}.`,
  answered: "Contestada",
  lost: "Perdidos desde la anterior",
  seconds: "La mitad tardó a lo más",
  inSeconds: (seconds) => (seconds >= 300 ? "5 min o más" : `${seconds} s`),

  concerns: "Qué preocupa más a las familias",
  concernsText: (results) =>
    results === 1
      ? "De 1 cuestionario terminado."
      : `De ${results.toLocaleString("es-US")} cuestionarios terminados.`,
  concern: "Preocupación",
  places: ["Primera", "Segunda", "Tercera"],
  amongThree: "Entre las tres",
  amount: (amount) => amount.toLocaleString("es-US"),
};

export const insightsWords = { en, es };
