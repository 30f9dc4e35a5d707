import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { importLimits } from "#shared/rules/outreach/contacts/import.ts";
import { textCell as text, workbook } from "#web/testing/workbook.ts";
import { readFile, readPasted } from "./read-file.ts";

const utf16 = (text: string, mark = true) => {
  const buffer = Buffer.from((mark ? "\ufeff" : "") + text, "utf16le");
  return new Uint8Array(buffer);
};

async function tableOf(...parts: BlobPart[]) {
  const { sheets } = await readFile(new File(parts, "list"));
  return sheets[0]?.table;
}

const table = [
  ["Parent", "Phone"],
  ["María Núñez", "787 555 0123"],
];
const csv = "Parent,Phone\r\nMaría Núñez,787 555 0123\r\n";

test.each<[string, BlobPart]>([
  ["UTF-8", csv],
  ["UTF-8 with a byte order mark", `\ufeff${csv}`],
  ["Windows-1252", new Uint8Array(Buffer.from(csv, "latin1"))],
  ["UTF-16 with a byte order mark", utf16(csv)],
  ["UTF-16 without a byte order mark", utf16(csv, false)],
  [
    "UTF-16 big-endian",
    new Uint8Array(Buffer.from(`\ufeff${csv}`, "utf16le").swap16()),
  ],
  ["semicolons", csv.replaceAll(",", ";")],
  ["tabs", csv.replaceAll(",", "\t")],
  [
    "a first line that names the delimiter",
    `sep=;\r\n${csv.replaceAll(",", ";")}`,
  ],
  ["Unix line endings", csv.replaceAll("\r", "")],
  ["old Mac line endings", csv.replaceAll("\r\n", "\r")],
  [
    "quotes around every cell",
    '"Parent","Phone"\n"María Núñez","787 555 0123"',
  ],
  ["spaces around cells", " Parent , Phone \n María Núñez , 787 555 0123 "],
  ["text that Excel protects", 'Parent,Phone\nMaría Núñez,"=""787 555 0123"""'],
  ["empty columns at the end", "Parent,Phone,,\nMaría Núñez,787 555 0123,,"],
])("reads a list with %s", async (_what, part) => {
  expect(await tableOf(part)).toMatchObject(table);
});

test("keeps quoted delimiters, quotes and line breaks in their cell", async () => {
  expect(
    await tableOf('Parent;Note\n"Núñez, María";"says ""hi""\nand more"'),
  ).toEqual([
    ["Parent", "Note"],
    ["Núñez, María", 'says "hi"\nand more'],
  ]);
});

test("readPasted splits cells at tabs", async () => {
  const { sheets, name } = await readPasted(
    "Parent\tPhone\nRosa\t'+17875550123",
    "Pasted",
  );
  expect(name).toBe("Pasted");
  expect(sheets[0]?.table).toEqual([
    ["Parent", "Phone"],
    ["Rosa", "+17875550123"],
  ]);
});

test("hashes the content of the file", async () => {
  const hashOf = async (text: string) =>
    (await readFile(new File([text], "a.csv"))).hash;
  expect(await hashOf(csv)).toBe(await hashOf(csv));
  expect(await hashOf(csv)).not.toBe(await hashOf(`${csv}x,1`));
});

/** A workbook whose zip directory claims that each part unpacks to `size` bytes. */
function unpackingTo(size: number) {
  const bytes = workbook({ One: "" });
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 28; at += 1)
    if (view.getUint32(at, true) === 0x02_01_4b_50)
      view.setUint32(at + 24, size, true);
  return bytes;
}

test("reads all non-empty sheets of a workbook, and keeps numbers", async () => {
  const bytes = workbook({
    Notes: "",
    Families: `<row r="1">${text("A1", "Parent")}${text("B1", "Phone")}</row><row r="2">${text("A2", "Rosa")}<c r="B2"><v>7875550123</v></c></row>`,
  });
  const { sheets } = await readFile(new File([bytes], "list.xlsx"));
  expect(sheets).toMatchObject([
    {
      name: "Families",
      table: [
        ["Parent", "Phone"],
        ["Rosa", 7_875_550_123],
      ],
    },
  ]);
});

test.each<[string, () => File, string]>([
  ["an empty file", () => new File([""], "a.csv"), "empty"],
  ["a file of only spaces", () => new File(["\n ,\n"], "a.csv"), "empty"],
  [
    "an empty workbook",
    () => new File([workbook({ One: "" })], "a.xlsx"),
    "empty",
  ],
  [
    "a workbook with a password",
    () =>
      new File(
        [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
        "a.xlsx",
      ),
    "old_workbook",
  ],
  [
    "a zip file that is not a workbook",
    () =>
      new File([new Uint8Array(zipSync({ "a.txt": strToU8("a") }))], "a.xlsx"),
    "not_a_list",
  ],
  [
    "a broken zip",
    () => new File([new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])], "a.xlsx"),
    "not_a_list",
  ],
  [
    "a zip bomb",
    () => new File([unpackingTo(importLimits.unpackedBytes)], "a.xlsx"),
    "too_large",
  ],
  [
    "a file over the size limit",
    () => new File([new Uint8Array(importLimits.fileBytes + 1)], "a.csv"),
    "too_large",
  ],
  [
    "a list over the row limit",
    () =>
      new File(
        ["Parent,Phone\n", "Rosa,1\n".repeat(importLimits.rows + 1)],
        "a.csv",
      ),
    "too_many_rows",
  ],
])("refuses %s with its reason", async (_what, file, reason) => {
  await expect(readFile(file())).rejects.toMatchObject({ reason });
});
