export const core = {
  skipToContent: "Skip to content",
  menu: "Menu",
  home: "Home",
  quiz: "Quiz",
  dashboard: "Dashboard",
  logOut: "Log out",
  languages: "Language",
  siteNameUnknown: "HPV vaccine quiz",
  aboutThisSite: "About this site",
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
