export const quiz = {
  fiveMinutes: "It takes about 5 minutes.",
  noTest: "It is not a test. There are no right or wrong answers.",
  whoSees:
    "The study team of your clinic sees your answers. Nobody else does, unless you share your results.",
  parentName: "Your name",
  parentNameHelper: "A first name or nickname is enough.",
  parentNameMissing: "Please type your name",
  childName: "Your child’s name",
  optional: "You can leave this empty.",
  quizLanguage: "Quiz language",
  getStarted: "Get started",
  goOn: "Continue where you left off",
  startOver: "Start over",
  cannotLoad: "Can't load your data. Please try again later.",
  cannotSave: "Can't save your data. Please try again later.",
  cannotRestart: "Can't do that now. Please try again later.",
  cannotAnswer: "Can't answer the question. Please try again later.",
  chooseFirst: "Choose an option before proceeding!",
  notKept:
    "This browser does not keep anything. Please finish the quiz without closing the page.",
  tryAgain: "Try again",
  progress: "Your way through the quiz",
  of: (number: number, amount: number) => `${number} of ${amount}`,
  previous: "Previous",
  edit: "Edit",
  next: "Next",
  getResults: "Get results",
  sending: "Saving…",
  waiting:
    "Saved on this phone. It could not be sent just now; we keep trying.",
  savedHere: "Saved on this phone",
  keyboard: "Keys 1 to 5 choose an answer, Enter goes on.",
};

export type QuizWords = typeof quiz;
