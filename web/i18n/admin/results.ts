import { catalog } from "#web/i18n/admin/common.ts";

const en = {
  title: "Results",
  intro: "Finished quizzes, newest first. Open one to see what the family saw.",
  introWithoutNames:
    "Finished quizzes, newest first. Your role shows them without names.",
  kind: "Kind",
  kinds: { sound: "Finished", problem: "With a problem" },
  arrived: "How they came",
  anyArrival: "Invited or not",
  arrivals: { invited: "Invited", "walk-in": "Not invited" },
  columns: {
    date: "Date",
    family: "Family",
    concerns: "Main concerns",
    language: "Language",
    actions: "Open or erase",
  },
  noName: "No name given",
  child: (name: string) => `Child: ${name}`,
  redcap: (id: string) => `Redcap ${id}`,
  invited: "Invited",
  problems: {
    unranked: "Concerns not put in order",
    "contact deleted": "Contact deleted",
    other: "Not in results.csv",
  },
  open: "Open",
  openOf: (name: string) => `Open the result of ${name}`,
  erase: "Erase",
  eraseOf: (name: string) => `Erase the data of ${name}`,
  eraseTitle: (parent: string, day: string) =>
    parent === ""
      ? `Erase all data of this family without a name (result from ${day})?`
      : `Erase all data of the family of ${parent} (result from ${day})?`,
  eraseText:
    "This erases the result for good. For an invited family, it also erases the contact, the link and the messages. Files you have already downloaded do not change.",
  eraseYes: "Erase for good",
  erasing: "Erasing…",
  erased: "All data of this family was erased.",
  eraseFailed: "The data could not be erased. Please try again.",
  none: "No results yet",
  noneText: "When a family finishes the quiz, you will see it here.",
  nothingFound: "No results match",
  nothingFoundText: "Choose other filters, or see all results.",
  showAll: "Show all results",
  moreFailed: "More results could not be loaded. Please try again.",
};

const es: typeof en = {
  title: "Resultados",
  intro:
    "Cuestionarios terminados, primero los más recientes. Abra uno para ver lo que vio la familia.",
  introWithoutNames:
    "Cuestionarios terminados, primero los más recientes. Su función los muestra sin nombres.",
  kind: "Tipo",
  kinds: { sound: "Terminados", problem: "Con un problema" },
  arrived: "Cómo llegaron",
  anyArrival: "Con o sin invitación",
  arrivals: { invited: "Con invitación", "walk-in": "Sin invitación" },
  columns: {
    date: "Fecha",
    family: "Familia",
    concerns: "Preocupaciones principales",
    language: "Idioma",
    actions: "Abrir o borrar",
  },
  noName: "Sin nombre",
  child: (name) => `Hijo o hija: ${name}`,
  redcap: (id) => `Redcap ${id}`,
  invited: "Con invitación",
  problems: {
    unranked: "Preocupaciones sin ordenar",
    "contact deleted": "Contacto eliminado",
    other: "No está en results.csv",
  },
  open: "Abrir",
  openOf: (name) => `Abrir el resultado de ${name}`,
  erase: "Borrar",
  eraseOf: (name) => `Borrar los datos de ${name}`,
  eraseTitle: (parent, day) =>
    parent === ""
      ? `¿Borrar todos los datos de esta familia sin nombre (resultado del ${day})?`
      : `¿Borrar todos los datos de la familia de ${parent} (resultado del ${day})?`,
  eraseText:
    "Esto borra el resultado para siempre. Si la familia fue invitada, también borra el contacto, el enlace y los mensajes. Los archivos ya descargados no cambian.",
  eraseYes: "Borrar para siempre",
  erasing: "Borrando…",
  erased: "Se borraron todos los datos de esta familia.",
  eraseFailed: "No se pudieron borrar los datos. Inténtelo de nuevo.",
  none: "Todavía no hay resultados",
  noneText: "Cuando una familia termine el cuestionario, lo verá aquí.",
  nothingFound: "Ningún resultado coincide",
  nothingFoundText: "Elija otros filtros o vea todos.",
  showAll: "Ver todos los resultados",
  moreFailed: "No se pudieron cargar más resultados. Inténtelo de nuevo.",
};

export const adminResultsWords = catalog(en, es);
