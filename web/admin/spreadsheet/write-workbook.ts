import writeWorkbook from "write-excel-file/universal";
import { type Cell, tidyCell } from "./table.ts";

/** The first rows stay in view, the last of them as headings; long texts are wrapped. */
export type WorkbookLayout = { widths: number[]; headRows: number };

/** Writes a table as a workbook; text stays text even if it looks like a formula. */
export function workbookOf(
  table: Cell[][],
  layout?: WorkbookLayout,
): Promise<Blob> {
  const widths = layout?.widths ?? defaultWidths(table);
  return writeWorkbook(
    table.map((row, line) =>
      row.map((cell) => {
        if (!layout) return workbookCell(cell);
        // An empty cell needs the format, too, because somebody may fill it in.
        return {
          ...(workbookCell(cell) ?? asText),
          ...wrapped,
          ...(line + 1 === layout.headRows && heading),
        };
      }),
    ),
    {
      columns: widths.map((width) => ({ width })),
      ...(layout && { stickyRowsCount: layout.headRows }),
    },
  ).toBlob();
}

/** Excel does not turn "9-12" into a date in cells with this format. */
const asText = { type: String, format: "@" } as const;

const heading = { fontWeight: "bold" } as const;
const wrapped = { wrap: true, alignVertical: "top" } as const;

/** The last column is the widest. */
function defaultWidths(table: Cell[][]): number[] {
  const count = Math.max(0, ...table.map((row) => row.length));
  return Array.from({ length: count }, (_, at) => (at === count - 1 ? 60 : 16));
}

const millisecondsOfDay = 86_400_000;

function workbookCell(cell: Cell) {
  if (cell === "") return null;
  if (typeof cell === "number") return { value: cell, type: Number };
  if (typeof cell === "string") return { value: textOf(cell), ...asText };
  const isDay = cell.getTime() % millisecondsOfDay === 0;
  const format = isDay ? "yyyy-mm-dd" : "yyyy-mm-dd hh:mm";
  return { value: cell, type: Date, format };
}

/** Characters that XML cannot hold, and text that looks like their escape sequences. */
const unwritable =
  /_(?=x[\da-f]{4}_)|(?![\t\n])\p{Cc}|[\ufffd\p{Cs}\p{Noncharacter_Code_Point}]/giu;

function textOf(text: string): string {
  // Protect text that reading would change.
  const protectedText = tidyCell(text) === text ? text : `="${text}"`;
  const safe = protectedText.replace(unwritable, escapeCharacters);
  // The library uses an object as a map, which fails for names such as "constructor" (also a trade in Spanish).
  return safe in Object.prototype
    ? escapeCharacters(safe.slice(0, 1)) + safe.slice(1)
    : safe;
}

/** Escapes characters as Excel does. */
function escapeCharacters(letters: string): string {
  const numbers = Array.from({ length: letters.length }, (_, at) =>
    letters.charCodeAt(at).toString(16).toUpperCase().padStart(4, "0"),
  );
  return numbers.map((number) => `_x${number}_`).join("");
}
