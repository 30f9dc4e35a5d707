import type { Language } from "#shared/rules/language.ts";
import type { OpenColumn } from "./columns.ts";
import { distinct, labelOf, inOneLine, shorten } from "./script-text.ts";

const mostCharacters = 250;

/** A script for R without packages, in ASCII, so that it works in any locale. */
export function rScript(columns: OpenColumn[], language: Language): string {
  return [
    `# Loads data.csv with its labels. Open R in the folder of the files, then: source("labels_${language}.R")`,
    'open_data <- read.csv("data.csv", fileEncoding = "UTF-8-BOM", colClasses = "character",',
    '  na.strings = "", check.names = FALSE)',
    "with_label <- function(x, text) {",
    '  attr(x, "label") <- text',
    "  x",
    "}",
    ...columns.flatMap((column) => columnLines(column, language)),
    "",
  ].join("\n");
}

function columnLines(
  { name, label, choices, isNumber }: OpenColumn,
  language: Language,
): string[] {
  const column = `open_data[["${name}"]]`;
  const end = `  ${quoted(short(inOneLine(label[language])))})`;
  if (isNumber) return [`${column} <- with_label(as.integer(${column}),`, end];
  if (!choices) return [`${column} <- with_label(${column},`, end];
  const codes = choices.map(({ code }) => code);
  const labels = choices.map((choice) => short(labelOf(choice, language)));
  return [
    `${column} <- with_label(factor(${column},`,
    `  levels = c(${codes.map(quoted).join(", ")}),`,
    "  labels = c(",
    `${distinct(labels, codes)
      .map((text) => `    ${quoted(text)}`)
      .join(",\n")})),`,
    end,
  ];
}

const short = (text: string) =>
  shorten(text, mostCharacters, (each) => each.length);

function quoted(text: string): string {
  const escaped = text
    .replaceAll(/["\\]/g, "\\$&")
    .replaceAll(/[^\u0020-\u007e]/gu, (character) => {
      const hex = character.codePointAt(0)!.toString(16);
      return hex.length > 4
        ? `\\U${hex.padStart(8, "0")}`
        : `\\u${hex.padStart(4, "0")}`;
    });
  return `"${escaped}"`;
}
