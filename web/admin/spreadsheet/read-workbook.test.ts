import { expect, test } from "vitest";
import {
  type Golden,
  luzRow,
  rosaRow,
  rowsOfFile,
} from "#web/testing/rows-of-file.ts";
import { mergedSheet, rewritten, workbook } from "#web/testing/workbook.ts";

const families = ["Parent", "Phone", "Child"];
const twoChildren = [
  ["Rosa Díaz", 7_875_550_123, "Ana"],
  ["", "", "Luis"],
];
const ana = { ...rosaRow, childname: "Ana" };
const luis = { ...rosaRow, childname: "Luis" };
const merged = (...args: Parameters<typeof mergedSheet>) =>
  workbook({ One: mergedSheet(...args) });
const prefixed = () =>
  rewritten(merged([families, ...twoChildren], "A2:A3", "B2:B3"), (xml) =>
    xml.replaceAll(/<(\/?)(?=\w)/g, "<$1x:").replaceAll("xmlns=", "xmlns:x="),
  );

const files: Golden[] = [
  [
    "a parent and a phone merged over the rows of two children",
    merged([families, ...twoChildren], "A2:A3", "B2:B3"),
    [ana, luis],
  ],
  ["XML names with prefixes", prefixed(), [ana, luis]],
  [
    "a school merged over a class that contains a blank row",
    merged(
      [
        ["School", "Parent", "Phone"],
        ["North", "Rosa Díaz", 7_875_550_123],
        ["", "Luz Núñez", 7_875_550_199],
        [""],
        ["South", "Luz Núñez", 7_875_550_199],
      ],
      "A2:A4",
    ),
    [
      { ...rosaRow, tags: "North" },
      { ...luzRow, tags: "North" },
      { ...luzRow, tags: "South" },
    ],
  ],
  [
    "headings merged over two rows, below a title merged over all columns",
    merged(
      [
        ["Parents with their phones"],
        [""],
        ["Parent", "Phone", "Student", ""],
        ["", "", "Child name", "School"],
        ["Rosa Díaz", 7_875_550_123, "Ana", "North"],
      ],
      "A1:D2",
      "A3:A4",
      "B3:B4",
      "C3:D3",
    ),
    [{ ...ana, tags: "North" }],
  ],
  [
    "leaves cells merged across one row unchanged",
    merged(
      [families, ["Rosa Díaz", 7_875_550_123, ""], ["Luz Núñez", "", ""]],
      "B2:C2",
      "A3:C3",
    ),
    [rosaRow, { name: "Luz Núñez", phone: "refused: " }],
  ],
  [
    "a hidden first sheet with other merged cells",
    workbook({
      Hidden: mergedSheet([families, ["Old", 1], ["", 2]], "A2:A3"),
      Families: mergedSheet([families, ...twoChildren], "B2:B3"),
    }),
    [ana, { ...luis, name: "" }],
  ],
  [
    "ignores invalid ranges, and ranges that cover other values",
    merged(
      [families, ...twoChildren, ["Luz Núñez", 7_875_550_199, ""]],
      "A2:",
      "#REF!",
      "A3:A2",
      "A0:A3",
      "2:3",
      "A2",
      "",
      "B2:B4",
      "A2:C3",
    ),
    [ana, { name: "", childname: "Luis", phone: "refused: " }, luzRow],
  ],
];

test.each(files)("reads %s", async (_what, bytes, rows) => {
  expect(await rowsOfFile(bytes)).toEqual(rows);
});

test("reads a sheet with huge merged ranges fast, and fills no cells from them", async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => [`Rosa ${at}`, "", at]);
  const ranges = Array<string>(5000).fill("A1:XFD1048576");
  const read = await rowsOfFile(merged([families, ...rows], ...ranges));
  expect(read).toHaveLength(rows.length);
  expect(read[1]).toMatchObject({ name: "Rosa 1", phone: "refused: " });
});
