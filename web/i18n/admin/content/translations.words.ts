import { plural } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  title: "Translations",
  intro:
    "Send all texts to a translator in a spreadsheet, and read the Spanish back into drafts.",
  back: "History",
  getTitle: "1. Get a sheet",
  compareWith: "Find English that changed since",
  compareHelper: "Texts whose English is new but whose Spanish is not.",
  site: "The site now, to find changes in drafts",
  version: (number: number, date: string) => `Version ${number}, ${date}`,
  which: "Texts in the sheet",
  needed: (amount: number) =>
    `Only texts that need a translator: ${plural.en(amount, "text", "texts")}`,
  neededHelper: (missing: number, changed: number) =>
    `${missing} without Spanish, ${changed} with changed English.`,
  all: (amount: number) => `All ${plural.en(amount, "text", "texts")}`,
  excel: "Download for Excel",
  csv: "Download CSV",
  preparing: "Preparing…",
  failed: "The sheet could not be prepared. Please try again.",
  tooLong: (amount: number) =>
    amount === 1
      ? "1 text is too long for a spreadsheet. Translate it in its form."
      : `${amount} texts are too long for a spreadsheet. Translate them in their forms.`,
  file: "translations",
  note: "Write only in the Spanish column. Keep tags such as <strong> and links as they are, and {child} for the child’s name.",
  columns: {
    key: "Key",
    where: "Where",
    english: "English",
    spanish: "Spanish",
    state: "State",
    limit: "Most characters",
    line: "Row",
    englishChange: "English (sheet → now)",
    spanishChange: "Spanish (now → sheet)",
    outcome: "What happens",
    reason: "Reason",
  },
  states: {
    translated: "Translated",
    missing: "No Spanish",
    english_changed: "English changed",
  },
  part: (label: string, place: number) => `${label}, part ${place}`,
  returnTitle: "2. Read a sheet",
  returnIntro:
    "Rows can be in any order. The new Spanish is saved in drafts, not on the site.",
  noHeadings:
    "This file needs one column “Key” and one column “Spanish”. Use a sheet from above.",
  found: (name: string, rows: number) =>
    `${name}: ${plural.en(rows, "row", "rows")}`,
  filter: "Rows to show",
  kinds: {
    new: "new",
    same: "no change",
    stale: "English is different",
    refused: "not usable",
  },
  outcomes: {
    new: "Becomes a draft",
    same: "Nothing changes",
  },
  noRows: "No rows of this kind.",
  stale:
    "The English, or its number of paragraphs, is not the same as in the sheet. Check whether the Spanish still fits.",
  take: "Use this Spanish",
  problems: {
    unknown: "There is no text with this key. It may have been deleted.",
    other_paragraphs:
      "This text has other paragraphs now. Get a new sheet for it.",
    no_key: "This row has no key, so its text is not known.",
    empty: "The Spanish cell is empty. The text stays as it is.",
    not_text:
      "The spreadsheet turned this text into a date or a number. Format the cell as text and type the text again.",
    damaged:
      "The accents were damaged. Save the file as .xlsx or as CSV in UTF-8.",
    elsewhere:
      "This is the Spanish of another text. Only one column may have been sorted.",
    repeated: "Several rows have different Spanish for this text.",
    tags: "Tags or links were changed.",
    too_long: "This text is too long.",
  },
  refusedSheet: {
    damaged:
      "The accents are damaged in many rows, so none of this sheet is used. Save it as .xlsx or as CSV in UTF-8, and read it again.",
    elsewhere:
      "Many rows have the Spanish of another text, so none of this sheet is used. Only one column may have been sorted. Sort whole rows, or start again with a new sheet.",
  },
  saveRefused: "Download the rows that are not usable",
  refusedFile: "not usable",
  save: (amount: number) =>
    `Save ${plural.en(amount, "text", "texts")} as drafts`,
  nothing: "There is nothing to save in this sheet.",
  saving: (done: number, total: number) => `Saving ${done} of ${total}…`,
  saved: (amount: number) =>
    `${plural.en(amount, "text was", "texts were")} saved as drafts. Visitors do not see them yet.`,
  seeChanges: "See the changes",
  stopped: (saved: number, total: number) =>
    `${saved} of ${total} items were saved. The other rows are still here: try again.`,
  notSaved: (title: string, reasons: string) => `${title}: ${reasons}`,
};

const es: typeof en = {
  title: "Traducciones",
  intro:
    "Envíe todos los textos a un traductor en una hoja de cálculo y lea el español de vuelta en borradores.",
  back: "Historial",
  getTitle: "1. Obtener una hoja",
  compareWith: "Buscar el inglés que cambió desde",
  compareHelper: "Textos con inglés nuevo y español sin cambios.",
  site: "El sitio de hoy, para buscar cambios en borradores",
  version: (number, date) => `Versión ${number}, ${date}`,
  which: "Textos de la hoja",
  needed: (amount) =>
    `Solo los textos por traducir: ${plural.es(amount, "texto", "textos")}`,
  neededHelper: (missing, changed) =>
    `${missing} sin español, ${changed} con inglés nuevo.`,
  all: (amount) => `Todos: ${plural.es(amount, "texto", "textos")}`,
  excel: "Descargar para Excel",
  csv: "Descargar CSV",
  preparing: "Preparando…",
  failed: "No se pudo preparar la hoja. Inténtelo de nuevo.",
  tooLong: (amount) =>
    amount === 1
      ? "1 texto es demasiado largo para una hoja de cálculo. Tradúzcalo en su formulario."
      : `${amount} textos son demasiado largos para una hoja de cálculo. Tradúzcalos en sus formularios.`,
  file: "traducciones",
  note: "Escriba solo en la columna Español. Deje como están las etiquetas como <strong>, los enlaces y {child}, que es el nombre del niño o la niña.",
  columns: {
    key: "Clave",
    where: "Lugar",
    english: "Inglés",
    spanish: "Español",
    state: "Estado",
    limit: "Máximo de caracteres",
    line: "Fila",
    englishChange: "Inglés (hoja → ahora)",
    spanishChange: "Español (ahora → hoja)",
    outcome: "Qué pasa",
    reason: "Motivo",
  },
  states: {
    translated: "Traducido",
    missing: "Sin español",
    english_changed: "Cambió el inglés",
  },
  part: (label, place) => `${label}, parte ${place}`,
  returnTitle: "2. Leer una hoja",
  returnIntro:
    "Las filas pueden estar en cualquier orden. El español nuevo se guarda en borradores, no en el sitio.",
  noHeadings:
    "Este archivo necesita una columna “Clave” y una columna “Español”. Use una hoja de arriba.",
  found: (name, rows) => `${name}: ${plural.es(rows, "fila", "filas")}`,
  filter: "Filas que se muestran",
  kinds: {
    new: "nuevas",
    same: "sin cambios",
    stale: "con otro inglés",
    refused: "no se pueden usar",
  },
  outcomes: {
    new: "Pasa a un borrador",
    same: "No cambia nada",
  },
  noRows: "No hay filas de este tipo.",
  stale:
    "El inglés, o su número de párrafos, ya no es el de la hoja. Revise si el español todavía corresponde.",
  take: "Usar este español",
  problems: {
    unknown: "No hay ningún texto con esta clave. Tal vez se eliminó.",
    other_paragraphs:
      "Este texto ahora tiene otros párrafos. Obtenga una hoja nueva.",
    no_key: "Esta fila no tiene clave, por eso no se sabe de qué texto es.",
    empty: "La celda en español está vacía. El texto queda como está.",
    not_text:
      "La hoja de cálculo convirtió este texto en una fecha o un número. Dé a la celda el formato de texto y escriba el texto otra vez.",
    damaged:
      "Se dañaron los acentos. Guarde el archivo como .xlsx o como CSV en UTF-8.",
    elsewhere:
      "Este es el español de otro texto. Tal vez se ordenó una sola columna.",
    repeated: "Varias filas tienen español diferente para este texto.",
    tags: "Cambiaron las etiquetas o los enlaces.",
    too_long: "Este texto es demasiado largo.",
  },
  refusedSheet: {
    damaged:
      "Los acentos están dañados en muchas filas, por eso no se usa nada de esta hoja. Guárdela como .xlsx o como CSV en UTF-8 y léala otra vez.",
    elsewhere:
      "Muchas filas tienen el español de otro texto, por eso no se usa nada de esta hoja. Tal vez se ordenó una sola columna. Ordene las filas completas o empiece con una hoja nueva.",
  },
  saveRefused: "Descargar las filas que no se pueden usar",
  refusedFile: "no se pueden usar",
  save: (amount) =>
    `Guardar ${plural.es(amount, "texto", "textos")} como borradores`,
  nothing: "No hay nada que guardar en esta hoja.",
  saving: (done, total) => `Guardando ${done} de ${total}…`,
  saved: (amount) =>
    amount === 1
      ? "1 texto se guardó como borrador. Los visitantes todavía no lo ven."
      : `${plural.es(amount, "texto", "textos")} se guardaron como borradores. Los visitantes todavía no los ven.`,
  seeChanges: "Ver los cambios",
  stopped: (saved, total) =>
    `Se guardaron ${saved} de ${total} elementos. Las otras filas siguen aquí: inténtelo otra vez.`,
  notSaved: (title, reasons) => `${title}: ${reasons}`,
};

export const translationsWords = adminCatalog(en, es);
