// Reads files for REDCap as REDCap does, independently of the product's code. Written from descriptions of the data
// dictionary and the Data Import Tool; REDCap itself is not available for tests.
import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";

const headings =
  'Variable / Field Name,Form Name,Section Header,Field Type,Field Label,"Choices, Calculations, OR Slider Labels",Field Note,Text Validation Type OR Show Slider Number,Text Validation Min,Text Validation Max,Identifier?,Branching Logic (Show field only if...),Required Field?,Custom Alignment,Question Number (surveys only),Matrix Group Name,Matrix Ranking?,Field Annotation';

const types =
  "text notes calc dropdown radio checkbox yesno truefalse file slider descriptive".split(
    " ",
  );
const patterns: Record<string, RegExp> = {
  "": /^[^]*$/,
  integer: /^-?\d+$/,
  datetime_seconds_ymd:
    /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
};

/** A field as a REDCap project has it after the upload. */
type Field = {
  name: string;
  form: string;
  section: string;
  type: string;
  label: string;
  choices: Map<string, string>;
  note: string;
  validation: string;
  annotation: string;
};

function rowsOf(file: Uint8Array): string[][] {
  const text = new TextDecoder("utf-8", {
    fatal: true,
    ignoreBOM: true,
  }).decode(file);
  return parse(text, { record_delimiter: "\r\n" });
}

function choicesIn(cell: string): Map<string, string> {
  const choices = new Map<string, string>();
  for (const each of cell.split("|")) {
    const comma = each.indexOf(",");
    const code = each.slice(0, comma).trim();
    const label = each.slice(comma + 1).trim();
    if (comma < 0 || label === "") throw new Error(`No choice: ${each}`);
    if (!/^[A-Za-z0-9_]+$/.test(code)) throw new Error(`No code: ${code}`);
    if (choices.has(code)) throw new Error(`Two choices ${code}`);
    check(code, label, /^[^<>[\]{}]+$/);
    choices.set(code, label);
  }
  return choices;
}

function check(name: string, value: string, pattern: RegExp) {
  if (!pattern.test(value))
    throw new Error(`${name}: ${JSON.stringify(value)} is not ${pattern}`);
}

/** One line that REDCap neither renders as HTML nor replaces, and that no spreadsheet calculates. */
const plain = /^(?![=+\-@\s])[^<>[\]{}|\p{Cc}\u2028\u2029]+(?<!\s)$/u;

function readField(cells: string[]): Field {
  const [
    name = "",
    form = "",
    section = "",
    type = "",
    label = "",
    choices = "",
    note = "",
    validation = "",
    ...rest
  ] = cells;
  if (rest.length !== 10) throw new Error(`${name}: not 18 columns`);
  const [least, most, identifier, branching, required] = rest;
  const annotation = rest.at(-1) ?? "";
  check("name", name, /^[a-z](?:_?[a-z0-9])*$/);
  if (name.length > 26) throw new Error(`${name} is too long`);
  check("form", form, /^[a-z][a-z0-9_]*$/);
  if (!types.includes(type)) throw new Error(`${name}: type ${type}`);
  check(name, label, plain);
  for (const text of [section, note]) if (text !== "") check(name, text, plain);
  if (type !== "text") check(name, validation, /^$/);
  if (!(validation in patterns)) throw new Error(`${name}: ${validation}`);
  check(name, annotation, /^(@[A-Z]+)?$/);
  for (const flag of [identifier, required]) check(name, flag ?? "", /^y?$/);
  for (const blank of [least, most, branching, ...rest.slice(5, 9)])
    check(name, blank ?? "", /^$/);
  if ((type === "radio") !== (choices !== ""))
    throw new Error(`${name}: choices of ${type}`);
  return {
    name,
    form,
    section,
    type,
    label,
    choices: choices === "" ? new Map() : choicesIn(choices),
    note,
    validation,
    annotation,
  };
}

/** The fields of a data dictionary or of an instrument. Throws if REDCap might refuse it or show it differently. */
export function readDictionary(file: Uint8Array): Field[] {
  const [head = [], ...rows] = rowsOf(file);
  const expected = parse(headings)[0] as string[];
  if (JSON.stringify(head) !== JSON.stringify(expected))
    throw new Error(`Headings: ${head.join()}`);
  const fields = rows.map(readField);
  if (fields[0]?.type !== "text") throw new Error("The first field is no text");
  const names = fields.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new Error("Two equal names");
  const forms = fields.map(({ form }) => form);
  const changes = forms.filter((form, at) => form !== forms[at - 1]);
  if (new Set(changes).size < changes.length)
    throw new Error("A form is not in one piece");
  for (const form of forms)
    if (names.includes(`${form}_complete`)) throw new Error("A status field");
  return fields;
}

/** The fields of an instrument ZIP. */
export function readInstrument(file: Uint8Array): Field[] {
  const files = unzipSync(file);
  const names = Object.keys(files).toSorted();
  if (names.join() !== "OriginID.txt,instrument.csv")
    throw new Error(`Files: ${names.join()}`);
  return readDictionary(files["instrument.csv"]!);
}

type Project = { record: string; isLongitudinal?: boolean; fields: Field[] };

/** The values that the Data Import Tool would import, by column. Throws where REDCap would refuse the file. */
export function readImport(
  file: Uint8Array,
  { record, isLongitudinal = false, fields }: Project,
): Record<string, string>[] {
  const [head = [], ...rows] = rowsOf(file);
  if (head[0] !== record) throw new Error(`First column: ${head[0]}`);
  if (head.includes("redcap_event_name") !== isLongitudinal)
    throw new Error("The event is missing or not expected");
  const byName = new Map(fields.map((field) => [field.name, field]));
  const others = new Set([record, "redcap_event_name"]);
  for (const { form } of fields) others.add(`${form}_complete`);
  const unknown = head.filter((name) => !byName.has(name) && !others.has(name));
  if (unknown.length > 0) throw new Error(`No fields: ${unknown.join()}`);
  if (new Set(head).size < head.length) throw new Error("Two equal columns");
  return rows.map((cells) => {
    if (cells[0] === "") throw new Error("A record without an ID");
    const values = cells.map((cell, at) => [head[at] ?? "", cell] as const);
    for (const [name, value] of values) {
      const field = byName.get(name);
      if (!field || value === "") continue;
      if (field.choices.size > 0 && !field.choices.has(value))
        throw new Error(`${name}: ${value} is not a choice`);
      check(name, value, patterns[field.validation] ?? /^$/);
    }
    return Object.fromEntries(values);
  });
}
