import type { Language } from "#shared/rules/language.ts";
import type { OpenColumn } from "./columns.ts";
import { labelOf, inOneLine, shorten } from "./script-text.ts";

// SPSS cuts lines after 251 bytes, and labels of values after 120.
const most = { label: 200, valueLabel: 120 };

/** A script for SPSS and PSPP. `lengths` are the longest texts of columns without choices. */
export function spssScript(
  columns: OpenColumn[],
  language: Language,
  lengths: ReadonlyMap<string, number>,
): string {
  const formats = columns.map(({ name, choices, isNumber }) => {
    const codes = choices?.map(({ code }) => code.length) ?? [];
    const width = Math.max(1, lengths.get(name) ?? 0, ...codes);
    return `  ${name} ${isNumber ? "F8.0" : `A${width}`}`;
  });
  const labels = columns.map(
    ({ name, label }) =>
      `  /${name}\n  ${quoted(inOneLine(label[language]), most.label)}`,
  );
  const valueLabels = columns.flatMap(({ name, choices }) =>
    choices
      ? [
          `  /${name}`,
          ...choices.map(
            (each) =>
              `  '${each.code}' ${quoted(labelOf(each, language), most.valueLabel)}`,
          ),
        ]
      : [],
  );
  // SPSS counts blank texts as valid unless they are declared as missing.
  const missing = columns.flatMap(({ name, isNumber }) =>
    isNumber ? [] : [`  /${name} (' ')`],
  );
  return [
    "* Encoding: UTF-8.",
    "* Loads data.csv with its labels. If SPSS does not find it, write its folder before the name.",
    "GET DATA /TYPE=TXT /FILE='data.csv' /ENCODING='UTF8' /ARRANGEMENT=DELIMITED",
    `  /DELIMITERS=',' /QUALIFIER='"' /FIRSTCASE=2`,
    "  /VARIABLES=",
    `${formats.join("\n")}.`,
    "VARIABLE LABELS",
    `${labels.join("\n").replace("/", " ")}.`,
    ...(valueLabels.length > 0
      ? ["VALUE LABELS", `${valueLabels.join("\n").replace("/", " ")}.`]
      : []),
    ...(missing.length > 0
      ? ["MISSING VALUES", `${missing.join("\n").replace("/", " ")}.`]
      : []),
    "EXECUTE.",
    "",
  ].join("\n");
}

const escape = (text: string) => text.replaceAll("'", "''");

function quoted(text: string, bytes: number): string {
  const short = shorten(text, bytes, (each) => Buffer.byteLength(escape(each)));
  return `'${escape(short)}'`;
}
