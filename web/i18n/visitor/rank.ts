const placeEn = (name: string, number: number, total: number) =>
  `${name}, place ${number} of ${total}`;

const en = {
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
      `Picked up ${placeEn(name, number, total)}.`,
    moved: (name: string, number: number, total: number) =>
      `${placeEn(name, number, total)}.`,
    dropped: (name: string, number: number, total: number) =>
      `Put down ${placeEn(name, number, total)}.`,
    cancelled: (name: string, number: number, total: number) =>
      `Not moved. ${placeEn(name, number, total)}.`,
  },
};

const placeEs = (name: string, number: number, total: number) =>
  `${name}, lugar ${number} de ${total}`;

const es: typeof en = {
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
      `Levantada: ${placeEs(name, number, total)}.`,
    moved: (name, number, total) => `${placeEs(name, number, total)}.`,
    dropped: (name, number, total) =>
      `Soltada: ${placeEs(name, number, total)}.`,
    cancelled: (name, number, total) =>
      `Sin mover. ${placeEs(name, number, total)}.`,
  },
};

export const rankWords = { en, es };
