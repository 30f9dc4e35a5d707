type Given = { label: string; question: string };

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** A quoted question keeps its own mark at the end, or takes the full stop of the sentence. */
function quoted(question: string, isLast: boolean): string {
  const bare = question.trim().replace(/\.$/, "");
  return /[?!]$/.test(bare) || !isLast ? `“${bare}”` : `“${bare}.”`;
}

function told(given: Given[], before: (label: string) => string): string {
  const parts = given.map(
    ({ label, question }, at) =>
      `${before(label)} ${quoted(question, at === given.length - 1)}`,
  );
  return list.format(parts);
}

export const results = {
  loading: "Your results are on their way.",
  title: "Your results",
  hello: (name: string) => `Hello, ${name}`,
  language: "Language of this page",

  whyFirst: "Why is this my number one?",
  why: (place: number) => `Why is this my number ${place}?`,
  because: (given: Given[]) =>
    `Because ${told(given, (label) => (label ? `you answered “${label}” to` : "of your answer to"))}`,
  yourOrder: "Because this is the order you chose.",
  yourOrderAnd: (given: Given[]) =>
    `Because this is the order you chose. In the quiz ${told(given, (label) => (label ? `you answered “${label}” to` : "you answered"))}`,

  others: "The other topics on your list",
  concernLoading: "This text is on its way.",
  concernFailed: "This text could not be loaded. Your connection may be weak.",
  concernGone:
    "There is no text about this here right now. It is still a good thing to ask about at the visit.",
  tryAgain: "Try again",

  toAsk: "Questions to ask at the visit",
  toAskHelper: "Tick the ones you want to take along.",
  toMyQuestions: (amount: number) =>
    amount === 1
      ? "See my list (1 question)"
      : `See my list (${amount} questions)`,
  writeOwn: "Write my own question",
  ownQuestion: "My own question",
  add: "Add",
  added: "Added to your questions for the visit.",
  cancel: "Cancel",

  visit: "My questions for the visit",
  visitEmpty:
    "Nothing here yet. Tick a question in any topic, or write your own. They are printed with this page.",
  visitHelper: "At the visit, tick each one off when you have asked it.",
  askedOf: (asked: number, amount: number) => `${asked} of ${amount} asked`,
  change: (question: string) => `Change or remove: ${question}`,
  remove: "Remove",
  question: "Question",
  save: "Save",
  removed: "Question removed.",
  undo: "Undo",
  keptHere: "Saved on this phone only.",
  notKept:
    "This browser does not keep anything. Print or share the page before you close it.",

  share: "Share",
  shareHow: "Take it with you",
  print: "Print",
  printHelper: "A sheet for the visit",
  sms: "Text message",
  smsHelper: "To your own phone",
  email: "E-mail",
  emailHelper: "Opens your mail program",
  cannotOpen: "Can't do that now. Please try again later.",

  smsTitle: "Send it to your phone",
  smsText:
    "We will text you a link to your top 3 topics. It has no names in it.",
  ownPhone: "Your own mobile phone",
  ownPhoneHelper: "International format",
  phoneWrong:
    "Please check the number above. It needs to be in international format: +1 000 111 2222",
  smsSend: "Send the text message",
  smsSending: "Sending…",
  close: "Close",
  smsMessage: (link: string) => `My results: ${link}`,

  emailSubject: "My questions for the visit",
  emailIntro: "Here is what matters most to me:",
  emailQuestions: "My questions for the visit:",

  sharedNote: "This is a shared page. It shows only the first three topics.",
  openMine: "Open my whole page",

  startOver: "Start over",
  startOverText: "Would you like to take the quiz again?",
  startOverAsk: "Start over?",
  startOverWhat:
    "Your names, your answers and your questions for the visit will be removed from this device. To keep them, print this page first.",
  startOverYes: "Start over",
  startOverNo: "Stay here",
  cannotRestart: "Can't do that now. Please try again later.",

  cannotLoadTitle: "Your results are safe",
  cannotLoad: "Can't load your data. Please try again later.",
  goneTitle: "We cannot find these results",
  goneText:
    "The link may be missing a letter, or the results are no longer kept. If it came in a message, try to tap it there once more.",
  toHome: "Back to the home page",
  toConcerns: "Read about the topics",
  toMine: "Open my results",

  sheetTitle: "For the visit with the doctor or nurse",
  sheetParent: "Parent or caregiver",
  sheetChild: "Child",
  sheetDate: "Date",
  sheetTop: "What matters most to me",
  sheetQuestions: "My questions",
  sheetMore: "More to ask",
  sheetNotes: "Notes",
  sheetLinks: "To read more",
};

export type ResultsWords = typeof results;
