import { catalog } from "#web/i18n/core/common.words.ts";
import { movingWords } from "#web/i18n/core/moving.words.ts";

const en = {
  progress: "Quiz progress",
  lastStep: "Last step: your order",
  notYet: "This order is saved when you press “See results”.",
  list: "Your topics, in order",
  previous: "Previous",
  seeResults: "See results",
  saving: "Saving...",
  waiting: "Saved on this device. We will keep trying to send it.",
  cannotLoad: "Can't load your data. Please try again later.",
  cannotSet: "Can't set results. Please try again later.",
  leave:
    "You are about to leave the page without submitting your results. Would you like to continue?",
  leaveTitle: "Leave this page?",
  leaveYes: "Leave the page",
  leaveNo: "Stay and finish",
  sortable: {
    ...movingWords.en,
    instructions:
      "To move a topic, press space on its handle, use the arrow keys, and press space again to put it down. Escape puts it back.",
    toTop: (name: string) => `To the top: ${name}`,
    top: "Top",
    topNote: "You will read these three first:",
  },
};

const es: typeof en = {
  progress: "Avance del cuestionario",
  lastStep: "Último paso: su orden",
  notYet: "Este orden se guarda al tocar “Ver resultados”.",
  list: "Sus temas, en orden",
  previous: "Anterior",
  seeResults: "Ver resultados",
  saving: "Guardando...",
  waiting: "Guardado en este dispositivo. Seguiremos intentando enviarlo.",
  cannotLoad:
    "No podemos cargar sus datos. Por favor, inténtelo de nuevo más tarde.",
  cannotSet:
    "No podemos guardar sus resultados. Por favor, inténtelo de nuevo más tarde.",
  leave:
    "Está a punto de salir de la página sin guardar sus resultados. ¿Quiere salir de todos modos?",
  leaveTitle: "¿Salir de esta página?",
  leaveYes: "Salir de la página",
  leaveNo: "Quedarme y terminar",
  sortable: {
    ...movingWords.es,
    instructions:
      "Para mover un tema, presione la barra espaciadora en su botón, use las flechas y presione la barra otra vez para soltarlo. La tecla Escape lo deja donde estaba.",
    toTop: (name) => `Al inicio: ${name}`,
    top: "Al inicio",
    topNote: "Estos tres los leerá primero:",
  },
};

export const rankWords = catalog(en, es);
