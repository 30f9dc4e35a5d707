import writeWorkbook from "write-excel-file/universal";
import { type Cell, tidyCell } from "./table.ts";

const wide = { width: 16 };
const widest = { width: 60 };

/** A table as a workbook: days stay days, numbers numbers, and texts are texts whatever they begin with. */
export function workbookOf(table: Cell[][]): Promise<Blob> {
  const width = Math.max(0, ...table.map((row) => row.length));
  return writeWorkbook(
    table.map((row) => row.map((cell) => written(cell))),
    {
      columns: Array.from({ length: width }, (_, at) =>
        at === width - 1 ? widest : wide,
      ),
    },
  ).toBlob();
}

const millisecondsOfDay = 86_400_000;

function written(cell: Cell) {
  if (cell === "") return null;
  if (typeof cell === "number") return { value: cell, type: Number };
  if (typeof cell === "string") return { value: textOf(cell), type: String };
  const isDay = cell.getTime() % millisecondsOfDay === 0;
  const format = isDay ? "yyyy-mm-dd" : "yyyy-mm-dd hh:mm";
  return { value: cell, type: Date, format };
}

/** What XML cannot hold, and what looks as if it had been written for that. */
const unwritable =
  /_(?=x[\da-f]{4}_)|(?![\t\n])\p{Cc}|[\ufffd\p{Cs}\p{Noncharacter_Code_Point}]/giu;

function textOf(text: string): string {
  // What reading would change is protected from it.
  const kept = tidyCell(text) === text ? text : `="${text}"`;
  const safe = kept.replace(unwritable, escaped);
  // The library keeps texts as names of an object, which has some already: "constructor" is also a trade in Spanish.
  return safe in Object.prototype
    ? escaped(safe.slice(0, 1)) + safe.slice(1)
    : safe;
}

/** As Excel writes letters by their numbers. */
function escaped(letters: string): string {
  const numbers = Array.from({ length: letters.length }, (_, at) =>
    letters.charCodeAt(at).toString(16).toUpperCase().padStart(4, "0"),
  );
  return numbers.map((number) => `_x${number}_`).join("");
}
