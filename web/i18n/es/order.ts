import type { OrderWords } from "#web/i18n/en/order.ts";

const place = (name: string, number: number, total: number) =>
  `${name}, lugar ${number} de ${total}`;

export const order: OrderWords = {
  found: (shown, total) => `${shown} de ${total}.`,
  nothingFound: (query) => `No se encontró nada para “${query}”`,
  orderLater: "Durante la búsqueda, use “Mover a un lugar…”.",
  saveOrder: "Guardar el orden",
  saving: "Guardando…",
  notSaved: "El nuevo orden todavía no está guardado.",
  drag: "Arrastrar para mover",
  up: "Subir",
  down: "Bajar",
  toPlace: "Mover a un lugar…",
  toPlaceOf: (name) => `Mover a un lugar… ${name}`,
  placeTitle: (name) => `Mover “${name}”`,
  place: (total) => `Lugar, del 1 al ${total.toLocaleString("es-US")}`,
  noPlace: (total) =>
    `Escriba un número del 1 al ${total.toLocaleString("es-US")}.`,
  wouldBeFirst: "Al principio de la lista",
  wouldFollow: (name) => `Después de “${name}”`,
  toTop: "Al principio",
  toBottom: "Al final",
  move: "Mover",
  close: "Cerrar",
  edit: "Editar",
  editOf: (name) => `Editar ${name}`,
  active: "Activa",
  inactive: "Inactiva",
  activate: "Activar",
  deactivate: "Desactivar",
  activeOf: (name) => `Activa: ${name}`,
  sortable: {
    instructions:
      "Para mover esto, presione la barra espaciadora, use las flechas y presione la barra otra vez para soltarlo. Escape lo deja donde estaba.",
    handleRole: "se puede mover",
    handle: (name) => `Mover ${name}`,
    up: (name) => `Subir ${name}`,
    down: (name) => `Bajar ${name}`,
    lifted: (name, number, total) =>
      `Levantada: ${place(name, number, total)}.`,
    moved: (name, number, total) => `${place(name, number, total)}.`,
    dropped: (name, number, total) => `Soltada: ${place(name, number, total)}.`,
    cancelled: (name, number, total) =>
      `Sin mover. ${place(name, number, total)}.`,
  },
};
