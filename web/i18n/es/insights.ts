import type { InsightsWords } from "#web/i18n/en/insights.ts";

export const insights: InsightsWords = {
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
