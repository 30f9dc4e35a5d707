const en = {
  title: "Results",
  intro:
    "What families handed in, newest first. Open one to read it as the family did.",
  back: "Dashboard",
  kind: "Kind",
  kinds: { sound: "Finished", problem: "With a problem" },
  languages: { en: "English", es: "Español" },
  arrived: "How they came",
  anyArrival: "Invited or not",
  arrivals: { invited: "Invited", "walk-in": "Not invited" },
  columns: {
    date: "Handed in",
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
  eraseOf: (name: string) => `Erase the family of ${name}`,
  eraseTitle: (parent: string, day: string) =>
    parent === ""
      ? `Erase everything about this family without a name, whose result is from ${day}?`
      : `Erase everything about the family of ${parent}, whose result is from ${day}?`,
  eraseText:
    "The result, and for an invited family also the contact, its link and its messages, will be gone for good. Files that were downloaded before are not changed.",
  eraseYes: "Erase for good",
  erasing: "Erasing…",
  cancel: "Cancel",
  close: "Close",
  erased: "Everything about this family is erased.",
  eraseFailed: "The family could not be erased. Please try again.",
  none: "No results yet",
  noneText: "As soon as a family finishes the quiz, it is listed here.",
  nothingFound: "No result fits",
  nothingFoundText: "Choose other filters, or look at all of them.",
  showAll: "Show all results",
  more: "Show more",
  loading: "Loading…",
  moreFailed: "More results could not be loaded. Please try again.",
};

const es: typeof en = {
  title: "Resultados",
  intro:
    "Lo que entregaron las familias, primero lo más reciente. Abra uno para leerlo como lo leyó la familia.",
  back: "Panel",
  kind: "Tipo",
  kinds: { sound: "Terminados", problem: "Con un problema" },
  languages: { en: "English", es: "Español" },
  arrived: "Cómo llegaron",
  anyArrival: "Con o sin invitación",
  arrivals: { invited: "Con invitación", "walk-in": "Sin invitación" },
  columns: {
    date: "Entregado",
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
  eraseOf: (name) => `Borrar la familia de ${name}`,
  eraseTitle: (parent, day) =>
    parent === ""
      ? `¿Borrar todo lo de esta familia sin nombre, cuyo resultado es del ${day}?`
      : `¿Borrar todo lo de la familia de ${parent}, cuyo resultado es del ${day}?`,
  eraseText:
    "El resultado y, si fue invitada, también el contacto, su enlace y sus mensajes desaparecerán para siempre. Los archivos ya descargados no cambian.",
  eraseYes: "Borrar para siempre",
  erasing: "Borrando…",
  cancel: "Cancelar",
  close: "Cerrar",
  erased: "Se borró todo lo de esta familia.",
  eraseFailed: "No se pudo borrar la familia. Intente otra vez.",
  none: "Todavía no hay resultados",
  noneText: "Cuando una familia termine el cuestionario, aparecerá aquí.",
  nothingFound: "Ningún resultado coincide",
  nothingFoundText: "Elija otros filtros o vea todos.",
  showAll: "Ver todos los resultados",
  more: "Ver más",
  loading: "Cargando…",
  moreFailed: "No se pudieron cargar más resultados. Intente otra vez.",
};

export const adminResultsWords = { en, es };
