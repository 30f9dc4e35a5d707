import { stringify } from "csv-stringify/sync";
import { zipSync } from "fflate";
import type { Language } from "#shared/rules/language.ts";
import { redcapForm } from "#shared/rules/reports/redcap-names.ts";
import { fieldLabels } from "./field-words.ts";
import type { RedcapField } from "./fields.ts";

/** The columns of a data dictionary, as REDCap writes them. */
const headings = [
  "Variable / Field Name",
  "Form Name",
  "Section Header",
  "Field Type",
  "Field Label",
  "Choices, Calculations, OR Slider Labels",
  "Field Note",
  "Text Validation Type OR Show Slider Number",
  "Text Validation Min",
  "Text Validation Max",
  "Identifier?",
  "Branching Logic (Show field only if...)",
  "Required Field?",
  "Custom Alignment",
  "Question Number (surveys only)",
  "Matrix Group Name",
  "Matrix Ranking?",
  "Field Annotation",
] as const;

type DictionaryRow = Partial<Record<(typeof headings)[number], string>>;

/** The rows of a data dictionary with these fields, including the headings. */
export function dictionaryRows(
  fields: RedcapField[],
  language: Language,
  recordField?: string,
): string[][] {
  const rows: DictionaryRow[] = fields.map((field) => rowOf(field, language));
  if (recordField !== undefined)
    rows.unshift({
      "Variable / Field Name": recordField,
      "Form Name": redcapForm,
      "Field Type": "text",
      "Field Label": fieldLabels.record[language],
    });
  return [
    [...headings],
    ...rows.map((row) => headings.map((heading) => row[heading] ?? "")),
  ];
}

function rowOf(field: RedcapField, language: Language): DictionaryRow {
  return {
    "Variable / Field Name": field.name,
    "Form Name": redcapForm,
    "Section Header": field.section?.[language] ?? "",
    "Field Type": field.choices ? "radio" : "text",
    "Field Label": field.label[language],
    "Choices, Calculations, OR Slider Labels": (field.choices ?? [])
      .map(({ code, label }) => `${code}, ${label[language]}`)
      .join(" | "),
    "Field Note": field.note?.[language] ?? "",
    "Text Validation Type OR Show Slider Number": field.validation ?? "",
    "Field Annotation": "@READONLY",
  };
}

/** CSV without a byte order mark, which some versions of REDCap may take for a part of the first heading. */
export function dictionaryCsv(rows: string[][]): Buffer {
  return Buffer.from(stringify(rows, { record_delimiter: "windows" }));
}

/** A file that REDCap's Online Designer adds to a project as one more form. */
export function instrumentZip(
  fields: RedcapField[],
  language: Language,
): Uint8Array {
  const files = {
    "OriginID.txt": Buffer.from(`${redcapForm}\n`),
    "instrument.csv": dictionaryCsv(dictionaryRows(fields, language)),
  };
  // The same fields always make the same file.
  return zipSync(files, { mtime: "2026-01-01T00:00:00" });
}
