import { smallestGroup } from "#shared/rules/reports/small-groups.ts";
import type { DescribingColumn } from "#shared/rules/reports/open-data.ts";
import { finestColumns } from "#shared/rules/reports/open-data.ts";

export type About = {
  rows: number;
  blank: number;
  columns: DescribingColumn[];
  /** Results before this day are in the package: `2026-11-28`. */
  before: string;
};

/** The description of the package in both languages. */
export function readme({ rows, blank, columns, before }: About): string {
  const described = columns.join(", ") || "-";
  const leftOut =
    finestColumns.filter((column) => !columns.includes(column)).join(", ") ||
    "-";
  return [
    "ANSWERS TO THE HPV QUIZ",
    "",
    `${rows} finished quizzes from before ${before} (UTC), one row each, in random order that is new in each file.`,
    "",
    "Files",
    "- data.csv: codes and numbers. Column names are explained in codebook.csv.",
    "- codebook.csv: every column in English and Spanish, with all wordings of each question.",
    "- labels_en.R, labels_en.sps, labels_en.do: load data.csv with English labels in R, SPSS and Stata.",
    "- labels_es.R, labels_es.sps, labels_es.do: the same with Spanish labels.",
    '- In R, open the folder of these files and enter: source("labels_en.R")',
    "- The scripts shorten long labels. codebook.csv has them in full.",
    "",
    "What protects the families",
    "- There are no names, ids, contacts, free texts or times of day.",
    `- These columns describe a family: ${described}.`,
    `- Each combination of their values occurs in at least ${smallestGroup} rows.`,
    `- Left out or made coarser so that this is true: ${leftOut}.`,
    `- Rows in which all these columns are blank, because the combination was rare: ${blank}.`,
    "- data.csv does not say which wording of a question a family read, because that would tell when.",
    "",
    "What the package does not protect against",
    "Someone who knows what a family answered can find its row by the answers and read all others in it. Do not try",
    "to find out who a row belongs to, and do not link the file with other data about people.",
    "",
    "Answers are the letters A to E. A score is the sum of the answers’ points, from 5 for A to 1 for E. Ranks start",
    "at 1. A blank answer means that the question was not asked. In rows that a later package added, a column can",
    "be blank to protect a few families.",
    "",
    "",
    "RESPUESTAS AL CUESTIONARIO SOBRE EL VPH",
    "",
    `${rows} cuestionarios terminados antes del ${before} (UTC), una fila por cada uno, en un orden al azar que cambia en cada archivo.`,
    "",
    "Archivos",
    "- data.csv: códigos y números. codebook.csv explica los nombres de las columnas.",
    "- codebook.csv: cada columna en inglés y español, con todas las redacciones de cada pregunta.",
    "- labels_es.R, labels_es.sps, labels_es.do: abren data.csv con etiquetas en español en R, SPSS y Stata.",
    "- labels_en.R, labels_en.sps, labels_en.do: lo mismo con etiquetas en inglés.",
    '- En R, abra la carpeta de estos archivos y escriba: source("labels_es.R")',
    "- Esos archivos acortan las etiquetas largas. codebook.csv las tiene completas.",
    "",
    "Qué protege a las familias",
    "- No hay nombres, ID, contactos, textos libres ni horas.",
    `- Estas columnas describen a una familia: ${described}.`,
    `- Cada combinación de sus valores está en ${smallestGroup} filas o más.`,
    `- Lo que no se incluye, o se incluye con menos detalle, para que así sea: ${leftOut}.`,
    `- Filas con todas estas columnas en blanco porque la combinación era poco común: ${blank}.`,
    "- data.csv no dice qué redacción de una pregunta leyó una familia, porque eso diría cuándo.",
    "",
    "Contra qué no protege el paquete",
    "Quien sabe lo que contestó una familia puede encontrar su fila por las respuestas y leer todas las demás. No",
    "intente averiguar de quién es una fila ni junte el archivo con otros datos sobre personas.",
    "",
    "Las respuestas son las letras de la A a la E. La puntuación (score) es la suma de los puntos de las respuestas, de",
    "5 por la A a 1 por la E. Los lugares (rank) empiezan en 1. Una respuesta en blanco quiere decir que no se hizo la",
    "pregunta. En las filas que agregó un paquete posterior, una columna puede estar en blanco para proteger a unas",
    "pocas familias.",
    "",
  ].join("\r\n");
}
