const count = (amount: number, one: string, many: string) =>
  `${amount.toLocaleString("en-US")} ${amount === 1 ? one : many}`;

export const dashboard = {
  title: (name: string) => `Hello, ${name}`,
  welcome: "Welcome",
  nameless: (email: string) => `You are signed in as ${email}.`,
  addName: "Add your name",
  intro: "Everything about the site, and what is new.",
  noFigures: "The figures could not be loaded just now.",

  home: "Home page",
  homeText: "The first page that visitors see.",

  links: "Send links by SMS",
  linksText: "Invite parents with their personal link.",
  noContacts: "No contacts yet",
  waiting: (waiting: number, completed: number) =>
    `${count(waiting, "contact", "contacts")} waiting · ${completed.toLocaleString("en-US")} completed`,

  contents: "Page contents",
  contentsText: "The words and pictures of every page.",
  allTranslated: "Every text is there in both languages",
  untranslated: (amount: number) =>
    `${count(amount, "text has", "texts have")} no Spanish yet`,

  placeholders: (amount: number) =>
    amount === 1
      ? "1 text is still a placeholder"
      : `${amount.toLocaleString("en-US")} texts are still placeholders`,

  questions: "Questions",
  questionsText: "What the quiz asks.",
  asked: (active: number, inactive: number) =>
    `${active.toLocaleString("en-US")} asked · ${inactive.toLocaleString("en-US")} switched off`,

  concerns: "Concerns",
  concernsText: "What parents read about.",
  shown: (active: number, inactive: number) =>
    `${active.toLocaleString("en-US")} shown · ${inactive.toLocaleString("en-US")} switched off`,

  feedbacks: "Feedbacks",
  feedbacksText: "What visitors say; to read or to export.",
  noFeedback: "No feedback yet",
  lastFeedback: (amount: number, date: string) =>
    `${count(amount, "feedback", "feedbacks")} · the last one on ${date}`,
  websiteCsv: "Website CSV",
  concernCsv: "Concerns CSV",

  results: "Results export",
  resultsText: "The answers and rankings, for your own tables.",
  resultsLive: (week: number, all: number) =>
    `${week.toLocaleString("en-US")} this week · ${count(all, "result", "results")} in all`,
  noResults: "No results yet",
  resultsCsv: "Results CSV",
  codebookCsv: "Codebook CSV",
  problemsCsv: "Problem results CSV",

  users: "Admin users",
  usersText: "Who may sign in here.",
  usersLive: (amount: number) =>
    count(amount, "person can sign in", "people can sign in"),

  preparing: "Preparing…",
  arriving: (share: string) => `Loading… ${share}`,
  stop: (file: string) => `Stop ${file}`,
  exportFailed: (file: string) =>
    `${file} could not be made. Please try again later.`,
};

export type DashboardWords = typeof dashboard;
