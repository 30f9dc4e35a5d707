export const concernsDesk = {
  list: {
    title: "Concerns",
    intro:
      "What parents may worry about. Where scores are equal, the higher one here comes first.",
    add: "Add a concern",
    none: "There are no concerns yet",
  },
  uses: (amount: number) =>
    amount === 0
      ? "No question counts for it"
      : amount === 1
        ? "1 question counts for it"
        : `${amount} questions count for it`,
  newTitle: "New concern",
  editTitle: "Edit concern",
  textTitle: "Name and text",
  fields: {
    name: "Name",
    content: "Text",
    childrencontent: "Text for children",
    suggestedquestions: "Suggested questions",
    externallinks: "Links",
    videolink: "Video link",
  },
  questionsTitle: "Suggested questions",
  questionsIntro:
    "What parents may ask the doctor or nurse. Each one stands beside its translation.",
  question: (number: number) => `Question ${number}`,
  addQuestion: "Add a question",
  linksTitle: "External links",
  linksIntro:
    "Pages where parents can read more. Without a Spanish link, Spanish readers get the English ones.",
  link: (number: number) => `Link ${number}`,
  linkName: "Name",
  linkUrl: "Address",
  addLink: "Add a link",
  videoTitle: "Video",
  videoIntro: "The address of a video on YouTube or Vimeo.",

  childrenPage: "Children’s page",
  childrenPageOf: (name: string) => `Children’s page: ${name}`,
  childrenTitle: (name: string) => `Children’s page: ${name}`,
  childrenNote: "What a parent can read together with the child.",
  editChildrenPage: "Edit the children’s page",

  saved: "Concern saved successfully!",
  saveFailed:
    "There was an error while saving your settings. Please try again later.",
  statusSaved: "Concern status saved!",
  reordered: "Concerns priorities reordered successfully!",
  reorderFailed:
    "There was an error while reordering the concerns. Please try again later.",
};

export type ConcernsDeskWords = typeof concernsDesk;
