// Realistic lists from REDCap, Excel and health records: headings, delimiters and line endings.
import { expect, test } from "vitest";
import {
  type Golden,
  luzRow,
  rosaRow,
  rowsOfFile,
} from "#web/testing/rows-of-file.ts";
import { findHead } from "./columns.ts";
import { readPasted } from "#web/admin/spreadsheet/read-file.ts";

const head = "Parent,Phone";
const row = "Rosa Díaz,787 555 0123";
const utf16 = (text: string) =>
  new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));
const files: Golden[] = [
  [
    "a title and a date above the list",
    `Wave 2,\n11/20/2026,\n\n${head}\n${row}`,
    [rosaRow],
  ],
  [
    "a title with a comma above a semicolon-separated list",
    "Wave 2, 11/20/2026\n\nParent;Phone;Note\nRosa Díaz;7875550123;calls, often\nLuz Núñez;7875550199;",
    [{ ...rosaRow, note: "calls, often" }, luzRow],
  ],
  [
    "a one-word title above a tab-separated list",
    "Families\nParent\tPhone\nRosa Díaz\t7875550123",
    [rosaRow],
  ],
  [
    "two header rows, with groups in the first",
    `Parent,,Student,\nParent name,Phone,Child name,School\nRosa Díaz,7875550123,Ana,North`,
    [{ ...rosaRow, childname: "Ana", tags: "North" }],
  ],
  [
    "two header rows, labels and variable names",
    `Parent's Name,Mobile Phone\nparent_name,phone\n${row}`,
    [rosaRow],
  ],
  ["numbered headings", `1. Parent,2. Phone\n${row}`, [rosaRow]],
  ["headings on two lines", `"Parent\nName","Cell\nPhone"\n${row}`, [rosaRow]],
  ["a repeated heading", `Parent,Phone,Phone\n${row},787 555 0177`, [rosaRow]],
  [
    "REDCap labels in Spanish",
    "ID de registro;Nombre del padre, madre o tutor;Nombre de su hijo(a);Número de celular;¿Qué idioma prefiere?;Fecha en que aceptó mensajes\n7;Rosa Díaz;Ana;787-555-0123;Español;21/11/2026",
    [
      {
        ...rosaRow,
        childname: "Ana",
        redcapid: "7",
        language: "es",
        consentdate: "2026-11-21",
      },
    ],
  ],
  [
    "REDCap labels that are questions",
    "Record ID,What is your full name?,What is your cell phone number?\n7,Rosa Díaz,7875550123",
    [{ ...rosaRow, redcapid: "7" }],
  ],
  [
    "REDCap codes for the language",
    `record_id,parent_name,phone,language\n7,Rosa Díaz,7875550123,2`,
    [{ ...rosaRow, redcapid: "7", language: "2" }],
  ],
  ["a pipe-separated list", "Parent|Phone\nRosa Díaz|787 555 0123", [rosaRow]],
  [
    "a first line that names the tab as delimiter, in UTF-16",
    utf16(`sep=\t\r\nParent\tPhone\r\nRosa Díaz\t787 555 0123`),
    [rosaRow],
  ],
  [
    "a first line that names the delimiter, with old Mac line endings",
    "sep=;\rParent;Phone\rRosa Díaz;787 555 0123",
    [rosaRow],
  ],
  [
    "semicolons, names with commas, and short rows",
    "Parent;Phone;Note\nDíaz, Rosa;787 555 0123;calls\nNúñez, Luz;7875550199\nRuiz, Ana;7875550111",
    [
      { ...rosaRow, name: "Díaz, Rosa", note: "calls" },
      { ...luzRow, name: "Núñez, Luz" },
      { ...luzRow, name: "Ruiz, Ana", phone: "+17875550111" },
    ],
  ],
  ["two byte order marks", `\ufeff\ufeff"Parent","Phone"\n${row}`, [rosaRow]],
  [
    "mixed line endings",
    `${head}\r\n${row}\rLuz Núñez,7875550199\n`,
    [rosaRow, luzRow],
  ],
];

test.each(files)("reads %s", async (_what, bytes, rows) => {
  expect(await rowsOfFile(bytes)).toEqual(rows);
});

test("findHead finds no header row that is too far down", async () => {
  const { sheets } = await readPasted(`${"x\n".repeat(25)}Parent\tPhone`, "");
  expect(findHead(sheets[0]?.table ?? [])).toBe(-1);
});
