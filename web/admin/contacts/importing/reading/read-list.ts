import { importLimits } from "#shared/rules/contacts/import.ts";
import { decode } from "./decode.ts";
import { readCsv } from "./read-csv.ts";
import { readWorkbook } from "./read-workbook.ts";
import { isBlank, type Table, tidy, UnreadableFile } from "./table.ts";

/** One table of a file; a workbook may have several. */
type Sheet = { name: string; table: Table };
export type List = {
  name: string;
  hash: string;
  isWorkbook: boolean;
  sheets: Sheet[];
};

/** The tables of a file, whatever its name says it is. */
export async function readFile(file: File): Promise<List> {
  if (file.size > importLimits.fileBytes) throw new UnreadableFile("too_large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    name: file.name.slice(0, importLimits.fileName),
    hash: await hashOf(bytes),
    isWorkbook: startsWith(bytes, zip),
    sheets: inUse(await sheetsOf(bytes)),
  };
}

/** What was copied from a spreadsheet: its cells stand between tabs. */
export async function readPasted(text: string, name: string): Promise<List> {
  const table = tidy(readCsv(text));
  return {
    name,
    hash: await hashOf(new TextEncoder().encode(text)),
    isWorkbook: false,
    sheets: inUse([{ name: "", table }]),
  };
}

async function sheetsOf(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  if (startsWith(bytes, oldWorkbook)) throw new UnreadableFile("old_workbook");
  if (others.some((other) => startsWith(bytes, other)))
    throw new UnreadableFile("not_a_list");
  if (!startsWith(bytes, zip))
    return [{ name: "", table: tidy(readCsv(decode(bytes))) }];
  const sheets = await readWorkbook(bytes);
  return sheets.map(({ name, rows }) => ({ name, table: tidy(rows) }));
}

function inUse(sheets: Sheet[]): Sheet[] {
  const filled = sheets
    .map(({ table, ...sheet }) => ({
      ...sheet,
      rows: table.filter((row) => !isBlank(row)).length,
      table,
    }))
    .filter(({ rows }) => rows > 0);
  if (filled.length === 0) throw new UnreadableFile("empty");
  if (filled.some(({ rows }) => rows > importLimits.rows + 1))
    throw new UnreadableFile("too_many_rows");
  return filled;
}

const zip = [0x50, 0x4b, 0x03, 0x04];
/** Workbooks from before 2007, and newer ones that a password protects. */
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0];

const letters = (text: string) => Array.from(text, (one) => one.charCodeAt(0));
/** Files of another kind, whatever their name ends in: pages of the web, PDF, RTF, PNG, JPEG. */
const others = [
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
