import type { RankWords } from "#web/i18n/en/rank.ts";

const place = (name: string, number: number, total: number) =>
  `${name}, lugar ${number} de ${total}`;

export const rank: RankWords = {
  notYet:
    "Sus respuestas ya se enviaron. Este orden se guarda cuando toca “Ver resultados”.",
  list: "Sus preocupaciones, en orden",
  seeResults: "Ver resultados",
  saving: "Guardando...",
  waiting:
    "Guardado en este teléfono. No se pudo enviar en este momento; seguimos intentando.",
  cannotLoad: "No podemos cargar sus datos. Por favor, intente más tarde.",
  cannotSet: "No podemos guardar sus resultados. Por favor, intente más tarde.",
  tryAgain: "Intentar de nuevo",
  leave:
    "Está por salir de la página sin enviar sus resultados. ¿Desea continuar?",
  leaveTitle: "¿Salir de esta página?",
  leaveYes: "Salir de la página",
  leaveNo: "Quedarme aquí",
  sortable: {
    instructions:
      "Para mover una preocupación, presione la barra espaciadora en su botón, use las flechas y presione la barra otra vez para soltarla. Escape la deja donde estaba.",
    handleRole: "se puede mover",
    handle: (name) => `Mover ${name}`,
    toTop: (name) => `Poner ${name} en primer lugar`,
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
