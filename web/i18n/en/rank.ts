const place = (name: string, number: number, total: number) =>
  `${name}, place ${number} of ${total}`;

export const rank = {
  notYet:
    "Your answers were sent. This order is saved when you press “See results”.",
  list: "Your concerns, in order",
  seeResults: "See results",
  saving: "Saving...",
  waiting:
    "Saved on this phone. It could not be sent just now; we keep trying.",
  cannotLoad: "Can't load your data. Please try again later.",
  cannotSet: "Can't set results. Please try again later.",
  tryAgain: "Try again",
  leave:
    "You are about to leave the page without submitting your results. Would you like to continue?",
  leaveTitle: "Leave this page?",
  leaveYes: "Leave the page",
  leaveNo: "Stay here",
  sortable: {
    instructions:
      "To move a concern, press space on its handle, use the arrow keys, and press space again to put it down. Escape puts it back.",
    handleRole: "movable",
    handle: (name: string) => `Move ${name}`,
    toTop: (name: string) => `Move ${name} to the top`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    lifted: (name: string, number: number, total: number) =>
      `Picked up ${place(name, number, total)}.`,
    moved: (name: string, number: number, total: number) =>
      `${place(name, number, total)}.`,
    dropped: (name: string, number: number, total: number) =>
      `Put down ${place(name, number, total)}.`,
    cancelled: (name: string, number: number, total: number) =>
      `Not moved. ${place(name, number, total)}.`,
  },
};

export type RankWords = typeof rank;
