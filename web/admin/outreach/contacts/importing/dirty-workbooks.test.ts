// Realistic workbooks, and files that are not lists.
import { expect, test } from "vitest";
import { type Golden, rosaRow, rowsOfFile } from "#web/testing/rows-of-file.ts";
import { rewritten, sheetRows, workbook } from "#web/testing/workbook.ts";

const book = (name: string, rows: Parameters<typeof sheetRows>[0]) =>
  workbook({ [name]: sheetRows(rows) });

const files: Golden[] = [
  [
    "a workbook with dates as numbers",
    book("One", [
      ["Parent", "Phone", "Consent date"],
      ["Rosa Díaz", 7_875_550_123, 46_347.6],
    ]),
    [{ ...rosaRow, consentdate: "2026-11-21" }],
  ],
  [
    "a workbook with formulas",
    book("One", [
      ["Parent", "Phone"],
      [
        { cell: '<c t="str"><f>A9&amp;B9</f><v>Rosa Díaz</v></c>' },
        { cell: "<c><f>1+1</f><v>7875550123</v></c>" },
      ],
    ]),
    [rosaRow],
  ],
  [
    "a workbook with errors in cells",
    book("One", [
      ["Parent", "Phone", "Child"],
      ["Rosa Díaz", 7_875_550_123, { cell: '<c t="e"><v>#N/A</v></c>' }],
    ]),
    [rosaRow],
  ],
  [
    "a workbook with numbers as text",
    book("One", [
      ["Parent", "Phone"],
      ["Rosa Díaz", "'7875550123"],
    ]),
    [rosaRow],
  ],
  [
    "an empty cell below another without a merge: the name stays empty",
    book("One", [
      ["Parent", "Child", "Phone"],
      ["Rosa Díaz", "Ana", 7_875_550_123],
      ["", "Luis", 7_875_550_123],
    ]),
    [
      { ...rosaRow, childname: "Ana" },
      { ...rosaRow, name: "", childname: "Luis" },
    ],
  ],
  [
    "a hidden first sheet",
    workbook({
      Hidden: sheetRows([
        ["Parent", "Phone"],
        ["Old", "1"],
      ]),
      Families: sheetRows([
        ["Parent", "Phone"],
        ["Rosa Díaz", 7_875_550_123],
      ]),
    }),
    [rosaRow],
  ],
  [
    "a chart as first sheet, without cells",
    rewritten(
      workbook({
        Chart: "",
        Families: sheetRows([
          ["Parent", "Phone"],
          ["Rosa Díaz", 7_875_550_123],
        ]),
      }),
      (xml) => xml.replace(/("r1" Type="[^"]*)worksheet(?=")/, "$1chartsheet"),
    ),
    [rosaRow],
  ],
  [
    "an empty first sheet",
    workbook({
      Notes: "",
      Families: sheetRows([
        ["Parent", "Phone"],
        ["Rosa Díaz", 7_875_550_123],
      ]),
    }),
    [rosaRow],
  ],
  [
    "boolean cells",
    book("One", [
      ["Parent", "Phone", "Consent"],
      ["Rosa Díaz", 7_875_550_123, { cell: '<c t="b"><v>1</v></c>' }],
    ]),
    [{ ...rosaRow, consentsource: "true" }],
  ],
];

test.each(files)("reads %s", async (_what, bytes, rows) => {
  expect(await rowsOfFile(bytes)).toEqual(rows);
});

test.each<[string, BlobPart]>([
  [
    "a web page named .xls",
    "<html><table><tr><td>Parent</td></tr></table></html>",
  ],
  ["a PDF", "%PDF-1.7\n%âãÏÓ\n1 0 obj"],
  [
    "a picture",
    new Uint8Array([
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13,
    ]),
  ],
  ["an RTF document", "{\\rtf1\\ansi Parent}"],
  ["a cell with an unclosed quote", 'Parent,Phone\n"Rosa,7875550123\n'],
])("refuses %s as not a list", async (_what, bytes) => {
  await expect(rowsOfFile(bytes)).rejects.toMatchObject({
    reason: "not_a_list",
  });
});
