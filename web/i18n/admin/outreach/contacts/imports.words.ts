import { undoDays } from "#shared/rules/outreach/contacts/import.ts";
import { durationInWords } from "#shared/rules/sentences/duration.ts";
import { contacts, digits, plural } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";
import { contactFields } from "#web/i18n/admin/outreach/contacts/contact-fields.words.ts";

const en = {
  title: "Import a list",
  intro:
    "Import contacts from REDCap, your health records or a spreadsheet. You will see what happens to each row before anything is saved.",
  back: "Send Links",
  consent: "Only import parents who agreed to get texts.",

  listTitle: "1. Your list",
  paste: "Or paste rows from a spreadsheet",
  pasteHelper: "Copy the rows with their headings.",
  readPasted: "Read these rows",
  pasted: "Pasted rows",
  sheet: "Sheet",
  found: (name: string, rows: number) =>
    `${name}: ${plural.en(rows, "row", "rows")}`,

  columnsTitle: "2. What is in the columns",
  columnsIntro:
    "We looked at the headings. Please check, and change what is wrong.",
  noHead:
    "We did not recognize the headings. Please choose what is in each column.",
  noColumn: "Not used",
  yourColumn: "Your column",
  samples: "First values",
  ourField: "Goes to",
  unused: (names: string) => `Not used: ${names}`,
  column: (letter: string, heading: string) =>
    heading === "" ? `Column ${letter}` : `${letter}: ${heading}`,
  fields: {
    ...contactFields.en,
    lastname: "Parent's last name, if in its own column",
  },
  defaultsTitle: "Defaults for blank cells",
  consentsourceHelper: "For example: form at check-in",
  needed: "Please choose the columns of the parent's name and the phone.",
  check: "Check the list",
  checking: "Checking…",

  rowsTitle: "3. Every row",
  kinds: {
    all: "All rows",
    new: "New",
    changed: "Changed",
    asked: "To decide",
    known: "Already here",
    refused: "Needs fixing",
  },
  kindOf: (name: string, amount: number) => `${name} (${digits.en(amount)})`,
  filter: "Show",
  line: "Row",
  what: "What happens",
  noRows: "No matching rows.",
  willAdd: "Will be added",
  isKnown: "Already here, nothing new",
  willChange: (fields: string) => `Changes: ${fields}`,
  repeats: (line: number) => `The same family as row ${digits.en(line)}`,
  looksLike: (family: string) => `Looks like ${family}`,
  looksLikeRow: (line: number, family: string) =>
    `Looks like row ${digits.en(line)}: ${family}`,
  decide: "Same person?",
  alike: {
    redcapid: (amount: number) =>
      `${digits.en(amount)} rows have the Redcap ID of another family`,
    phone: (amount: number) =>
      `${digits.en(amount)} rows share a phone with another family`,
    names: (amount: number) =>
      `${digits.en(amount)} rows have the names of a known family but another phone`,
  },
  decideAlike: (rows: string) => `${rows}: choose for all of them`,
  oneByOne: "Decide one by one",
  decisions: {
    skip: "Leave out",
    add: "Add: another family or child",
    update: "Change that contact",
  },
  problem: (field: string, reason: string) => `${field}: ${reason}`,
  missing: {
    name: "The name is missing.",
    phone: "The phone number is missing.",
  },
  noPhone: (cell: string) => `“${cell}” is not a phone number.`,
  digitsMissing: (digits: number) =>
    `${plural.en(digits, "digit", "digits")}: ${digits === 9 ? "one is" : `${10 - digits} are`} missing.`,
  digitsTooMany: (digits: number) =>
    `${digits} digits: too many for a number in the United States.`,
  onlyTwoLanguages: (cell: string) =>
    `“${cell}”: we only have English and Spanish.`,
  noDate: (cell: string) =>
    `“${cell}” is not a date. Use month/day/year, like 11/25/2026.`,
  noZip: (cell: string) => `“${cell}”: a ZIP code has five digits.`,
  chooseLanguage: "Choose a language",
  checkRow: "Check this row again",
  corrected: (amount: number, line: number) =>
    amount === 1
      ? `Row ${digits.en(line)} is corrected`
      : `${digits.en(amount)} rows are corrected.`,
  lastNameFirst: (amount: number, before: string, after: string) =>
    `${plural.en(amount, "row has", "rows have")} the last name first. For example, “${before}” would become “${after}”.`,
  turnNames: "Put first names first",
  shortened:
    "The spreadsheet shortened this number. Format its column as text, and type the number again.",

  save: (amount: number, out: number) =>
    out === 0
      ? `Import ${contacts.en(amount)}`
      : `Import ${contacts.en(amount)}, leave out ${digits.en(out)}`,
  saving: "Importing…",
  nothing: "There is nothing to import. All rows are already in your contacts.",
  leftOut: (amount: number) =>
    plural.en(
      amount,
      "row is left out until you decide.",
      "rows are left out until you decide.",
    ),
  checkAgain: "Check again",

  doneTitle: "Import complete",
  done: (added: number, changed: number) =>
    `${digits.en(added)} added, ${digits.en(changed)} changed.`,
  notImported: (amount: number) =>
    plural.en(amount, "row was not imported.", "rows were not imported."),
  saveRefused: "Save those rows as a file",
  reason: "Reason",
  refusedFile: "not imported",
  toContacts: "Go to the contacts",
  another: "Import another list",

  historyTitle: "Earlier imports",
  none: "No list was imported yet.",
  date: "When",
  by: "By",
  file: "List",
  details: "File details",
  result: "Result",
  counts: (
    added: number,
    changed: number,
    unchanged: number,
    refused: number,
  ) =>
    `${digits.en(added)} added · ${digits.en(changed)} changed · ${digits.en(unchanged)} already here · ${digits.en(refused)} not imported`,
  gone: "Deleted user",
  undone: (date: string) => `Undone ${date}`,
  undoList: (name: string) => `Undo the import of ${name}`,
  undoTitle: "Undo this import?",
  undoText: (added: number, changed: number) =>
    `The contacts it added (${digits.en(added)}) are deleted. The contacts it changed (${digits.en(changed)}) are restored.`,
  undoing: "Undoing…",
  wasUndone: "The import was undone.",
  used: (names: string, others: number) =>
    others === 0
      ? `Cannot be undone: ${names} got a text or answered.`
      : `Cannot be undone: ${names} and ${digits.en(others)} more got a text or answered.`,
  tooOld: `Can be undone for ${durationInWords(undoDays, "day", "en")}.`,
};

const newEs = (amount: number) =>
  `${digits.es(amount)} ${amount === 1 ? "nuevo" : "nuevos"}`;

const es: typeof en = {
  title: "Importar una lista",
  intro:
    "Traiga sus contactos de REDCap, de sus expedientes o de una hoja de cálculo. Verá lo que pasa con cada fila antes de guardar nada.",
  back: "Enviar enlaces",
  consent: "Importe solo a padres que aceptaron recibir mensajes.",

  listTitle: "1. Su lista",
  paste: "O pegue filas de una hoja de cálculo",
  pasteHelper: "Copie las filas con sus encabezados.",
  readPasted: "Leer estas filas",
  pasted: "Filas pegadas",
  sheet: "Hoja",
  found: (name, rows) => `${name}: ${plural.es(rows, "fila", "filas")}`,

  columnsTitle: "2. Qué hay en las columnas",
  columnsIntro: "Leímos los encabezados. Revise y cambie lo que no esté bien.",
  noHead: "No reconocimos los encabezados. Indique qué hay en cada columna.",
  noColumn: "No se usa",
  yourColumn: "Su columna",
  samples: "Primeros valores",
  ourField: "Va a",
  unused: (names) => `No se usan: ${names}`,
  column: (letter, heading) =>
    heading === "" ? `Columna ${letter}` : `${letter}: ${heading}`,
  fields: {
    ...contactFields.es,
    name: "Nombre del padre o de la madre",
    lastname: "Apellidos, si están aparte",
    childname: "Hijo o hija",
  },
  defaultsTitle: "Valores para las celdas vacías",
  consentsourceHelper: "Por ejemplo: formulario en recepción",
  needed: "Elija las columnas del nombre y del teléfono.",
  check: "Revisar la lista",
  checking: "Revisando…",

  rowsTitle: "3. Cada fila",
  kinds: {
    all: "Todas las filas",
    new: "Nuevas",
    changed: "Con cambios",
    asked: "Por decidir",
    known: "Ya están",
    refused: "Por corregir",
  },
  kindOf: (name, amount) => `${name} (${digits.es(amount)})`,
  filter: "Mostrar",
  line: "Fila",
  what: "Qué pasa",
  noRows: "No hay filas así.",
  willAdd: "Se agregará",
  isKnown: "Ya está, sin cambios",
  willChange: (fields) => `Cambia: ${fields}`,
  repeats: (line) => `La misma familia que la fila ${digits.es(line)}`,
  looksLike: (family) => `Se parece a ${family}`,
  looksLikeRow: (line, family) =>
    `Se parece a la fila ${digits.es(line)}: ${family}`,
  decide: "¿Es la misma persona?",
  alike: {
    redcapid: (amount) =>
      `${digits.es(amount)} filas tienen el ID de Redcap de otra familia`,
    phone: (amount) =>
      `${digits.es(amount)} filas tienen el teléfono de otra familia`,
    names: (amount) =>
      `${digits.es(amount)} filas tienen nombres que ya están, con otro teléfono`,
  },
  decideAlike: (rows) => `${rows}: elegir para todas`,
  oneByOne: "Decidir una por una",
  decisions: {
    skip: "Dejar fuera",
    add: "Agregar: otra familia u otro hijo(a)",
    update: "Cambiar ese contacto",
  },
  problem: (field, reason) => `${field}: ${reason}`,
  missing: {
    name: "Falta el nombre.",
    phone: "Falta el teléfono.",
  },
  noPhone: (cell) => `“${cell}” no es un número de teléfono.`,
  digitsMissing: (digits) =>
    `${plural.es(digits, "dígito", "dígitos")}: ${digits === 9 ? "falta uno" : `faltan ${10 - digits}`}.`,
  digitsTooMany: (digits) =>
    `${digits} dígitos: son demasiados para un número de Estados Unidos.`,
  onlyTwoLanguages: (cell) => `“${cell}”: solo tenemos inglés y español.`,
  noDate: (cell) =>
    `“${cell}” no es una fecha. Escriba mes, día y año, por ejemplo 11/25/2026.`,
  noZip: (cell) => `“${cell}”: un código postal tiene cinco dígitos.`,
  chooseLanguage: "Elija un idioma",
  checkRow: "Revisar esta fila otra vez",
  corrected: (amount, line) =>
    amount === 1
      ? `La fila ${digits.es(line)} está corregida`
      : `${digits.es(amount)} filas están corregidas.`,
  lastNameFirst: (amount, before, after) =>
    `${plural.es(amount, "fila tiene", "filas tienen")} primero el apellido. Por ejemplo, “${before}” quedaría “${after}”.`,
  turnNames: "Poner primero el nombre",
  shortened:
    "La hoja de cálculo acortó este número. Dé formato de texto a la columna y escriba el número otra vez.",

  save: (amount, out) =>
    out === 0
      ? `Importar ${contacts.es(amount)}`
      : `Importar ${contacts.es(amount)}, dejar fuera ${digits.es(out)}`,
  saving: "Importando…",
  nothing: "No hay nada que importar: todo ya está aquí.",
  leftOut: (amount) =>
    plural.es(
      amount,
      "fila queda fuera hasta que usted decida.",
      "filas quedan fuera hasta que usted decida.",
    ),
  checkAgain: "Revisar otra vez",

  doneTitle: "Importación terminada",
  done: (added, changed) =>
    `${newEs(added)}, ${digits.es(changed)} con cambios.`,
  notImported: (amount) =>
    plural.es(amount, "fila no se importó.", "filas no se importaron."),
  saveRefused: "Guardar esas filas en un archivo",
  reason: "Motivo",
  refusedFile: "sin importar",
  toContacts: "Ir a los contactos",
  another: "Importar otra lista",

  historyTitle: "Importaciones anteriores",
  none: "Todavía no se ha importado ninguna lista.",
  date: "Cuándo",
  by: "Quién",
  file: "Lista",
  details: "Datos del archivo",
  result: "Resultado",
  counts: (added, changed, unchanged, refused) =>
    `${newEs(added)} · ${digits.es(changed)} con cambios · ${digits.es(unchanged)} ya estaban · ${digits.es(refused)} sin importar`,
  gone: "Usuario eliminado",
  undone: (date) => `Deshecha el ${date}`,
  undoList: (name) => `Deshacer la importación de ${name}`,
  undoTitle: "¿Deshacer esta importación?",
  undoText: (added, changed) =>
    `Se eliminan los contactos que agregó (${digits.es(added)}). Lo que cambió (${digits.es(changed)}) vuelve a estar como antes.`,
  undoing: "Deshaciendo…",
  wasUndone: "La importación se deshizo.",
  used: (names, others) =>
    others === 0
      ? `No se puede deshacer: ${names} ya recibió un mensaje o respondió.`
      : `No se puede deshacer: ${names} y ${digits.es(others)} más ya recibieron un mensaje o respondieron.`,
  tooOld: `Se puede deshacer durante ${durationInWords(undoDays, "day", "es")}.`,
};

export const importWords = adminCatalog(en, es);
