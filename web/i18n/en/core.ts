export const core = {
  skipToContent: "Skip to content",
  loading: "Loading…",
  menu: "Menu",
  home: "Home",
  quiz: "Quiz",
  aboutUs: "About us",
  feedback: "Feedback",
  contactUs: "Contact us",
  allConcerns: "All concerns",
  dashboard: "Dashboard",
  logOut: "Logout",
  languages: "Language",
  whatThisIs:
    "A five-minute quiz for parents about the HPV vaccine: put your worries in order, read what is known about them, and bring your questions to the doctor.",
  siteNameUnknown: "HPV vaccine quiz",
  reviewedOn: (date: string) => `Reviewed on ${date}.`,
  notices: "Notices",
  close: "Close",
  reload: "Try again",
  crashTitle: "Something went wrong",
  crashText: "It is not your fault. Please try again in a moment.",
  notFoundTitle: "Page Not Found",
  notFoundText: "Sorry, this page does not exist.",
  backHome: "Back to the home page",
};

export type CoreWords = typeof core;
