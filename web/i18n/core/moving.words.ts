const placeEn = (name: string, number: number, total: number) =>
  `${name}, place ${number} of ${total}`;

const en = {
  handleRole: "movable",
  handle: (name: string) => `Move ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  lifted: (name: string, number: number, total: number) =>
    `Picked up ${placeEn(name, number, total)}.`,
  moved: (name: string, number: number, total: number) =>
    `${placeEn(name, number, total)}.`,
  dropped: (name: string, number: number, total: number) =>
    `Dropped ${placeEn(name, number, total)}.`,
  cancelled: (name: string, number: number, total: number) =>
    `Not moved. ${placeEn(name, number, total)}.`,
};

const placeEs = (name: string, number: number, total: number) =>
  `${name}, lugar ${number} de ${total}`;

const es: typeof en = {
  handleRole: "se puede mover",
  handle: (name) => `Mover ${name}`,
  up: (name) => `Subir ${name}`,
  down: (name) => `Bajar ${name}`,
  lifted: (name, number, total) =>
    `Se levantó: ${placeEs(name, number, total)}.`,
  moved: (name, number, total) => `${placeEs(name, number, total)}.`,
  dropped: (name, number, total) =>
    `Se soltó: ${placeEs(name, number, total)}.`,
  cancelled: (name, number, total) =>
    `Sin mover. ${placeEs(name, number, total)}.`,
};

/** The texts of all reorderable lists, also for screen readers. */
export const movingWords = { en, es };
