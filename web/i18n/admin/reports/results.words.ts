import { listLimits } from "#shared/rules/field-limits.ts";
import { digits, plural } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const counted = listLimits.countedResults;

const en = {
  title: "Results",
  introWithoutNames: "Your role sees results without names.",
  kind: "Kind",
  kinds: { sound: "Finished", problem: "With a problem", demo: "Demo data" },
  arrived: "How they came",
  anyArrival: "Invited or not",
  arrivals: { invited: "Invited", "walk-in": "Not invited" },
  columns: {
    date: "Date",
    family: "Family",
    concerns: "Main concerns",
    language: "Language",
    redcap: "Redcap\u00a0ID",
    open: "Open",
  },
  noName: "No name given",
  child: (name: string) => `· ${name}`,
  problems: {
    unranked: "Concerns not put in order",
    "contact deleted": "Contact deleted",
    other: "Not in results.csv",
  },
  open: "Open",
  openOf: (name: string) => `Open the result of ${name}`,
  total: (amount: number) =>
    amount > counted
      ? `More than ${digits.en(counted)} results, newest first.`
      : `${plural.en(amount, "result", "results")}, newest first.`,
  period: "Period",
  anyTime: "Any time",
  lastDays: (days: string) => `Last ${days} days`,
  chooseDays: "Choose days…",
  exportAll: "Export results.csv",
  exportUnfiltered:
    "The filters do not change results.csv: it contains all finished results of families.",
  redcap: "Files for REDCap",
  openData: "Open data",
  searchFailed: "The search did not work. Please try again.",
  showDemo: "Show the demo data",
  none: "No results yet",
  noneText: "When a family finishes the quiz, you will see it here.",
  nothingFound: "No results match",
  nothingFoundText: "Choose other filters, or see all results.",
  showAll: "Show all results",
  moreFailed: "More results could not be loaded. Please try again.",
};

const es: typeof en = {
  title: "Resultados",
  introWithoutNames: "Con su rol, los resultados se ven sin nombres.",
  kind: "Tipo",
  kinds: {
    sound: "Terminados",
    problem: "Con un problema",
    demo: "Datos de muestra",
  },
  arrived: "Cómo llegaron",
  anyArrival: "Con o sin invitación",
  arrivals: { invited: "Con invitación", "walk-in": "Sin invitación" },
  columns: {
    date: "Fecha",
    family: "Familia",
    concerns: "Preocupaciones principales",
    language: "Idioma",
    redcap: "ID\u00a0de\u00a0Redcap",
    open: "Abrir",
  },
  noName: "Sin nombre",
  child: (name) => `· ${name}`,
  problems: {
    unranked: "Preocupaciones sin ordenar",
    "contact deleted": "Contacto eliminado",
    other: "No está en results.csv",
  },
  open: "Abrir",
  openOf: (name) => `Abrir el resultado de ${name}`,
  total: (amount) =>
    amount > counted
      ? `Más de ${digits.es(counted)} resultados, primero los más recientes.`
      : `${plural.es(amount, "resultado", "resultados")}, primero los más recientes.`,
  period: "Período",
  anyTime: "Cualquier fecha",
  lastDays: (days) => `Últimos ${days} días`,
  chooseDays: "Elegir días…",
  exportAll: "Exportar results.csv",
  exportUnfiltered:
    "Los filtros no cambian results.csv: contiene todos los resultados terminados de las familias.",
  redcap: "Archivos para REDCap",
  openData: "Datos abiertos",
  searchFailed: "La búsqueda no funcionó. Inténtelo de nuevo.",
  showDemo: "Ver los datos de muestra",
  none: "Todavía no hay resultados",
  noneText: "Cuando una familia termine el cuestionario, lo verá aquí.",
  nothingFound: "Ningún resultado coincide",
  nothingFoundText: "Elija otros filtros o vea todos.",
  showAll: "Ver todos los resultados",
  moreFailed: "No se pudieron cargar más resultados. Inténtelo de nuevo.",
};

export const adminResultsWords = adminCatalog(en, es);
