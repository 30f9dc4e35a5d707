export const givenFeedbacks = {
  title: "Feedbacks",
  back: "Dashboard",
  intro: "See the feedbacks given by the site users.",

  type: "Type",
  types: {
    any: "Website and concerns",
    website: "Website",
    concern: "Concerns",
  },
  found: (amount: number) =>
    `${amount.toLocaleString("en-US")} ${amount === 1 ? "feedback" : "feedbacks"}`,
  average: (score: number) => `${score.toFixed(1)} of 5 on average`,

  score: (score: number) => `${score} of 5 stars`,
  unscored: "No score",
  questions: {
    useful: "Useful",
    findinformation: "Found the information",
    wouldrecommend: "Would recommend it",
    meetexpectations: "Met the expectations",
  },
  yes: "Yes",
  no: "No",
  addorimprove: "What to add or improve",
  additionalinformation: "What else they would like to know",

  none: "No feedback yet",
  noneText:
    "When visitors say what they think of the site or of a concern, you will read it here.",
  nothingFound: "No feedback fits",
  nothingFoundText: "Try other words or other days, or look at all of them.",
  showAll: "Show all feedbacks",
};

export type GivenFeedbacksWords = typeof givenFeedbacks;
