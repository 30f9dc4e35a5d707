import type { ContentList } from "#shared/rules/content/site-content.ts";
import { plural } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  title: "History",
  intro:
    "Every change to the words of the site, newest first. Compare versions, undo a change, or restore an earlier version.",
  introOfItem: "Every change to this item, newest first.",
  translations: "Translations",
  showAll: "Show the whole history",
  backToForm: "Edit",
  columns: {
    number: "Version",
    date: "When",
    who: "Who",
    what: "What changed",
  },
  version: (number: number) => `Version ${number}`,
  current: "On the site now",
  kinds: {
    saved: "",
    published: "Published drafts",
    restored: "Restored an earlier version",
    started: "Software update",
  },
  firstVersion: "First version",
  switched: "On or off",
  lists: { concerns: "Concern", questions: "Question" },
  order: {
    concerns: "Order of the concerns",
    questions: "Order of the questions",
  },
  texts: (amount: number) => plural.en(amount, "text", "texts"),
  states: {
    added: "New",
    removed: "Did not exist",
    changed: "",
  },
  inLanguage: { en: "English", es: "Spanish" },
  bothLanguages: "English and Spanish",
  andMore: (amount: number) => `and ${amount} more`,
  olderVersions: "Add older versions to the list",
  moreFailed: "More versions could not be loaded. Please try again.",
  none: "No changes yet",
  noneText: "Each saved change of the words is listed here.",
  compareWith: "Compare with",
  previous: (number: number) => `The version before (${number})`,
  currentSite: "The current site",
  otherVersion: (number: number, date: string) => `Version ${number}, ${date}`,
  same: "Both versions have the same words.",
  first: "The first version. There is nothing to compare it with.",
  on: "On",
  signed: "Signed",
  off: "Off",
  empty: "(empty)",
  noneChosen: "None",
  formatting: "Only the formatting changed.",
  print: "Print",
  undo: "Undo this change",
  undoItem: (title: string) => `Undo this change: ${title}`,
  goBack: (number: number) => `Restore version ${number}`,
  bringingBack: "Preparing a draft…",
  replaceDraft: {
    one: (author: string, list: ContentList) =>
      `${author} has a draft of this ${{ settings: "page", concerns: "concern", questions: "question", order: "order" }[list]}`,
    several: (amount: number) => `${amount} of these items have a draft`,
    of: (title: string, author: string) => `${title} (draft by ${author})`,
    text: (amount: number): string =>
      amount === 1
        ? "If you replace it, its words are deleted. The restored words become the draft, unless the site already shows them."
        : "If you replace them, their words are deleted. The restored words become the drafts, unless the site already shows them.",
    see: (amount: number): string =>
      amount === 1 ? "See the draft" : "See the drafts",
    replace: (amount: number): string =>
      amount === 1 ? "Replace the draft" : "Replace the drafts",
    replacing: "Replacing…",
    cancel: "Cancel",
  },
  failed: "The earlier words could not be restored. Please try again.",
  takeBack: "Undo",
  reloadFailed:
    "The earlier words could not be shown here. Please reload this page.",
  takenBack: "Undone. The site shows the earlier words again.",
  takeBackTooLate:
    "The site was changed again in the meantime. Use the history to undo your change.",
};

const es: typeof en = {
  title: "Historial",
  intro:
    "Todos los cambios de los textos del sitio, primero los más recientes. Puede comparar versiones, deshacer un cambio o restaurar una versión anterior.",
  introOfItem: "Todos los cambios de este texto, primero los más recientes.",
  translations: "Traducciones",
  showAll: "Ver todo el historial",
  backToForm: "Editar",
  columns: {
    number: "Versión",
    date: "Cuándo",
    who: "Quién",
    what: "Qué cambió",
  },
  version: (number) => `Versión ${number}`,
  current: "En el sitio ahora",
  kinds: {
    saved: "",
    published: "Borradores publicados",
    restored: "Versión anterior restaurada",
    started: "Actualización del programa",
  },
  firstVersion: "Primera versión",
  switched: "Activa o inactiva",
  lists: { concerns: "Preocupación", questions: "Pregunta" },
  order: {
    concerns: "Orden de las preocupaciones",
    questions: "Orden de las preguntas",
  },
  texts: (amount) => plural.es(amount, "texto", "textos"),
  states: {
    added: "Nueva",
    removed: "No existía",
    changed: "",
  },
  inLanguage: { en: "inglés", es: "español" },
  bothLanguages: "inglés y español",
  andMore: (amount) => `y ${amount} más`,
  olderVersions: "Agregar versiones anteriores a la lista",
  moreFailed: "No se pudieron cargar más versiones. Inténtelo de nuevo.",
  none: "Todavía no hay cambios",
  noneText: "Aquí aparece cada cambio guardado de los textos.",
  compareWith: "Comparar con",
  previous: (number) => `La versión anterior (${number})`,
  currentSite: "El sitio actual",
  otherVersion: (number, date) => `Versión ${number}, ${date}`,
  same: "Las dos versiones tienen los mismos textos.",
  first: "Es la primera versión. No hay con qué compararla.",
  on: "Activa",
  signed: "Firmado",
  off: "Inactiva",
  empty: "(vacío)",
  noneChosen: "Ninguna",
  formatting: "Solo cambió el formato.",
  print: "Imprimir",
  undo: "Deshacer este cambio",
  undoItem: (title) => `Deshacer este cambio: ${title}`,
  goBack: (number) => `Restaurar la versión ${number}`,
  bringingBack: "Preparando un borrador…",
  replaceDraft: {
    one: (author, list) =>
      `${author} tiene un borrador de ${{ settings: "esta página", concerns: "esta preocupación", questions: "esta pregunta", order: "este orden" }[list]}`,
    several: (amount) => `${amount} de estos textos tienen un borrador`,
    of: (title, author) => `${title} (borrador de ${author})`,
    text: (amount) =>
      amount === 1
        ? "Si lo reemplaza, se eliminan sus textos y los textos restaurados pasan a ser el borrador."
        : "Si los reemplaza, se eliminan sus textos y los textos restaurados pasan a ser los borradores.",
    see: (amount) => (amount === 1 ? "Ver el borrador" : "Ver los borradores"),
    replace: (amount) =>
      amount === 1 ? "Reemplazar el borrador" : "Reemplazar los borradores",
    replacing: "Reemplazando…",
    cancel: "Cancelar",
  },
  failed: "No se pudieron restaurar los textos anteriores. Inténtelo de nuevo.",
  takeBack: "Deshacer",
  reloadFailed:
    "No se pudieron mostrar aquí los textos anteriores. Vuelva a cargar esta página.",
  takenBack:
    "Se deshizo el cambio. El sitio muestra otra vez los textos anteriores.",
  takeBackTooLate:
    "El sitio cambió otra vez después. Use el historial para deshacer su cambio.",
};

export const historyWords = adminCatalog(en, es);
