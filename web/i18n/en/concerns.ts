export const concerns = {
  listTitle: "All concerns",
  listText:
    "These are questions that many parents have about the HPV vaccine. Open any of them to read what is known and what is not known yet.",
  takeSurveyTitle: "Which of these matter most to you?",
  takeSurveyText:
    "A short survey of about 5 minutes sorts them for you and gives you questions for the doctor or nurse.",
  takeSurvey: "Take the survey",
  noneTitle: "Nothing here yet",
  noneText: "The concerns are still being written. Please come back soon.",
  inEnglish: "in English",
  textInEnglish: "This text is in English.",
  linksTitle: "Read more",
  newTab: "opens in a new tab",
  videoTitle: "Video",
  watchVideo: "Watch the video",
  videoOf: (concern: string) => `Video: ${concern}`,
  videoFrom: (host: string) =>
    `It comes from ${host}. Nothing is sent there before you tap.`,
  watchAt: (host: string) => `Watch it at ${host}`,
  forChildren: "Read this with your child",
  childrenNote:
    "For parents: this page is written for your child. You can read it together. It asks nothing and keeps nothing.",
  childrenEmpty: "This page is still being written. Please come back soon.",
  back: "Back",
};

export type ConcernsWords = typeof concerns;
