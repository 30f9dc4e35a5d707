import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { importLimits } from "#shared/rules/outreach/contacts/import.ts";
import { textCell as text, workbook } from "#web/testing/workbook.ts";
import { readFile, readPasted } from "./read-list.ts";

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
  ["UTF-8 with a mark", `\ufeff${csv}`],
  ["Windows-1252", new Uint8Array(Buffer.from(csv, "latin1"))],
  ["UTF-16 with a mark", utf16(csv)],
  ["UTF-16 without a mark", utf16(csv, false)],
  [
    "UTF-16, big end first",
    new Uint8Array(Buffer.from(`\ufeff${csv}`, "utf16le").swap16()),
  ],
  ["semicolons", csv.replaceAll(",", ";")],
  ["tabs", csv.replaceAll(",", "\t")],
  [
    "a first line that names the delimiter",
    `sep=;\r\n${csv.replaceAll(",", ";")}`,
  ],
  ["line ends of Unix", csv.replaceAll("\r", "")],
  ["line ends of old Macs", csv.replaceAll("\r\n", "\r")],
  [
    "quotes around every cell",
    '"Parent","Phone"\n"María Núñez","787 555 0123"',
  ],
  ["blanks around cells", " Parent , Phone \n María Núñez , 787 555 0123 "],
  [
    "texts that Excel protects",
    'Parent,Phone\nMaría Núñez,"=""787 555 0123"""',
  ],
  ["empty columns at the end", "Parent,Phone,,\nMaría Núñez,787 555 0123,,"],
])("a list in %s is the same list", async (_what, part) => {
  expect(await tableOf(part)).toMatchObject(table);
});

test("a comma within quotes, a quote and a line within a cell stay in their cell", async () => {
  expect(
    await tableOf('Parent;Note\n"Núñez, María";"says ""hi""\nand more"'),
  ).toEqual([
    ["Parent", "Note"],
    ["Núñez, María", 'says "hi"\nand more'],
  ]);
});

test("what is copied from a spreadsheet stands between tabs", async () => {
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

test("the same file has the same hash, another one another", async () => {
  const hashOf = async (text: string) =>
    (await readFile(new File([text], "a.csv"))).hash;
  expect(await hashOf(csv)).toBe(await hashOf(csv));
  expect(await hashOf(csv)).not.toBe(await hashOf(`${csv}x,1`));
});

/** A workbook that says of its parts that they unpack to so many bytes: it stands in the zip's directory. */
function unpackingTo(size: number) {
  const bytes = workbook({ One: "" });
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 28; at += 1)
    if (view.getUint32(at, true) === 0x02_01_4b_50)
      view.setUint32(at + 24, size, true);
  return bytes;
}

test("a workbook is read sheet by sheet, empty ones left out; numbers stay numbers", async () => {
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
  ["a file of blanks", () => new File(["\n ,\n"], "a.csv"), "empty"],
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
    "a zip that is no workbook",
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
    "a bomb",
    () => new File([unpackingTo(importLimits.unpackedBytes)], "a.xlsx"),
    "too_large",
  ],
  [
    "more bytes than we read",
    () => new File([new Uint8Array(importLimits.fileBytes + 1)], "a.csv"),
    "too_large",
  ],
  [
    "more rows than there may be",
    () =>
      new File(
        ["Parent,Phone\n", "Rosa,1\n".repeat(importLimits.rows + 1)],
        "a.csv",
      ),
    "too_many_rows",
  ],
])("%s says why it cannot be read", async (_what, file, reason) => {
  await expect(readFile(file())).rejects.toMatchObject({ reason });
});
