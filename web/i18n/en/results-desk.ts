export const resultsDesk = {
  title: "Results",
  intro:
    "What families handed in, newest first. Open one to read it as the family did.",
  back: "Dashboard",
  kind: "Kind",
  kinds: { sound: "Finished", problem: "With a problem" },
  languages: { en: "English", es: "Español" },
  arrived: "How they came",
  anyArrival: "Invited or not",
  arrivals: { invited: "Invited", "walk-in": "Not invited" },
  columns: {
    date: "Handed in",
    family: "Family",
    concerns: "Main concerns",
    language: "Language",
    actions: "Open or erase",
  },
  noName: "No name given",
  child: (name: string) => `Child: ${name}`,
  redcap: (id: string) => `Redcap ${id}`,
  invited: "Invited",
  problems: {
    unranked: "Concerns not put in order",
    "contact deleted": "Contact deleted",
    other: "Not in results.csv",
  },
  open: "Open",
  openOf: (name: string) => `Open the result of ${name}`,
  erase: "Erase",
  eraseOf: (name: string) => `Erase the family of ${name}`,
  eraseTitle: (parent: string, day: string) =>
    parent === ""
      ? `Erase everything about this family without a name, whose result is from ${day}?`
      : `Erase everything about the family of ${parent}, whose result is from ${day}?`,
  eraseText:
    "The result, and for an invited family also the contact, its link and its messages, will be gone for good. Files that were downloaded before are not changed.",
  eraseYes: "Erase for good",
  erasing: "Erasing…",
  cancel: "Cancel",
  close: "Close",
  erased: "Everything about this family is erased.",
  eraseFailed: "The family could not be erased. Please try again.",
  none: "No results yet",
  noneText: "As soon as a family finishes the quiz, it is listed here.",
  nothingFound: "No result fits",
  nothingFoundText: "Choose other filters, or look at all of them.",
  showAll: "Show all results",
  more: "Show more",
  loading: "Loading…",
  moreFailed: "More results could not be loaded. Please try again.",
};

export type ResultsDeskWords = typeof resultsDesk;
