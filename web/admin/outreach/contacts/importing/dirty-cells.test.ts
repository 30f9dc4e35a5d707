// Realistic cells: phones, dates, quotes and invisible characters.
import { expect, test } from "vitest";
import {
  type Golden,
  luzRow,
  rosaRow,
  rowsOfFile,
} from "#web/testing/rows-of-file.ts";

const head = "Parent,Phone";
const row = "Rosa Díaz,787 555 0123";
const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

const files: Golden[] = [
  [
    "curly quotes in Windows-1252",
    latin("Parent,Phone\nRosa O\x92Neill,787 555 0123"),
    [{ ...rosaRow, name: "Rosa O’Neill" }],
  ],
  [
    "quotes in quotes",
    'Parent,Phone\n"Rosa ""Rosie"" Díaz",787 555 0123',
    [{ ...rosaRow, name: 'Rosa "Rosie" Díaz' }],
  ],
  [
    "a quote in the middle of a cell",
    'Parent,Phone\nRosa "Rosie" Díaz,787 555 0123',
    [{ ...rosaRow, name: 'Rosa "Rosie" Díaz' }],
  ],
  [
    "non-breaking spaces in names and phones",
    "Parent,Phone\nRosa\u00a0Díaz,787\u00a0555\u00a00123",
    [rosaRow],
  ],
  [
    "direction marks around a phone number",
    "Parent,Phone\nRosa Díaz,\u202a+1 (787) 555-0123\u202c",
    [{ ...rosaRow, phone: "+1 (787) 555-0123" }],
  ],
  [
    "typographic dashes in a phone number",
    "Parent,Phone\nRosa Díaz,787‑555–0123",
    [rosaRow],
  ],
  ["a phone with dots", "Parent,Phone\nRosa Díaz,787.555.0123", [rosaRow]],
  [
    "a phone with a 1 in front",
    "Parent,Phone\nRosa Díaz,1-787-555-0123",
    [rosaRow],
  ],
  [
    "a phone number written as a decimal",
    "Parent,Phone\nRosa Díaz,7875550123.0",
    [rosaRow],
  ],
  [
    "a phone number shortened to 5.55E+09",
    "Parent,Phone\nRosa Díaz,5.55E+09",
    [{ ...rosaRow, phone: "refused: 5.55E+09" }],
  ],
  [
    "a phone number shortened with a decimal comma",
    "Parent;Phone\nRosa Díaz;7,88E+09",
    [{ ...rosaRow, phone: "refused: 7,88E+09" }],
  ],
  [
    "two phone numbers in one cell",
    "Parent,Phone\nRosa Díaz,787 555 0123 / 787 555 0199",
    [{ ...rosaRow, phone: "refused: 787 555 0123 / 787 555 0199" }],
  ],
  [
    "a phone number with a missing digit",
    "Parent,Phone\nRosa Díaz,787 555 012",
    [{ ...rosaRow, phone: "refused: 787 555 012" }],
  ],
  [
    "a phone number on two lines",
    'Parent,Phone\nRosa Díaz,"787\n555 0123"',
    [rosaRow],
  ],
  [
    "rows that are shorter or longer than the header",
    `${head},Note\nRosa Díaz,7875550123\nLuz Núñez,7875550199,,,`,
    [rosaRow, luzRow],
  ],
  [
    "empty columns before and after",
    `,,Parent,Phone,,,\n,,${row},,,`,
    [rosaRow],
  ],
  ["rows of only commas at the end", `${head}\n${row}\n,\n,\n , \n`, [rosaRow]],
  ["only headings", `${head}\n`, []],
  [
    "Excel errors as text",
    "Parent,Child,Phone,Note\nRosa Díaz,#N/A,7875550123,#REF!",
    [rosaRow],
  ],
  [
    "cells that look like formulas",
    'Parent,Phone,Note\nRosa Díaz,"=""7875550123""",=1+1',
    [{ ...rosaRow, note: "=1+1" }],
  ],
  [
    "dates with times",
    "Parent,Phone,Consent date\nRosa Díaz,7875550123,11/21/2026 2:05 PM\nLuz Núñez,7875550199,2026-11-21T14:05:00Z",
    [
      { ...rosaRow, consentdate: "2026-11-21" },
      { ...luzRow, consentdate: "2026-11-21" },
    ],
  ],
  [
    "dates in words are refused",
    "Parent,Phone,Consent date\nRosa Díaz,7875550123,21 nov",
    [{ ...rosaRow, consentdate: "21 nov" }],
  ],
];

test.each(files)("%s", async (_what, bytes, rows) => {
  expect(await rowsOfFile(bytes)).toEqual(rows);
});
