export const feedback = {
  title: "Your feedback",
  text: "It takes half a minute and helps us make this site better. We do not ask who you are.",
  useful: "Is this website useful?",
  findinformation: "Did you find the information you were looking for?",
  wouldrecommend: "Would you recommend it to other parents?",
  addorimprove: "What should we add or improve?",
  yes: "Yes",
  no: "No",
  close: "Close",
  charactersLeft: (left: number) =>
    left === 1 ? "1 character left of 120" : `${left} characters left of 120`,
  charactersOver: (over: number) =>
    over === 1
      ? "Please take out 1 character. There is room for 120."
      : `Please take out ${over} characters. There is room for 120.`,
  unanswered: "Please answer a question or write something first.",
  send: "Send feedback",
  sending: "Sending…",
  thanks: "Thank you for your feedback!",
  failed: "Your feedback could not be sent. What you wrote is still here.",
  aboutConcern: "Tell us what you think",
  meetexpectations: "Did this meet your expectations?",
  additionalinformation: "What else would you like to know?",
  howhelpful: "How helpful was it?",
  stars: [
    "1 star: not helpful",
    "2 stars: a little helpful",
    "3 stars: somewhat helpful",
    "4 stars: helpful",
    "5 stars: very helpful",
  ] as [string, string, string, string, string],
  thanksForConcern: "Thank you! Your feedback was sent.",
};

export type FeedbackWords = typeof feedback;
