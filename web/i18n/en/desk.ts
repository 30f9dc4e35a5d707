export const desk = {
  sections: "Sections of the dashboard",
  dashboard: "Dashboard",
  contents: "Contents",
  questions: "Questions",
  concerns: "Concerns",
  links: "Send links",
  messages: "Messages",
  results: "Results",
  insights: "Insights",
  feedbacks: "Feedbacks",
  users: "Users",

  loading: "Loading…",
  troubleTitle: "This could not be loaded",
  tryAgain: "Try again",
  goneTitle: "This is not here any more",
  goneText: "Somebody may have deleted it meanwhile.",
  toDashboard: "Back to the dashboard",

  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
  close: "Close",

  sessionTitle: "Please sign in again",
  sessionText:
    "Your session has ended. Type your password and go on where you were: everything on this page is still here.",
  confirmTitle: "Please type your password",
  confirmText:
    "This changes who may sign in, and you signed in more than ten minutes ago. After you type your password, the change is made.",
  notNow: "Not now",

  unsavedTitle: "Leave without saving?",
  unsavedText: "Your changes on this page are not saved yet.",
  leave: "Leave without saving",
  stay: "Stay here",

  conflictTitle: "Somebody else changed this too",
  conflictText:
    "While you were editing, somebody else saved other texts in the same places. Nothing is lost: choose which version stays.",
  mine: "Yours",
  theirs: "Theirs, saved now",
  nothing: "(empty)",
  keepMine: "Keep mine",
  takeTheirs: "Take theirs",
  keepEditing: "Go on editing",

  english: "English",
  spanish: "Español",
};

export type DeskWords = typeof desk;
