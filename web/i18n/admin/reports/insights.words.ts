import { topCount } from "#shared/rules/quiz/ordering.ts";
import { digits, plural } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

/** A tuple with one text per top place. A different number of texts does not compile. */
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
  firstConcern: (name: string, amount: number, of: number) =>
    `“${name}” is the concern most often put first: ${digits.en(amount)} of ${digits.en(of)} finished quizzes.`,
  mostLeave: (question: number, amount: number, of: number) =>
    `More visitors leave at question ${question} than at any other: ${digits.en(amount)} of ${digits.en(of)}.`,
  method:
    "A quiz is finished when the family has put its concerns in order. We count steps, not people. Going back and then forward counts again, and results count once on each device. So a later step can have a higher number than the start. Visitors whose browser asks not to be tracked are not counted here, except for their finished quizzes. Weeks begin on Monday at 0:00 UTC, which is Sunday evening in the United States. Finished quizzes also count here if their contact was deleted later; results.csv and the answers before and after reading leave those out.",
  few: (amount: number) =>
    `Only ${amount} started so far. Until there are 20, you see numbers instead of percentages.`,
  none: "No data yet",
  noneText:
    "When visitors take the quiz, you will see how far they get. Try another period or both languages.",

  funnel: "How far visitors get",
  funnelText:
    "“Got a text” counts contacts whose last text was in this period. The steps below it also count visitors who came without a text.",
  step: "Step",
  times: "Count",
  rate: "Share of the step before",
  rates: {
    opened: (share: string) => `${share} of the number of texts`,
    started: (share: string) => `${share} of those who opened`,
    finished: (share: string) => `${share} of those who started`,
    ranked: (share: string) => `${share} of those who answered`,
    read: (share: string) => `${share} of those who ordered them`,
    shared: (share: string) => `${share} of those who read them`,
  },
  moreThanAll: "more than 100%",
  notCounted: "Not counted on this server",
  steps: {
    invited: "Got a text",
    opened: "Opened the first page or a personal link",
    started: "Started the quiz",
    finished: "Answered the last question",
    ranked: "Put their concerns in order",
    read: "Read their results",
    shared: "Shared or printed them",
  },

  print: "Print",
  flow: "Study flow",
  csvOf: (title: string) => `CSV: ${title}`,
  asTable: "Show as a table",
  showDemo: "Show the demo data",
  trend: "Week by week",
  trendNames: {
    week: "Week of",
    invited: "Invited by text",
    started: "Started",
    finished: "Finished",
  },
  trendLabel: (weeks: number, names: string[]) =>
    `Lines over ${plural.en(weeks, "week", "weeks")}: ${names.join(", ")}. The table below has the numbers.`,
  finishedQuiz: "Finished the quiz",
  sideBySide: "English and Spanish",
  sideBySideText:
    "Percentages are of all starts in that language. Invitations are counted by the language of the contact.",
  answers: "What families answered",
  answersText:
    "From finished quizzes, in the current wording. Questions with the same answers are grouped.",
  answer: "Answer",
  withoutWords:
    "Not counted above, because we do not know which words the family read",

  questions: "Question by question",
  questionsText: "Where visitors leave, and how long they take.",
  question: "Question",
  answered: "Answered",
  lost: "Left at this question",
  seconds: "Typical time (median)",
  inSeconds: (seconds: number) =>
    seconds >= 300 ? "5 min or more" : `${seconds} s`,

  concerns: "What worries families most",
  concernsText: (results: number) =>
    `From ${plural.en(results, "finished quiz", "finished quizzes")}. Families get the list ordered by their answers. If they move nothing, this order counts.`,
  concern: "Concern",
  places: ["First", "Second", "Third"] as Places,
  amongTop: `In the top ${topCount}`,
  share: (share: number) => share.toLocaleString("en-US", { style: "percent" }),

  visit: "Questions answered at the visit",
  visitText: (least: number) =>
    `What families said after the visit, on their list of questions. A topic counts if the family asked one of its suggested questions; the answer is about the whole list. Counted from the beginning and in both languages: the filters above do not change it. Groups of fewer than ${least} families are not shown.`,
  fewFamilies: (least: number) =>
    `Fewer than ${least} families have answered so far.`,
  fewFamiliesOn: (least: number, names: string[]) =>
    `Fewer than ${least} families asked about: ${names.join(" · ")}`,
  allQuestions: "All questions",
  visitGroup: "Group",
  visitGroups: { total: "Both languages", en: "English", es: "Spanish" },
  families: "Families",
  visitAnswers: {
    all: "All answered",
    some: "Some answered",
    none: "None answered",
  },
  byLanguage: "All answered, by language",
  allOf: (all: number, families: number) =>
    `${digits.en(all)} of ${digits.en(families)}`,
  notShown: "Not shown",
};

const es: typeof en = {
  title: "Estadísticas",
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
  firstConcern: (name, amount, of) =>
    `La preocupación que más veces quedó en primer lugar es “${name}”: ${digits.es(amount)} de ${digits.es(of)} cuestionarios terminados.`,
  mostLeave: (question, amount, of) =>
    `Donde más visitantes se van es en la pregunta ${question}: ${digits.es(amount)} de ${digits.es(of)}.`,
  method:
    "Un cuestionario está terminado cuando la familia ordenó sus preocupaciones. Contamos pasos, no personas. Volver atrás y seguir cuenta otra vez, y los resultados cuentan una vez en cada dispositivo. Por eso un paso posterior puede tener un número más alto que el inicio. Los visitantes cuyo navegador pide que no los sigan no se cuentan aquí, excepto sus cuestionarios terminados. Las semanas empiezan el lunes a las 0:00 UTC, que en Estados Unidos es el domingo por la tarde o la noche. Los cuestionarios terminados cuentan aquí también si su contacto se borró después; results.csv y las respuestas antes y después de leer no los incluyen.",
  few: (amount) =>
    `Hasta ahora solo ${amount === 1 ? "empezó 1" : `empezaron ${amount}`}. Hasta que sean 20, verá números en lugar de porcentajes.`,
  none: "Todavía no hay datos",
  noneText:
    "Cuando los visitantes contesten el cuestionario, verá hasta dónde llegan. Pruebe otro período o los dos idiomas.",

  funnel: "Hasta dónde llegan",
  funnelText:
    "“Recibió un mensaje” cuenta los contactos con su último mensaje en este período. Los pasos siguientes cuentan también a visitantes que llegaron sin mensaje.",
  step: "Paso",
  times: "Cantidad",
  rate: "Parte del paso anterior",
  rates: {
    opened: (share) => `${share} del número de mensajes`,
    started: (share) => `${share} de quienes abrieron`,
    finished: (share) => `${share} de quienes empezaron`,
    ranked: (share) => `${share} de quienes contestaron`,
    read: (share) => `${share} de quienes las ordenaron`,
    shared: (share) => `${share} de quienes los leyeron`,
  },
  moreThanAll: "más del 100 %",
  notCounted: "No se cuenta en este servidor",
  steps: {
    invited: "Recibió un mensaje",
    opened: "Abrió la primera página o un enlace personal",
    started: "Empezó el cuestionario",
    finished: "Contestó la última pregunta",
    ranked: "Ordenó sus preocupaciones",
    read: "Leyó sus resultados",
    shared: "Los compartió o imprimió",
  },

  print: "Imprimir",
  flow: "Flujo del estudio",
  csvOf: (title) => `CSV: ${title}`,
  asTable: "Ver como tabla",
  showDemo: "Ver los datos de muestra",
  trend: "Semana por semana",
  trendNames: {
    week: "Semana del",
    invited: "Invitaciones por mensaje",
    started: "Empezaron",
    finished: "Terminaron",
  },
  trendLabel: (weeks, names) =>
    `Líneas de ${plural.es(weeks, "semana", "semanas")}: ${names.join(", ")}. La tabla de abajo tiene las cifras.`,
  finishedQuiz: "Terminó el cuestionario",
  sideBySide: "Inglés y español",
  sideBySideText:
    "Los porcentajes son de los comienzos en ese idioma. Las invitaciones cuentan según el idioma del contacto.",
  answers: "Qué contestaron las familias",
  answersText:
    "Cuestionarios terminados, con las preguntas de hoy. Las preguntas con las mismas respuestas van juntas.",
  answer: "Respuesta",
  withoutWords: "No contadas arriba, porque no se sabe qué palabras se leyeron",

  questions: "Pregunta por pregunta",
  questionsText: "Dónde se van los visitantes y cuánto tardan.",
  question: "Pregunta",
  answered: "Contestada",
  lost: "Se fueron en esta pregunta",
  seconds: "Tiempo típico (mediana)",
  inSeconds: (seconds) => (seconds >= 300 ? "5 min o más" : `${seconds} s`),

  concerns: "Qué preocupa más a las familias",
  concernsText: (results) =>
    `De ${plural.es(results, "cuestionario terminado", "cuestionarios terminados")}. Las familias reciben la lista ordenada según sus respuestas. Si no mueven nada, cuenta ese orden.`,
  concern: "Preocupación",
  places: ["Primera", "Segunda", "Tercera"],
  amongTop: `Entre las ${topCount} principales`,
  share: (share) => share.toLocaleString("es-US", { style: "percent" }),

  visit: "Preguntas contestadas en la cita",
  visitText: (least) =>
    `Lo que dijeron las familias después de la cita, en su lista de preguntas. Un tema cuenta si la familia hizo una de sus preguntas sugeridas; la respuesta es sobre toda la lista. Se cuenta desde el principio y en los dos idiomas: los filtros de arriba no lo cambian. No se muestran grupos de menos de ${least} familias.`,
  fewFamilies: (least) => `Hasta ahora contestaron menos de ${least} familias.`,
  fewFamiliesOn: (least, names) =>
    `Menos de ${least} familias preguntaron sobre: ${names.join(" · ")}`,
  allQuestions: "Todas las preguntas",
  visitGroup: "Grupo",
  visitGroups: { total: "Los dos idiomas", en: "Inglés", es: "Español" },
  families: "Familias",
  visitAnswers: {
    all: "Todas contestadas",
    some: "Algunas contestadas",
    none: "Ninguna contestada",
  },
  byLanguage: "Todas contestadas, por idioma",
  allOf: (all, families) => `${digits.es(all)} de ${digits.es(families)}`,
  notShown: "No se muestra",
};

export const insightsWords = adminCatalog(en, es);
