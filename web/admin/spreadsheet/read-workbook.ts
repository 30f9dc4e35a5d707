import { unzipSync } from "fflate";
import readSheets from "read-excel-file/universal";
import { importLimits } from "#shared/rules/outreach/contacts/import.ts";
import { UnreadableFile } from "./table.ts";

/** The non-empty sheets of an Excel workbook, hidden ones last. With `fillsMerged`, every row of a merged cell has its value. */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  fillsMerged: boolean,
) {
  refuseBombs(bytes);
  const sheets = await readSheets(bytes.buffer).catch((): never => {
    throw new UnreadableFile("not_a_list");
  });
  const parts = sheetParts(bytes);
  const nonEmpty = sheets
    .map(({ sheet, data }, at) => ({
      name: sheet,
      // Chart sheets have no data.
      rows: data ?? [],
      ...parts[at],
    }))
    .filter(({ rows }) => rows.length > 0);
  for (const { rows, path } of nonEmpty)
    if (fillsMerged && path !== undefined)
      fillDown(rows, mergedIn(bytes, path));
  return [
    ...nonEmpty.filter(({ isHidden }) => !isHidden),
    ...nonEmpty.filter(({ isHidden }) => isHidden),
  ];
}

/** Refuses zip bombs: adds up the declared sizes before unpacking. */
function refuseBombs(bytes: Uint8Array) {
  let size = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        return false;
      },
    });
  } catch {
    throw new UnreadableFile("not_a_list");
  }
  if (size > importLimits.unpackedBytes) throw new UnreadableFile("too_large");
}

type SheetPart = { isHidden: boolean; path: string | undefined };

const contents = "xl/workbook.xml";
const places = "xl/_rels/workbook.xml.rels";

/** The sheets in order with the paths of their files. The number of a sheet does not tell its path. */
function sheetParts(bytes: Uint8Array): SheetPart[] {
  const files = new Map(
    tagsIn(textOf(bytes, places), "Relationship").map((tag) => [
      attribute(tag, "Id"),
      attribute(tag, "Target"),
    ]),
  );
  return tagsIn(textOf(bytes, contents), "sheet").map((tag) => {
    const target = files.get(attribute(tag, "id"));
    return {
      isHidden: /hidden$/i.test(attribute(tag, "state") ?? ""),
      path: target?.startsWith("/")
        ? target.slice(1)
        : target && `xl/${target}`,
    };
  });
}

/** The merged ranges of a sheet, such as A2:A4. */
function mergedIn(bytes: Uint8Array, path: string): string[] {
  const text = textOf(bytes, path);
  // Search after the cells, which make up most of the file.
  const rest = text.slice(text.lastIndexOf("sheetData"));
  return tagsIn(rest, "mergeCell").map((tag) => attribute(tag, "ref") ?? "");
}

function textOf(bytes: Uint8Array, path: string): string {
  const parts = unzipSync(bytes, { filter: ({ name }) => name === path });
  return new TextDecoder().decode(parts[path]);
}

/** Finds tags by name; some programs add a prefix: <x:sheet …>. */
function tagsIn(text: string, name: string): string[] {
  const tag = new RegExp(
    `<(?:[\\w.-]+:)?${name}\\s(?:[^>"']|"[^"]*"|'[^']*')*>`,
    "g",
  );
  return text.match(tag) ?? [];
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(
    `\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`,
  ).exec(tag);
  return match?.[1] ?? match?.[2];
}

type Rows = unknown[][];
/** Zero-based and inclusive. */
type Range = { top: number; left: number; bottom: number; right: number };

/**
 * Copies the value of a merged cell into the rows that it covers. Skips blank rows. Also skips ranges that cover
 * other values, because a spreadsheet would not show these as merged.
 */
function fillDown(rows: Rows, merged: string[]) {
  const hasCells = rows.map((row) => row.some((cell) => cell !== null));
  for (const range of merged.flatMap(rangeOf)) {
    const { top, left } = range;
    const value = rows[top]?.[left] ?? null;
    const covered = rows.slice(top, range.bottom + 1);
    if (value === null || coversOthers(covered, range)) continue;
    covered.forEach((row, at) => {
      if (hasCells[top + at]) row[left] = value;
    });
  }
}

function coversOthers(covered: Rows, { left, right }: Range): boolean {
  return covered.some((row, at) =>
    row
      .slice(at === 0 ? left + 1 : left, right + 1)
      .some((cell) => cell !== null),
  );
}

/** Parses a range such as A2:C4; empty if it does not span several rows. */
function rangeOf(ref: string): Range[] {
  const [, left = "", top, right = "", bottom] =
    /^([A-Z]{1,3})([1-9]\d{0,6}):([A-Z]{1,3})([1-9]\d{0,6})$/.exec(ref) ?? [];
  const range = {
    top: Number(top) - 1,
    left: columnOf(left),
    bottom: Number(bottom) - 1,
    right: columnOf(right),
  };
  return range.bottom > range.top && range.right >= range.left ? [range] : [];
}

const letters = 26;

function columnOf(name: string): number {
  const number = Array.from(name).reduce(
    (sum, letter) => sum * letters + letter.charCodeAt(0) - 64,
    0,
  );
  return number - 1;
}
