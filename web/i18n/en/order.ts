const place = (name: string, number: number, total: number) =>
  `${name}, place ${number} of ${total}`;

export const order = {
  found: (shown: number, total: number) => `${shown} of ${total}.`,
  nothingFound: (query: string) => `Nothing found for “${query}”`,
  orderLater: "While searching, use “Move to place…”.",
  saveOrder: "Save order",
  saving: "Saving…",
  notSaved: "The new order is not saved yet.",
  drag: "Drag to move",
  up: "Move up",
  down: "Move down",
  toPlace: "Move to place…",
  toPlaceOf: (name: string) => `Move to place… ${name}`,
  placeTitle: (name: string) => `Move “${name}”`,
  place: (total: number) => `Place, from 1 to ${total.toLocaleString("en-US")}`,
  noPlace: (total: number) =>
    `Please type a number from 1 to ${total.toLocaleString("en-US")}.`,
  wouldBeFirst: "At the top of the list",
  wouldFollow: (name: string) => `After “${name}”`,
  toTop: "To the top",
  toBottom: "To the bottom",
  move: "Move",
  close: "Close",
  edit: "Edit",
  editOf: (name: string) => `Edit ${name}`,
  active: "Active",
  inactive: "Inactive",
  activate: "Activate",
  deactivate: "Deactivate",
  activeOf: (name: string) => `Active: ${name}`,
  sortable: {
    instructions:
      "To move this, press space, use the arrow keys, and press space again to put it down. Escape puts it back.",
    handleRole: "movable",
    handle: (name: string) => `Move ${name}`,
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

export type OrderWords = typeof order;
