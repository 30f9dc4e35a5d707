export const questions = {
  list: {
    title: "Questions",
    intro:
      "What the quiz asks, in this order. Only active questions are asked.",
    add: "Add a question",
    none: "There are no questions yet",
  },
  newTitle: "New question",
  editTitle: "Edit question",
  textTitle: "Question",
  answersTitle: "Answers",
  answersIntro: "A label may stay empty; then its letter is shown.",
  fields: {
    text: "Question",
    description: "Description",
    labelA: "Answer A, 5 points",
    labelB: "Answer B, 4 points",
    labelC: "Answer C, 3 points",
    labelD: "Answer D, 2 points",
    labelE: "Answer E, 1 point",
  },
  concern: "Concern",
  concernHelper: "The points of the answers count for this concern.",
  chooseConcern: "Choose a concern…",
  noConcern: "No concern",
  inactive: (name: string) => `${name} (inactive)`,

  saved: "Question saved successfully!",
  saveFailed:
    "There was an error while saving your settings. Please try again later.",
  statusSaved: "Question status saved!",
  reordered: "Questions reordered successfully!",
  reorderFailed:
    "There was an error while reordering the questions. Please try again later.",
};

export type QuestionsWords = typeof questions;
