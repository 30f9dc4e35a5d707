import type { Language } from "#shared/rules/language.ts";
import type { OpenColumn } from "./columns.ts";
import { labelOf, inOneLine, shorten } from "./script-text.ts";

// Stata cuts labels of variables after 80 characters.
const most = { label: 80, valueLabel: 250 };

/** A script for Stata 14 or newer. Codes become numbers with labels, because texts cannot have labels in Stata. */
export function stataScript(columns: OpenColumn[], language: Language): string {
  return [
    "* Loads data.csv with its labels. First change to the folder of the files with cd.",
    "version 14",
    "clear",
    'import delimited using "data.csv", varnames(nonames) rowrange(2) stringcols(_all) encoding("UTF-8")',
    ...columns.map(({ name }, at) => `rename v${at + 1} ${name}`),
    ...columns.flatMap((column) => columnLines(column, language)),
    "",
  ].join("\n");
}

function columnLines(
  { name, label, choices, isNumber }: OpenColumn,
  language: Language,
): string[] {
  const lines = [
    `label variable ${name} ${quoted(label[language], most.label)}`,
  ];
  if (isNumber) return [`destring ${name}, replace`, ...lines];
  if (!choices) return lines;
  const defined = (texts: string[]) =>
    texts
      .map((text, at) => ` ///\n  ${at + 1} ${quoted(text, most.valueLabel)}`)
      .join("");
  return [
    `label define ${name}_l${defined(choices.map(({ code }) => code))}`,
    `encode ${name}, generate(encoded) label(${name}_l) noextend`,
    `order encoded, after(${name})`,
    `drop ${name}`,
    `rename encoded ${name}`,
    `label define ${name}_l${defined(choices.map((each) => labelOf(each, language)))}, replace`,
    ...lines,
  ];
}

/** Stata replaces macros (`x' and $x) in texts, so these characters are exchanged, like quotes and comments. */
function quoted(text: string, characters: number): string {
  const safe = inOneLine(text)
    .replaceAll('"', "”")
    .replaceAll("`", "‘")
    .replaceAll("$", "＄")
    .replaceAll("\\", "/")
    .replaceAll(/\/(?=[/*])|\*(?=\/)/g, "$& ");
  return `"${shorten(safe, characters, (each) => each.length)}"`;
}
