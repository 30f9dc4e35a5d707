const count = (amount: number, one: string, many: string) =>
  `${amount.toLocaleString("en-US")} ${amount === 1 ? one : many}`;
const contacts = (amount: number) => count(amount, "contact", "contacts");

export const links = {
  title: "Send Links",
  back: "Dashboard",
  intro:
    "Invite parents to the quiz: add them here, select them in the list and send each of them a personal link by SMS.",

  contacts: "Contacts",
  add: "Add contacts",
  deleteSelected: "Delete selected contacts",
  deleteShort: "Delete",
  sendSms: "Send SMS",
  number: (amount: number) => amount.toLocaleString("en-US"),
  chosen: (amount: number, hidden: number) =>
    hidden > 0
      ? `${amount.toLocaleString("en-US")} selected, ${hidden.toLocaleString("en-US")} not in this list`
      : `${amount.toLocaleString("en-US")} selected`,
  clearChoice: "Clear",
  selection: "Selected",
  nothingSelected: "Please select at least one contact before doing that.",

  name: "Parent Name",
  childname: "Child Name",
  phone: "Mobile Phone",
  phoneHelper: "International format",
  redcapid: "Redcap ID",
  language: "Language",
  languages: { en: "English", es: "Español" },
  addContact: "Add Contact",
  adding: "Adding…",
  added: "New contact added!",
  addFailed:
    "There was an error while creating this contact. Please try again later.",

  status: "Status",
  anyStatus: "Any status",
  groups: {
    unsent: "Not sent yet",
    sent: "Link sent",
    between: "Sent 7 to 10 days ago",
    expired: "Expired",
    completed: "Completed",
  },
  groupOf: (name: string, amount: number) =>
    `${name} (${amount.toLocaleString("en-US")})`,
  anyLanguage: "Any language",
  sortBy: "Sort by",
  asAdded: "Newest first",
  sorted: (column: string, isDescending: boolean) =>
    `${column} ${isDescending ? "↓" : "↑"}`,

  selectAll: "Select all shown",
  selectFound: (amount: number) => `Select all ${contacts(amount)} found`,
  found: (amount: number, total: number) =>
    `${amount.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`,
  select: (name: string) => `Select ${name}`,
  columns: {
    name: "Parent Name",
    childname: "Child Name",
    phone: "Phone Number",
    date: "Sent",
    status: "Status",
  },
  redcap: (id: string) => `Redcap ${id}`,
  link: "Link",
  linkOf: (name: string, link: string) => `${link}, personal link of ${name}`,
  copy: "Copy link",
  copyOf: (name: string) => `Copy the link of ${name}`,
  copied: (name: string) => `The link of ${name} is copied.`,
  notCopied:
    "The link could not be copied. Please copy it from the list by hand.",
  result: "Result",
  resultOf: (name: string) => `Result of ${name}`,

  none: "No contacts yet",
  addFirst: "Add the first contact",
  noneText:
    "Add the first parent: a name and a mobile phone are enough to send a personal link.",
  nothingFound: "No contact fits",
  nothingFoundText: "Try another word, or look at all of them.",
  showAll: "Show all contacts",

  deleteTitle: "Are you sure you want to delete the selected contacts?",
  deleteText: (amount: number, names: string) =>
    `${contacts(amount)}: ${names}. Their personal links will stop working.`,
  deleted: (amount: number) => `${contacts(amount)} deleted.`,
  listed: (names: string[], others: number) =>
    others > 0
      ? `${names.join(", ")} and ${others.toLocaleString("en-US")} more`
      : names.join(", "),
  delete: "Delete",
  deleting: "Deleting…",
  cancel: "Cancel",
  close: "Close",

  message: "Message",
  messageHelper: "The link will be added to the end of the message",
  messageProblems: {
    missing: "Please write a message.",
    tooLong: "Please shorten the message: there is room for 1,000 characters.",
  },
  preview: "How it will look",
  to: (amount: number) => `To ${contacts(amount)}:`,
  completedAmong: (amount: number, total: number) =>
    total === 1
      ? "This contact has already completed the quiz and will not get a message."
      : amount === 1
        ? "1 of them has already completed the quiz and will not get a message."
        : `${amount.toLocaleString("en-US")} of them have already completed the quiz and will not get a message.`,
  optedOutAmong: (amount: number) =>
    amount === 1
      ? "1 of them does not want texts and will not get a message."
      : `${amount.toLocaleString("en-US")} of them do not want texts and will not get a message.`,
  languagesAmong: (english: number, spanish: number) =>
    `${english.toLocaleString("en-US")} of them read English, ${spanish.toLocaleString("en-US")} Spanish. To write to each group in its language, filter the list by language first.`,
  size: (units: number, segments: number) =>
    `${count(units, "character", "characters")} with the link · ${count(segments, "SMS", "SMS")} each`,
  costly: (characters: string[]) =>
    `Costs more because of ${characters.join(" ")}: with such characters one SMS holds 70 characters instead of 160.`,
  noWayOut:
    "Tell people how to stop the texts, for example: Reply STOP to opt out.",
  testTitle: "Send a test to me",
  testPhone: "Your mobile phone",
  testHelper: "The link in the test leads to the start page.",
  sendTest: "Send the test",
  sendingTest: "Sending the test…",
  sendNow: "Send SMS Now",
  sending: "Sending…",
  sentSoFar: (sent: number, total: number) =>
    `${sent.toLocaleString("en-US")} of ${contacts(total)}`,
  allDone: (total: number) => `Finished: ${contacts(total)}.`,
};

export type LinksWords = typeof links;
