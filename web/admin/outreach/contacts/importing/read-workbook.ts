import { unzipSync } from "fflate";
import readSheets from "read-excel-file/universal";
import { importLimits } from "#shared/rules/outreach/contacts/import.ts";
import { UnreadableFile } from "./table.ts";

/** The sheets of an Excel workbook, those without a cell left out, hidden ones last. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>) {
  refuseBombs(bytes);
  const sheets = await readSheets(bytes.buffer).catch((): never => {
    throw new UnreadableFile("not_a_list");
  });
  const parts = sheetParts(bytes);
  const inUse = sheets
    .map(({ sheet, data }, at) => ({
      name: sheet,
      // A sheet that is a chart has none.
      rows: data ?? [],
      ...parts[at],
    }))
    .filter(({ rows }) => rows.length > 0);
  for (const { rows, path } of inUse)
    if (path !== undefined) fillDown(rows, mergedIn(bytes, path));
  return [
    ...inUse.filter(({ isHidden }) => !isHidden),
    ...inUse.filter(({ isHidden }) => isHidden),
  ];
}

/** A small file may unpack to gigabytes: what it says of itself is read first, and it unpacks to no more. */
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

/** The sheets in their order, and the file of each: their numbers say nothing, as sheets are moved and deleted. */
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

/** What is merged in a sheet, as it is written there: A2:A4. */
function mergedIn(bytes: Uint8Array, path: string): string[] {
  const text = textOf(bytes, path);
  // It stands behind the cells, which are most of the file.
  const rest = text.slice(text.lastIndexOf("sheetData"));
  return tagsIn(rest, "mergeCell").map((tag) => attribute(tag, "ref") ?? "");
}

function textOf(bytes: Uint8Array, path: string): string {
  const parts = unzipSync(bytes, { filter: ({ name }) => name === path });
  return new TextDecoder().decode(parts[path]);
}

/** Some programs write a prefix before every name: <x:sheet …>. */
function tagsIn(text: string, name: string): string[] {
  const tag = new RegExp(
    `<(?:[\\w.-]+:)?${name}\\s(?:[^>"']|"[^"]*"|'[^']*')*>`,
    "g",
  );
  return text.match(tag) ?? [];
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(
    `\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`,
  ).exec(tag);
  return found?.[1] ?? found?.[2];
}

type Rows = unknown[][];
/** Counted from 0, the last ones included. */
type Range = { top: number; left: number; bottom: number; right: number };

/**
 * Writes what a merged cell says into the rows below that it covers. A row that says nothing of its own stays blank,
 * and a range that covers other values is none that a spreadsheet shows.
 */
function fillDown(rows: Rows, merged: string[]) {
  const isInUse = rows.map((row) => row.some((cell) => cell !== null));
  for (const range of merged.flatMap(rangeOf)) {
    const { top, left } = range;
    const value = rows[top]?.[left] ?? null;
    const covered = rows.slice(top, range.bottom + 1);
    if (value === null || coversOthers(covered, range)) continue;
    covered.forEach((row, at) => {
      if (isInUse[top + at]) row[left] = value;
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

/** A2:C4; nothing where it is no range over rows. */
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
