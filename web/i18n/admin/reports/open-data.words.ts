import {
  type DescribingColumn,
  fewestOpenRows,
  type OpenDataReason,
} from "#shared/rules/reports/open-data.ts";
import { smallestGroup } from "#shared/rules/reports/small-groups.ts";
import { plural } from "#web/i18n/admin/amounts.ts";
import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  title: "Open data",
  back: "Results",
  intro:
    "A package that others can study: all answers of the quiz, but only as much about each family as it shares with at least ten others. Answers after reading are not in it.",

  protects: "How families are protected",
  never: "Names, IDs, contacts, free texts and exact dates are never in it.",
  groups: `Every description of a family occurs in at least ${smallestGroup} rows. To make this true, details are left out step by step: the quarter becomes the year, ages become two groups, and so on. The few descriptions that are still rare are left blank.`,
  limits:
    "This does not help against someone who knows what a family answered: such a person could find its row. The file README.txt says so. Whether you may share the package is up to your ethics board.",
  today: "Results of today are not in it yet.",

  now: "What the package would contain now",
  rows: (amount: number) =>
    `${plural.en(amount, "result", "results")}, one row each, in random order`,
  answers: (amount: number) =>
    `${plural.en(amount, "column", "columns")} with answers, points and places`,
  described: (columns: string) => `About each family: ${columns}`,
  undescribed: "Nothing about the families besides their answers",
  lost: "What was lost",
  nothingLost: "Nothing: all details are common enough.",
  coarser: {
    year: "The quarter: only the year is left",
    child_age_group: "The child’s age: only two groups are left",
  } as Partial<Record<DescribingColumn, string>>,
  gone: (column: string) => `Left out: ${column}`,
  blank: (amount: number) =>
    `${plural.en(amount, "row has", "rows have")} no description, because it was rare`,
  leftOut: (amount: number) =>
    `${plural.en(amount, "column", "columns")} with answers left out, because a few families could be recognized or the question is newer than the first package`,
  added: (amount: number) =>
    `${plural.en(amount, "row is", "rows are")} new since the last package`,
  waiting: (amount: number) =>
    `${plural.en(amount, "newer result is", "newer results are")} not in it. A few new rows could be recognized, so they follow when there are at least ${smallestGroup}.`,
  addedBlank: (amount: number) =>
    `${plural.en(amount, "new row has", "new rows have")} no description, because it is rare among the new rows`,
  hiddenColumns: (amount: number) =>
    `${plural.en(amount, "column is", "columns are")} blank in the new rows, because a few families could be recognized`,
  columns: {
    quarter: "quarter",
    year: "year",
    language: "language",
    arrived: "invited or not",
    child_age: "child’s age",
    child_age_group: "child’s age in two groups",
    child_doses: "HPV doses before the quiz",
    information_version: "version of the information",
  } satisfies Record<DescribingColumn, string>,

  get: "Download",
  warningTitle: "Published rows cannot be called back",
  warning:
    "Later packages have the same columns, and published rows keep their blank cells. If you erase a family or delete its contact later, its row is still in the packages that others have. After that, there will be no new package, because comparing the two would reveal the row.",
  understood: "I understand that I cannot take the package back",
  zip: "Open data (ZIP)",
  contents:
    "The ZIP file contains data.csv, a codebook in both languages, and scripts that load the data with its labels in R, SPSS and Stata.",
  former: (date: string, who: string, rows: number) =>
    `Last package: ${date}, by ${who}, with ${plural.en(rows, "result", "results")}.`,
  refusedTitle: "There is no package now",
  refused: {
    tooFew: (amount: number) =>
      amount === 0
        ? `There are no finished results from before today. A package needs at least ${fewestOpenRows}. Demo data is never included.`
        : `There are ${plural.en(amount, "finished result", "finished results")} from before today. A package needs at least ${fewestOpenRows}.`,
    changed: (_amount: number, date: string) =>
      `Since the package of ${date}, families were erased, or their contacts or results changed. Comparing a new package with that one would reveal which rows these were.`,
    columns: (_amount: number, date: string) =>
      `A question in the package of ${date} asks for the child’s age or doses now. A new package could not have the same columns.`,
  } satisfies Record<OpenDataReason, (amount: number, date: string) => string>,
};

const es: typeof en = {
  title: "Datos abiertos",
  back: "Resultados",
  intro:
    "Un paquete que otros pueden estudiar: todas las respuestas del cuestionario, pero de cada familia solo lo que tiene en común con diez o más. No incluye las respuestas de después de leer.",

  protects: "Cómo se protege a las familias",
  never:
    "Nunca incluye nombres, ID, contactos, textos libres ni fechas exactas.",
  groups: `Cada descripción de una familia está en ${smallestGroup} filas o más. Para lograrlo se quitan detalles paso a paso: el trimestre pasa a ser el año, las edades pasan a ser dos grupos, y así. Las pocas descripciones que siguen siendo poco comunes se dejan en blanco.`,
  limits:
    "Esto no sirve contra quien sabe lo que contestó una familia: esa persona podría encontrar su fila. El archivo README.txt lo dice. Su comité de ética decide si usted puede compartir el paquete.",
  today: "Todavía no incluye los resultados de hoy.",

  now: "Qué tendría el paquete ahora",
  rows: (amount) =>
    `${plural.es(amount, "resultado", "resultados")}, una fila por cada uno, en orden al azar`,
  answers: (amount) =>
    `${plural.es(amount, "columna", "columnas")} con respuestas, puntos y lugares`,
  described: (columns) => `De cada familia: ${columns}`,
  undescribed: "Nada de las familias además de sus respuestas",
  lost: "Qué se perdió",
  nothingLost: "Nada: todos los detalles son bastante comunes.",
  coarser: {
    year: "El trimestre: solo queda el año",
    child_age_group: "La edad del niño o la niña: solo quedan dos grupos",
  },
  gone: (column) => `No se incluye: ${column}`,
  blank: (amount) =>
    `${plural.es(amount, "fila no tiene", "filas no tienen")} descripción porque era poco común`,
  leftOut: (amount) =>
    `${plural.es(amount, "columna con respuestas no incluida", "columnas con respuestas no incluidas")}, porque se podría reconocer a unas pocas familias o la pregunta es más nueva que el primer paquete`,
  added: (amount) =>
    `${plural.es(amount, "fila es nueva", "filas son nuevas")} desde el último paquete`,
  waiting: (amount) =>
    `No incluye ${plural.es(amount, "resultado más nuevo", "resultados más nuevos")}. Unas pocas filas nuevas se podrían reconocer: se incluyen cuando sean ${smallestGroup} o más.`,
  addedBlank: (amount) =>
    `${plural.es(amount, "fila nueva no tiene", "filas nuevas no tienen")} descripción, porque es poco común entre las nuevas`,
  hiddenColumns: (amount) =>
    `${plural.es(amount, "columna está", "columnas están")} en blanco en las filas nuevas, porque se podría reconocer a unas pocas familias`,
  columns: {
    quarter: "trimestre",
    year: "año",
    language: "idioma",
    arrived: "con invitación o sin ella",
    child_age: "edad del niño o la niña",
    child_age_group: "edad del niño o la niña en dos grupos",
    child_doses: "dosis contra el VPH antes del cuestionario",
    information_version: "versión de la información",
  },

  get: "Descargar",
  warningTitle: "Las filas publicadas no se pueden retirar",
  warning:
    "Los paquetes siguientes tienen las mismas columnas, y las filas publicadas conservan sus celdas en blanco. Si después borra los datos de una familia o su contacto, su fila sigue en los paquetes que otros tienen. Desde entonces no habrá paquetes nuevos, porque al compararlos se vería cuál es la fila.",
  understood: "Entiendo que no puedo retirar el paquete",
  zip: "Datos abiertos (ZIP)",
  contents:
    "El archivo ZIP contiene data.csv, un libro de códigos en los dos idiomas y programas que abren los datos con sus etiquetas en R, SPSS y Stata.",
  former: (date, who, rows) =>
    `Último paquete: ${date}, de ${who}, con ${plural.es(rows, "resultado", "resultados")}.`,
  refusedTitle: "Por ahora no hay paquete",
  refused: {
    tooFew: (amount) =>
      amount === 0
        ? `No hay resultados terminados antes de hoy. Un paquete necesita ${fewestOpenRows} o más. Los datos de muestra nunca se incluyen.`
        : `Hay ${plural.es(amount, "resultado terminado", "resultados terminados")} antes de hoy. Un paquete necesita ${fewestOpenRows} o más.`,
    changed: (_amount, date) =>
      `Desde el paquete del ${date} se borraron los datos de algunas familias, o cambiaron sus contactos o resultados. Al comparar un paquete nuevo con ese, se vería cuáles son esas filas.`,
    columns: (_amount, date) =>
      `Una pregunta del paquete del ${date} ahora pregunta la edad o las dosis del niño o la niña. Un paquete nuevo no podría tener las mismas columnas.`,
  },
};

export const openDataWords = adminCatalog(en, es);
