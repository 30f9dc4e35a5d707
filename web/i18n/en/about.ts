export const about = {
  title: "About us",
  text: "These are the people behind this site.",
  noneTitle: "We will introduce ourselves soon",
  noneText:
    "The team is still writing this page. You can write to us in the meantime.",
  contactUs: "Contact us",
};

export type AboutWords = typeof about;
