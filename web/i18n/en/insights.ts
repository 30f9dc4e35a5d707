export const insights = {
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

export type InsightsWords = typeof insights;
