import { movingWords } from "#web/i18n/core/moving.words.ts";
import { digits } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  found: (shown: number, total: number) => `${shown} of ${total}.`,
  nothingFound: (query: string) => `Nothing found for “${query}”`,
  orderLater: "Dragging is off while you search. Use “Move to place…”.",
  saveOrder: "Save order",
  notSaved: "The new order is not saved yet.",
  draft: "Draft",
  drag: "Drag to move",
  up: "Move up",
  down: "Move down",
  toPlace: "Move to place…",
  toPlaceOf: (name: string) => `Move to place… ${name}`,
  placeTitle: (name: string) => `Move “${name}”`,
  place: (total: number) => `Place, from 1 to ${digits.en(total)}`,
  noPlace: (total: number) =>
    `Please type a number from 1 to ${digits.en(total)}.`,
  wouldBeFirst: "At the top of the list",
  wouldFollow: (name: string) => `After “${name}”`,
  toTop: "To the top",
  toBottom: "To the bottom",
  move: "Move",
  editOf: (name: string) => `Edit ${name}`,
  active: "Active",
  inactive: "Inactive",
  activate: "Activate",
  deactivate: "Deactivate",
  activeOf: (name: string) => `Active: ${name}`,
  sortable: {
    ...movingWords.en,
    instructions:
      "To move this, press space, use the arrow keys, and press space again to put it down. Escape puts it back.",
  },
};

const es: typeof en = {
  found: (shown, total) => `${shown} de ${total}.`,
  nothingFound: (query) => `No se encontró nada para “${query}”`,
  orderLater:
    "Durante la búsqueda no se puede arrastrar. Use “Mover a un lugar…”.",
  saveOrder: "Guardar el orden",
  notSaved: "El nuevo orden todavía no está guardado.",
  draft: "Borrador",
  drag: "Arrastrar para mover",
  up: "Subir",
  down: "Bajar",
  toPlace: "Mover a un lugar…",
  toPlaceOf: (name) => `Mover a un lugar… ${name}`,
  placeTitle: (name) => `Mover “${name}”`,
  place: (total) => `Lugar, del 1 al ${digits.es(total)}`,
  noPlace: (total) => `Escriba un número del 1 al ${digits.es(total)}.`,
  wouldBeFirst: "Al principio de la lista",
  wouldFollow: (name) => `Después de “${name}”`,
  toTop: "Al principio",
  toBottom: "Al final",
  move: "Mover",
  editOf: (name) => `Editar ${name}`,
  active: "Activa",
  inactive: "Inactiva",
  activate: "Activar",
  deactivate: "Desactivar",
  activeOf: (name) => `Activa: ${name}`,
  sortable: {
    ...movingWords.es,
    instructions:
      "Para mover esto, presione la barra espaciadora, use las flechas y presione la barra otra vez para soltarlo. La tecla Escape lo deja donde estaba.",
  },
};

export const orderWords = adminCatalog(en, es);
