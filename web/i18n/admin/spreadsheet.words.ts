import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  choose: "Choose a file",
  drop: "or drop it here",
  chooseOther: "Choose another file",
  helper: "Excel (.xlsx) or CSV. The file is read here and is not kept.",
  reading: "Reading…",
  unreadable: {
    too_large:
      "This file is too large. A list may have 20,000 rows and 20 MB. Please divide it.",
    too_many_rows:
      "This list has more than 20,000 rows. Please divide it into smaller files.",
    empty: "There is nothing in this list.",
    old_workbook:
      "This workbook has a password or comes from an old Excel. Save it as .xlsx without a password, or as CSV.",
    not_a_list:
      "This file cannot be read as a list. Save it as .xlsx or as CSV, and choose it again.",
  },
};

const es: typeof en = {
  choose: "Elegir un archivo",
  drop: "o suéltelo aquí",
  chooseOther: "Elegir otro archivo",
  helper: "Excel (.xlsx) o CSV. El archivo se lee aquí y no se guarda.",
  reading: "Leyendo…",
  unreadable: {
    too_large:
      "Este archivo es demasiado grande. Una lista puede tener 20,000 filas y 20 MB. Divídalo.",
    too_many_rows:
      "Esta lista tiene más de 20,000 filas. Divídala en archivos más pequeños.",
    empty: "Esta lista está vacía.",
    old_workbook:
      "Este archivo tiene contraseña o es de un Excel antiguo. Guárdelo como .xlsx sin contraseña, o como CSV.",
    not_a_list:
      "Este archivo no se puede leer como lista. Guárdelo como .xlsx o CSV y elíjalo otra vez.",
  },
};

export const spreadsheetWords = adminCatalog(en, es);
