import { contacts, digits, plural } from "#web/i18n/admin/amounts.ts";

const en = {
  title: (name: string) => `Hello, ${name}`,
  welcome: "Welcome",
  nameless: (email: string) => `You are signed in as ${email}.`,
  addName: "Add your name",
  noFigures: "Could not load the numbers.",

  sectionsTitle: "All sections",

  backup: {
    none: () => "No backup yet. The first one is being made.",
    fine: (newest: string) => `Last backup: ${newest}.`,
    late: (newest: string) =>
      `Last backup: ${newest}. The next one is late. Please tell the person who runs the server.`,
    failing: (newest: string) =>
      `The backup failed.${newest && ` The last good one: ${newest}.`} Please tell the person who runs the server.`,
  },

  home: "Home page",
  homeText: "The first page that visitors see.",

  links: "Send links by SMS",
  linksText: "Invite parents with their personal link.",
  campaignsText: "Scheduled texts with reminders.",
  campaignsLive: (running: number) =>
    running === 0 ? "None running" : `${running} running`,
  noContacts: "No contacts yet",
  progress: (all: number, completed: number) =>
    `${contacts.en(all)} · ${digits.en(completed)} completed`,

  contents: "Page contents",
  contentsText: "The words and pictures of every page.",
  allTranslated: "All texts are in both languages",
  untranslated: (amount: number) =>
    `${plural.en(amount, "text has", "texts have")} no Spanish yet`,

  placeholders: (amount: number) =>
    plural.en(
      amount,
      "text is still a placeholder",
      "texts are still placeholders",
    ),

  questionsText: "What the quiz asks.",
  asked: (active: number, inactive: number) =>
    `${digits.en(active)} active · ${digits.en(inactive)} inactive`,

  concernsText: "What parents read about.",
  shown: (active: number, inactive: number) =>
    `${digits.en(active)} shown · ${digits.en(inactive)} inactive`,

  feedbacksText: "What visitors say. Read it here or download it.",
  noFeedback: "No feedback yet",
  lastFeedback: (amount: number, date: string) =>
    `${plural.en(amount, "feedback", "feedbacks")} · the last one on ${date}`,
  websiteCsv: "Website CSV",
  concernCsv: "Concerns CSV",

  results: "Results export",
  resultsText: "Download answers and rankings as CSV files.",
  resultsLive: (week: number, all: number) =>
    `${digits.en(week)} this week · ${plural.en(all, "result", "results")} in all`,
  noResults: "No results yet",
  resultsCsv: "Results CSV",
  codebookCsv: "Codebook CSV",
  problemsCsv: "Problem results CSV",
  containNames: "The results files contain names. Keep them safe.",
  withoutNames: "These files have no names. Each family has a code.",

  users: "Admin users",
  usersText: "Who can sign in here.",
  activityText: "Who did what on this site, and when.",
  setupText: "Enter your clinic’s facts once for all texts.",
  setupLive: ({ done, total }: { done: number; total: number }) =>
    `${done} of ${total} done`,
  usersLive: (amount: number) =>
    plural.en(amount, "person can sign in", "people can sign in"),

  preparing: "Preparing…",
  arriving: (share: string) => `Downloading… ${share}`,
  stop: (file: string) => `Stop ${file}`,
  exportFailed: (file: string) =>
    `Could not prepare ${file}. Please try again later.`,
};

const es: typeof en = {
  title: (name) => `Hola, ${name}`,
  welcome: "Le damos la bienvenida",
  nameless: (email) => `Inició sesión como ${email}.`,
  addName: "Agregue su nombre",
  noFigures: "No se pudieron cargar las cifras.",

  sectionsTitle: "Todas las secciones",

  backup: {
    none: () =>
      "Todavía no hay ninguna copia de seguridad. La primera se está haciendo.",
    fine: (newest) => `Última copia de seguridad: ${newest}`,
    late: (newest) =>
      `Última copia de seguridad: ${newest} La siguiente está atrasada. Avise a la persona encargada del servidor.`,
    failing: (newest) =>
      `No se pudo hacer la copia de seguridad.${newest && ` La última que salió bien: ${newest}`} Avise a la persona encargada del servidor.`,
  },

  home: "Página de inicio",
  homeText: "La primera página que ven los visitantes.",

  links: "Enviar enlaces por SMS",
  linksText: "Invite a los padres con su enlace personal.",
  campaignsText: "Mensajes programados, con recordatorios.",
  campaignsLive: (running) =>
    running === 0 ? "Ninguna en marcha" : `${running} en marcha`,
  noContacts: "Todavía no hay contactos",
  progress: (all, completed) =>
    `${contacts.es(all)} · ${plural.es(completed, "terminó", "terminaron")}`,

  contents: "Contenido de las páginas",
  contentsText: "Las palabras y las imágenes de cada página.",
  allTranslated: "Todos los textos están en los dos idiomas",
  untranslated: (amount) =>
    `${plural.es(amount, "texto todavía no tiene", "textos todavía no tienen")} español`,

  placeholders: (amount) =>
    amount === 1
      ? "Falta 1 texto por completar"
      : `Faltan ${digits.es(amount)} textos por completar`,

  questionsText: "Lo que pregunta el cuestionario.",
  asked: (active, inactive) =>
    `${plural.es(active, "activa", "activas")} · ${plural.es(inactive, "inactiva", "inactivas")}`,

  concernsText: "Lo que leen los padres.",
  shown: (active, inactive) =>
    `${plural.es(active, "visible", "visibles")} · ${plural.es(inactive, "inactiva", "inactivas")}`,

  feedbacksText: "Lo que dicen los visitantes. Léalo aquí o descárguelo.",
  noFeedback: "Todavía no hay opiniones",
  lastFeedback: (amount, date) =>
    `${plural.es(amount, "opinión", "opiniones")} · la última, el ${date}`,
  websiteCsv: "CSV del sitio",
  concernCsv: "CSV de preocupaciones",

  results: "Exportar resultados",
  resultsText: "Descargue las respuestas y el orden elegido en archivos CSV.",
  resultsLive: (week, all) =>
    `${digits.es(week)} esta semana · ${plural.es(all, "resultado", "resultados")} en total`,
  noResults: "Todavía no hay resultados",
  resultsCsv: "CSV de resultados",
  codebookCsv: "CSV del libro de códigos",
  problemsCsv: "CSV de resultados con problemas",
  containNames:
    "Los archivos de resultados tienen nombres. Guárdelos en un lugar seguro.",
  withoutNames:
    "Estos archivos no tienen nombres: cada familia aparece con un código.",

  users: "Usuarios",
  usersText: "Quién puede iniciar sesión aquí.",
  activityText: "Quién hizo qué en este sitio, y cuándo.",
  setupText: "Escriba una vez los datos de su clínica para todos los textos.",
  setupLive: ({ done, total }) => `${done} de ${total} pasos listos`,
  usersLive: (amount) =>
    plural.es(
      amount,
      "persona puede iniciar sesión",
      "personas pueden iniciar sesión",
    ),

  preparing: "Preparando…",
  arriving: (share) => `Descargando… ${share}`,
  stop: (file) => `Detener ${file}`,
  exportFailed: (file) =>
    `No se pudo preparar ${file}. Por favor, inténtelo de nuevo más tarde.`,
};

export const dashboardWords = { en, es };
