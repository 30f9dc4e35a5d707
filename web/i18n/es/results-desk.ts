import type { ResultsDeskWords } from "#web/i18n/en/results-desk.ts";

export const resultsDesk: ResultsDeskWords = {
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
