import { expect, test } from "vitest";
import { findHead, guessColumns } from "./columns.ts";
import {
  dateFromCell,
  languageFromCell,
  phoneOf,
  readRows,
  valueOf,
} from "./rows.ts";

test.each([
  ["(787) 555-0123", "(787) 555-0123"],
  ["tel:+17875550123", "+17875550123"],
  ["7.875550123E+09", "7875550123"],
  ["7,875550123E+9", "7875550123"],
  // Excel dropped digits, so the row will be refused.
  ["7.88E+09", "7.88E+09"],
  [7_875_550_123, "7875550123"],
])("phoneOf reads %s as %s", (cell, phone) => {
  expect(phoneOf(cell)).toBe(phone);
});

test.each([
  ["Español", "es"],
  ["Spanish (Puerto Rico)", "es"],
  ["ENGLISH", "en"],
  ["Inglés", "en"],
  ["es-PR", "es"],
  ["Português", "Português"],
])("languageOf reads %s as %s", (cell, language) => {
  expect(languageFromCell(cell)).toBe(language);
});

test.each([
  ["2026-11-21", "2026-11-21"],
  ["2026-11-21 14:05:00", "2026-11-21"],
  ["11/21/2026", "2026-11-21"],
  ["1/5/26", "2026-01-05"],
  ["21.11.2026", "2026-11-21"],
  [46_347, "2026-11-21"],
  [new Date("2026-11-21T00:00:00Z"), "2026-11-21"],
  ["soon", "soon"],
])("dayOf reads %s as %s", (cell, day) => {
  expect(dateFromCell(cell)).toBe(day);
});

test("valueOf restores the leading zeros of a ZIP code", () => {
  expect(valueOf("zip", 926)).toBe("00926");
  expect(valueOf("zip", "00926-1234")).toBe("00926-1234");
});

test.each([
  [
    "REDCap raw data",
    ["record_id", "parent_name", "child_name", "phone", "language"],
    { redcapid: 0, name: 1, childname: 2, phone: 3, language: 4 },
  ],
  [
    "REDCap labels",
    [
      "Record ID",
      "Parent's Name",
      "Child's Name",
      "Mobile Phone (required)",
      "Preferred language",
    ],
    { redcapid: 0, name: 1, childname: 2, phone: 3, language: 4 },
  ],
  [
    "first and last names",
    ["Guardian First Name", "Parent First Name", "Parent Last Name", "Cell"],
    { name: 1, lastname: 2, phone: 3 },
  ],
  [
    "Spanish",
    [
      "Nombre de la madre",
      "Nombre del niño",
      "Teléfono celular",
      "Idioma",
      "Código postal",
      "Fecha de consentimiento",
      "Notas",
    ],
    {
      name: 0,
      childname: 1,
      phone: 2,
      language: 3,
      zip: 4,
      consentdate: 5,
      note: 6,
    },
  ],
  [
    "a hospital's list",
    ["MRN", "Patient Name", "Guardian Name", "Parent phone (home)", "ZIP"],
    { redcapid: 0, childname: 1, name: 2, phone: 3, zip: 4 },
  ],
  ["no column with an unknown heading", ["a", "b"], {}],
])("guessColumns recognizes %s", (_what, head, columns) => {
  expect(guessColumns(head)).toEqual(columns);
});

test("findHead finds the header row below a title, or returns -1", () => {
  const list = [
    ["Wave 2", "", ""],
    ["", "", ""],
    ["Parent", "Child", "Phone"],
    ["Rosa", "Luz", "787 555 0123"],
  ];
  expect(findHead(list)).toBe(2);
  expect(findHead([["Rosa", "Luz", "787 555 0123"]])).toBe(-1);
});

test("rowsOf keeps line numbers, and fills empty cells with the defaults", () => {
  const table = [
    ["Parent", "Last name", "Phone", "Language"],
    ["Rosa", "Díaz", "787 555 0123", ""],
    ["", "", "", ""],
    ["Luz", "", "787 555 0199", "English"],
  ];
  const defaults = {
    language: "es" as const,
    consentdate: "",
    consentsource: "Clinic form",
  };
  const rows = readRows(table, 0, guessColumns(table[0] ?? []), defaults);
  expect(rows.map(({ line, row }) => [line, row])).toEqual([
    [
      2,
      {
        name: "Rosa Díaz",
        phone: "787 555 0123",
        language: "es",
        consentsource: "Clinic form",
      },
    ],
    [
      4,
      {
        name: "Luz",
        phone: "787 555 0199",
        language: "en",
        consentsource: "Clinic form",
      },
    ],
  ]);
});
