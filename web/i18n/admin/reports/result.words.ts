import { digits } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  toList: "Results",
  noName: "No name given",
  took: { en: "Taken in English", es: "Taken in Spanish" },
  child: (name: string) => `Child: ${name}`,
  invited: "Invited",
  walkIn: "Not invited",
  demo: "Demo data",
  problems: {
    unranked: "This family has not put its concerns in order.",
    "contact deleted": "The contact of this family was deleted.",
    other: "This result is not in results.csv.",
  } as Record<string, string>,
  neighbors: "Other results",
  previous: "Previous",
  next: "Next",
  print: "Print for the visit",
  publicPage: "The page that the family sees",
  asSeen: "As the family saw it",
  newTab: "opens in a new tab",

  contact: "Contact",
  name: "Name",
  childName: "Child",
  phone: "Phone",
  redcap: "Redcap ID",
  toContact: "Show in Send links",
  noContact: "This family came without a personal link.",
  aboutChild: "About the child",

  order: "What matters to this family",
  notRanked: "Not put in order yet. This is the order that we proposed.",
  chosen: "Family’s order",
  proposed: "Proposed",
  concern: "Concern",
  score: "Score",
  moved: (place: number, up: number) =>
    up === 0
      ? digits.en(place)
      : `${digits.en(place)} (${up > 0 ? "up" : "down"} ${digits.en(Math.abs(up))})`,

  answers: (amount: number) =>
    amount === 1 ? "1 answer" : `${digits.en(amount)} answers`,
  question: "Question",
  answer: "Answer",
  versionsTitle: "The texts changed during this quiz",
  versionsText:
    "Each answer below is shown with the words that the family read. “As the family saw it” shows the newest of these versions.",
  questionsRead: (numbers: string) => `Questions ${numbers}`,
  version: (number: number) => `version ${number}`,
  unknownVersion: "unknown version",
  points: "Points",
  noConcern: "None",

  visit: "For the visit",
  visitText: "Questions that the site suggests about the top concerns.",

  erase: "Erase this family",
  eraseTitle: (parent: string, day: string) =>
    parent === ""
      ? `Erase all data of this family without a name (result from ${day})?`
      : `Erase all data of the family of ${parent} (result from ${day})?`,
  eraseText:
    "This erases the result for good. For an invited family, it also erases the contact, the link and the messages. Files you have already downloaded do not change. If an open data package contains this result, you cannot make another package.",
  eraseYes: "Erase for good",
  erasing: "Erasing…",
  erased: "All data of this family was erased.",
  eraseFailed: "The data could not be erased. Please try again.",
};

const es: typeof en = {
  toList: "Resultados",
  noName: "Sin nombre",
  took: { en: "Contestado en inglés", es: "Contestado en español" },
  child: (name) => `Hijo o hija: ${name}`,
  invited: "Con invitación",
  walkIn: "Sin invitación",
  demo: "Datos de muestra",
  problems: {
    unranked: "Esta familia no ha ordenado sus preocupaciones.",
    "contact deleted": "El contacto de esta familia fue eliminado.",
    other: "Este resultado no está en results.csv.",
  },
  neighbors: "Otros resultados",
  previous: "Anterior",
  next: "Siguiente",
  print: "Imprimir para la cita",
  publicPage: "La página que ve la familia",
  asSeen: "Como la vio la familia",
  newTab: "se abre en otra pestaña",

  contact: "Contacto",
  name: "Nombre",
  childName: "Hijo o hija",
  phone: "Teléfono",
  redcap: "ID de Redcap",
  toContact: "Ver en Enviar enlaces",
  noContact: "Esta familia llegó sin un enlace personal.",
  aboutChild: "Sobre el niño o la niña",

  order: "Lo que le importa a esta familia",
  notRanked: "Todavía sin ordenar. Este es el orden que propusimos.",
  chosen: "Orden de la familia",
  proposed: "Propuesto",
  concern: "Preocupación",
  score: "Puntos",
  moved: (place, up) =>
    up === 0
      ? digits.es(place)
      : `${digits.es(place)} (${up > 0 ? "subió" : "bajó"} ${digits.es(Math.abs(up))})`,

  answers: (amount) =>
    amount === 1 ? "1 respuesta" : `${digits.es(amount)} respuestas`,
  question: "Pregunta",
  answer: "Respuesta",
  versionsTitle: "Los textos cambiaron durante este cuestionario",
  versionsText:
    "Cada respuesta de abajo aparece con las palabras que leyó la familia. “Como la vio la familia” muestra la más nueva de estas versiones.",
  questionsRead: (numbers) => `Preguntas ${numbers}`,
  version: (number) => `versión ${number}`,
  unknownVersion: "versión desconocida",
  points: "Puntos",
  noConcern: "Ninguna",

  visit: "Para la cita",
  visitText:
    "Preguntas que el sitio sugiere sobre las preocupaciones principales.",

  erase: "Borrar esta familia",
  eraseTitle: (parent, day) =>
    parent === ""
      ? `¿Borrar todos los datos de esta familia sin nombre (resultado del ${day})?`
      : `¿Borrar todos los datos de la familia de ${parent} (resultado del ${day})?`,
  eraseText:
    "Esto borra el resultado para siempre. Si la familia fue invitada, también borra el contacto, el enlace y los mensajes. Los archivos ya descargados no cambian. Si un paquete de datos abiertos contiene este resultado, ya no se podrán crear más paquetes.",
  eraseYes: "Borrar para siempre",
  erasing: "Borrando…",
  erased: "Se borraron todos los datos de esta familia.",
  eraseFailed: "No se pudieron borrar los datos. Inténtelo de nuevo.",
};

export const resultWords = adminCatalog(en, es);
