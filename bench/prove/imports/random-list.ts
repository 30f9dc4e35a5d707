import {
  headings,
  type ListField,
} from "#web/admin/contacts/importing/columns/headings.ts";
import type { Random } from "#bench/prove/mishaps/random.ts";
import { dirtyPhone, randomFamily } from "./random-family.ts";

/** As a spreadsheet has it: a formula has no text of its own. */
export type FileCell = string | number | Date | { formula: string };
type FileRow = Partial<Record<ListField, FileCell>>;

export type RandomList = {
  fields: ListField[];
  /** A title and an empty line, now and then. */
  above: FileCell[][];
  head: string[];
  rows: FileCell[][];
};

const always: ListField[] = ["name", "phone"];
const others: ListField[] = [
  "childname",
  "redcapid",
  "language",
  "consentdate",
  "consentsource",
  "zip",
  "note",
  "tags",
];
const mostRows = 60;

/** A list of up to sixty rows as people keep them: in any order of columns, with gaps, repeated and empty rows. */
export function randomList(random: Random): RandomList {
  const fields = shuffled(random, [
    ...always,
    ...others.filter(() => random.next() < 0.6),
  ]);
  const rows: FileRow[] = [];
  const amount = 1 + random.below(mostRows);
  while (rows.length < amount) rows.push(randomRow(random, rows));
  return {
    fields,
    above: random.next() < 0.2 ? [["Wave 2, 11/20/2026"], [""]] : [],
    head: fields.map((field) => headingOf(random, field)),
    rows: rows.map((row) => fields.map((field) => row[field] ?? "")),
  };
}

function randomRow(random: Random, before: FileRow[]): FileRow {
  const chance = random.next();
  if (chance < 0.05) return {};
  if (chance < 0.15 && before.length > 0) return random.pick(before);
  const { phone, ...family } = randomFamily(random);
  const row: FileRow = { ...family, phone: dirtyPhone(random, phone) };
  for (const field of [...always, ...others])
    if (random.next() < 0.04) delete row[field];
  if (random.next() < 0.03) row.note = { formula: "=1+1" };
  return row;
}

function headingOf(random: Random, field: ListField): string {
  const heading = random.pick(headings[field]);
  return random.pick([
    heading,
    heading.toUpperCase(),
    heading.replace(/^\w/, (letter) => letter.toUpperCase()),
    heading.replaceAll(" ", "_"),
    ` ${heading}: `,
  ]);
}

function shuffled<T>(random: Random, all: T[]): T[] {
  return all
    .map((one) => ({ one, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
