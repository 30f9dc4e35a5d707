import { parse } from "csv-parse/browser/esm/sync";
import { importLimits } from "#shared/rules/outreach/contacts/import.ts";
import {
  type Cell,
  isBlank,
  type CellTable,
  tidyTable,
  UnreadableFile,
} from "./table.ts";
import { readWorkbook } from "./read-workbook.ts";

/** A table in a file; a workbook may have several. */
type Sheet = { name: string; table: CellTable };
export type ListFile = {
  name: string;
  hash: string;
  isWorkbook: boolean;
  sheets: Sheet[];
};

/** Reads the tables in a file; detects its format from the content. */
export async function readFile(
  file: File,
  { fillsMerged = true } = {},
): Promise<ListFile> {
  if (file.size > importLimits.fileBytes) throw new UnreadableFile("too_large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    name: file.name.slice(0, importLimits.fileName),
    hash: await hashOf(bytes),
    isWorkbook: startsWith(bytes, zip),
    sheets: nonEmpty(await sheetsOf(bytes, fillsMerged)),
  };
}

/** Reads cells copied from a spreadsheet. */
export async function readPasted(
  text: string,
  name: string,
): Promise<ListFile> {
  const table = tidyTable(readCsv(text));
  return {
    name,
    hash: await hashOf(new TextEncoder().encode(text)),
    isWorkbook: false,
    sheets: nonEmpty([{ name: "", table }]),
  };
}

async function sheetsOf(
  bytes: Uint8Array<ArrayBuffer>,
  fillsMerged: boolean,
): Promise<Sheet[]> {
  if (startsWith(bytes, oldWorkbook)) throw new UnreadableFile("old_workbook");
  if (otherFormats.some((format) => startsWith(bytes, format)))
    throw new UnreadableFile("not_a_list");
  if (!startsWith(bytes, zip))
    return [{ name: "", table: tidyTable(readCsv(decode(bytes))) }];
  const sheets = await readWorkbook(bytes, fillsMerged);
  return sheets.map(({ name, rows }) => ({ name, table: tidyTable(rows) }));
}

function nonEmpty(sheets: Sheet[]): Sheet[] {
  const sheetsWithRows = sheets
    .map(({ table, ...sheet }) => ({
      ...sheet,
      rows: table.filter((row) => !isBlank(row)).length,
      table,
    }))
    .filter(({ rows }) => rows > 0);
  if (sheetsWithRows.length === 0) throw new UnreadableFile("empty");
  if (sheetsWithRows.some(({ rows }) => rows > importLimits.rows + 1))
    throw new UnreadableFile("too_many_rows");
  return sheetsWithRows;
}

const zip = [0x50, 0x4b, 0x03, 0x04];
/** Workbooks from before 2007, and password-protected ones. */
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0];

const letters = (text: string) => Array.from(text, (one) => one.charCodeAt(0));
/** Signatures of other formats: web pages, PDF, RTF, PNG, JPEG. */
const otherFormats = [
  letters("<"),
  letters("%PDF"),
  letters("{\\rtf"),
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(hash), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

const delimiters = [",", ";", "\t", "|"];

/** Parses CSV or pasted cells; detects the delimiter. */
function readCsv(text: string): Cell[][] {
  // Concatenated files have several byte order marks and mixed line endings.
  const { content, delimiter } = splitDelimiterLine(
    text.replace(/^\ufeff+/, "").replace(/\r\n?/g, "\n"),
  );
  return parseWith(content, delimiter ?? delimiterOf(content));
}

/** Excel may write the delimiter on the first line: `sep=;` */
function splitDelimiterLine(text: string) {
  const [line, delimiter] = /^sep=(.)\n/i.exec(text) ?? [];
  return line === undefined
    ? { content: text }
    : { content: text.slice(line.length), delimiter };
}

const linesToTry = 20;

/** The delimiter that splits the most lines, and most of those into the same number of columns. */
function delimiterOf(text: string): string {
  const scores = delimiters.map((delimiter) => {
    const widths = parseWith(text, delimiter, linesToTry)
      .map((row) => row.length)
      .filter((width) => width > 1);
    const alike = (width: number) =>
      widths.filter((other) => other === width).length;
    const most = Math.max(
      0,
      ...widths.map((width) => alike(width) * 1000 + width),
    );
    return { delimiter, score: widths.length * 1_000_000 + most };
  });
  return scores.reduce((best, each) => (each.score > best.score ? each : best))
    .delimiter;
}

function parseWith(text: string, delimiter: string, to?: number): string[][] {
  try {
    return parse(text, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      // Read one row more than the limit, to detect that there are too many.
      to: to ?? importLimits.rows + headRows + 1,
    });
  } catch {
    throw new UnreadableFile("not_a_list");
  }
}

/** The number of rows allowed above the list. */
const headRows = 20;

/** Decodes text in UTF-8, UTF-16 or Windows-1252, with or without a byte order mark. */
function decode(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Latin letters in UTF-16 have a zero byte each; other text has none.
  const zero = bytes.subarray(0, 1000).indexOf(0);
  if (zero >= 0) return zero % 2 === 1 ? "utf-16le" : "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
