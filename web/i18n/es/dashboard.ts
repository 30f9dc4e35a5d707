import type { DashboardWords } from "#web/i18n/en/dashboard.ts";

const count = (amount: number, one: string, many: string) =>
  `${amount.toLocaleString("es-US")} ${amount === 1 ? one : many}`;

export const dashboard: DashboardWords = {
  title: (name) => `Hola, ${name}`,
  welcome: "Le damos la bienvenida",
  nameless: (email) => `Inició sesión como ${email}.`,
  addName: "Agregue su nombre",
  intro: "Todo sobre el sitio y lo que hay de nuevo.",
  noFigures: "No se pudieron cargar los números por ahora.",

  home: "Página de inicio",
  homeText: "La primera página que ven los visitantes.",

  links: "Enviar enlaces por SMS",
  linksText: "Invite a los padres con su enlace personal.",
  noContacts: "Todavía no hay contactos",
  waiting: (waiting, completed) =>
    `${count(waiting, "contacto", "contactos")} en espera · ${count(completed, "terminó", "terminaron")}`,

  contents: "Contenidos de las páginas",
  contentsText: "Las palabras y las imágenes de cada página.",
  allTranslated: "Todos los textos están en los dos idiomas",
  untranslated: (amount) =>
    `${count(amount, "texto todavía no tiene", "textos todavía no tienen")} español`,

  placeholders: (amount) =>
    amount === 1
      ? "Falta 1 texto por completar"
      : `Faltan ${amount.toLocaleString("es-US")} textos por completar`,

  questions: "Preguntas",
  questionsText: "Lo que pregunta el cuestionario.",
  asked: (active, inactive) =>
    `${count(active, "activa", "activas")} · ${count(inactive, "desactivada", "desactivadas")}`,

  concerns: "Preocupaciones",
  concernsText: "Lo que leen los padres.",
  shown: (active, inactive) =>
    `${count(active, "visible", "visibles")} · ${count(inactive, "desactivada", "desactivadas")}`,

  feedbacks: "Opiniones",
  feedbacksText: "Lo que dicen los visitantes, para leer o exportar.",
  noFeedback: "Todavía no hay opiniones",
  lastFeedback: (amount, date) =>
    `${count(amount, "opinión", "opiniones")} · la última, el ${date}`,
  websiteCsv: "CSV del sitio",
  concernCsv: "CSV de preocupaciones",

  results: "Exportar resultados",
  resultsText: "Las respuestas y el orden elegido, para sus propias tablas.",
  resultsLive: (week, all) =>
    `${week.toLocaleString("es-US")} esta semana · ${count(all, "resultado", "resultados")} en total`,
  noResults: "Todavía no hay resultados",
  resultsCsv: "CSV de resultados",
  codebookCsv: "CSV del libro de códigos",
  problemsCsv: "CSV con problemas",

  users: "Usuarios administradores",
  usersText: "Quién puede iniciar sesión aquí.",
  usersLive: (amount) =>
    count(
      amount,
      "persona puede iniciar sesión",
      "personas pueden iniciar sesión",
    ),

  preparing: "Preparando…",
  arriving: (share) => `Descargando… ${share}`,
  stop: (file) => `Detener ${file}`,
  exportFailed: (file) =>
    `No se pudo preparar ${file}. Por favor, intente más tarde.`,
};
