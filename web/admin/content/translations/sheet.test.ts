import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate/browser";
import { expect, test } from "vitest";
import writeWorkbook from "write-excel-file/universal";
import type { SiteContent } from "#shared/rules/content/site-content.ts";
import { checkSheet } from "#shared/rules/content/translations/check-sheet.ts";
import {
  stateIn,
  type TranslatableText,
  translatableTexts,
} from "#shared/rules/content/translations/texts.ts";
import { readFile } from "#web/admin/spreadsheet/read-file.ts";
import type { Cell } from "#web/admin/spreadsheet/table.ts";
import { fileOf } from "#web/admin/spreadsheet/write-file.ts";
import { translationsWords } from "#web/i18n/admin/content/translations.words.ts";
import { readSheet, sheetLayout, translationSheet } from "./sheet.ts";

const words = translationsWords.en;

const content = contentWith([
  ["Safety", "Seguridad"],
  ["9–12", "9-12"],
  ["=1+1", "=HYPERLINK(1)"],
  ["- a dash", "- una raya"],
  ["constructor", "'comillas'"],
  ["One\nTwo", "Uno\nDos"],
]);

/** Concerns with these names, one formatted paragraph each. */
function contentWith(pairs: [string, string][]): SiteContent {
  const concerns = Object.fromEntries(
    pairs.map(([name, name_es], at) => {
      const content = `<p>${name} &amp; <strong>more</strong></p>`;
      const content_es = `<p>${name_es} y <strong>más</strong></p>`;
      return [`c${at}`, { name, name_es, content, content_es }];
    }),
  );
  const order = { concerns: Object.keys(concerns), questions: [] };
  return { settings: {}, concerns, questions: {}, order };
}

function tableOf(texts: TranslatableText[], sheetWords = words): Cell[][] {
  return translationSheet(texts, stateIn(texts), ({ en }) => en, sheetWords);
}

/** The rows of a file, compared with the texts. */
async function checkFile(texts: TranslatableText[], file: BlobPart) {
  const list = await readFile(new File([file], "list"), { fillsMerged: false });
  const sheet = readSheet(list);
  return sheet && checkSheet(texts, sheet.rows);
}

async function checkTable(
  texts: TranslatableText[],
  table: Cell[][],
  isWorkbook = true,
) {
  const { file } = await fileOf(table, isWorkbook, sheetLayout);
  return checkFile(texts, file);
}

const csvOf = (table: Cell[][], delimiter = ",") =>
  table
    .map((row) =>
      row
        .map((cell) => `"${String(cell).replaceAll('"', '""')}"`)
        .join(delimiter),
    )
    .join("\r\n");

test.each([
  ["workbook", true],
  ["CSV file", false],
])("an unchanged %s changes nothing", async (_kind, isWorkbook) => {
  const texts = translatableTexts(content);
  const rows = await checkTable(texts, tableOf(texts), isWorkbook);
  expect(rows).toHaveLength(texts.length);
  expect(rows?.filter(({ kind }) => kind !== "same")).toEqual([]);
});

test.each([
  ["workbook", true],
  ["CSV file", false],
])("random texts in a %s come back unchanged", async (_kind, isWorkbook) => {
  const word = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(word, word)), async (pairs) => {
      const texts = translatableTexts(
        contentWith(pairs.map(([a, b]) => [escaped(a), escaped(b)])),
      );
      const rows = await checkTable(texts, tableOf(texts), isWorkbook);
      expect(rows?.map(({ kind }) => kind)).toEqual(texts.map(() => "same"));
    }),
  );
});

test("of merged cells, only the first row has words, and the others are refused", async () => {
  const texts = translatableTexts(content);
  const table = tableOf(texts.slice(0, 4));
  // The library writes null for the cells that a merged cell covers.
  const cells = table.map((row, at) =>
    row.map((cell, column) => {
      if (column !== 3 || at < 2 || at > 4)
        return cell === "" ? null : { value: cell };
      return at === 2 ? { value: "Juntas", rowSpan: 3 } : null;
    }),
  );
  const rows = await checkFile(texts, await writeWorkbook(cells).toBlob());
  expect(rows).toMatchObject([
    { kind: "new", spanish: "Juntas", text: texts[0] },
    { kind: "refused", problem: "empty" },
    { kind: "refused", problem: "empty" },
    { kind: "same", text: texts[3] },
  ]);
});

const escaped = (text: string) =>
  text.replace(/[<>&"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

test("Spanish headings and a semicolon as delimiter are understood", async () => {
  const texts = translatableTexts(content);
  const table = tableOf(texts, translationsWords.es).slice(1);
  const rows = await checkFile(texts, csvOf(table, ";"));
  expect(rows?.every(({ kind }) => kind === "same")).toBe(true);
});

const withSpanish = (texts: TranslatableText[], spanish: Cell) =>
  tableOf(texts).map((row, at) =>
    at === 2 ? row.map((cell, column) => (column === 3 ? spanish : cell)) : row,
  );

test("columns may be moved and left out, and rows sorted", async () => {
  const texts = translatableTexts(content);
  const [note, head, ...rest] = withSpanish(texts, "Es seguro");
  const moved = [note!, head!, ...rest.reverse()].map(
    ([key = "", , english = "", spanish = ""]) => [spanish, key, english],
  );
  const rows = await checkTable(texts, moved);
  expect(rows?.filter(({ kind }) => kind === "new")).toMatchObject([
    { spanish: "Es seguro", text: { es: "name_es", id: "c0" } },
  ]);
});

test("text in Windows encoding keeps its accents", async () => {
  const texts = translatableTexts(content);
  const text = csvOf(withSpanish(texts, "¿Es más segura?").slice(1, 3));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const [row] = (await checkFile(texts, bytes)) ?? [];
  expect(row).toMatchObject({ kind: "new", spanish: "¿Es más segura?" });
});

test("a cell that a spreadsheet turned into a date or a number is refused", async () => {
  const texts = translatableTexts(content);
  const ofCell = async (cell: Cell) =>
    (await checkTable(texts, withSpanish(texts, cell)))?.[0];
  expect(await ofCell(new Date("2026-12-09"))).toMatchObject({
    kind: "refused",
    problem: "not_text",
  });
  expect(await ofCell(0.9)).toMatchObject({
    kind: "refused",
    problem: "not_text",
  });
});

test("all cells of a workbook have the format for text, also empty ones", async () => {
  const texts = translatableTexts(contentWith([["9–12", ""]]));
  const { file } = await fileOf(tableOf(texts), true, sheetLayout);
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const xmlOf = (name: string) => strFromU8(files[`xl/${name}.xml`]!);
  const styles = xmlOf("styles");
  const [, format] = /numFmtId="(\d+)" formatCode="@"/.exec(styles) ?? [];
  const ofText = styles
    .split("<xf ")
    .slice(1)
    .map((style) => style.includes(`numFmtId="${format}"`));
  const cells = [
    ...xmlOf("worksheets/sheet1").matchAll(/<c r="D\d+" s="(\d+)"/g),
  ];
  expect(cells).toHaveLength(2 + texts.length);
  expect(cells.filter(([, style]) => !ofText[Number(style)])).toEqual([]);
});

test("without an English column, staff must accept each change", async () => {
  const texts = translatableTexts(content);
  const table = withSpanish(texts, "Es seguro").map(
    ([key = "", , , spanish = ""]) => [key, spanish],
  );
  const rows = await checkTable(texts, table);
  expect(new Set(rows?.map(({ kind }) => kind))).toEqual(
    new Set(["stale", "same"]),
  );
});

test("rows without a key are shown, and two Spanish columns are refused", async () => {
  const texts = translatableTexts(content);
  const table = tableOf(texts);
  const rows = await checkTable(texts, [...table, ["", "", "", "Perdido"]]);
  expect(rows?.pop()).toMatchObject({ kind: "refused", problem: "no_key" });
  const doubled = table.map((row) => [...row, row[3] ?? ""]);
  expect(await checkTable(texts, doubled)).toBeUndefined();
});

test("a list without keys is not a sheet", async () => {
  const texts = translatableTexts(content);
  const table = tableOf(texts).map((row) => row.slice(1));
  expect(await checkTable(texts, table)).toBeUndefined();
});
