import { stringify } from "csv-stringify/sync";
import writeWorkbook from "write-excel-file/universal";
import type { Random } from "#bench/prove/mishaps/random.ts";
import type { FileCell, RandomList } from "./random-list.ts";

type Written = { kind: string; file: Blob; shown: (cell: FileCell) => string };

/** A list as a program writes it, and what each cell then shows. */
export async function randomFile(
  random: Random,
  { above, head, rows }: RandomList,
): Promise<Written> {
  const table = [...above, head, ...rows];
  if (random.next() < 0.4)
    return {
      kind: "workbook",
      file: await writeWorkbook(
        table.map((row) => row.map((cell) => workbookCell(cell))),
      ).toBlob(),
      // Nobody has opened it: what the formula comes to stands nowhere.
      shown: (cell) =>
        typeof cell === "object" && "formula" in cell ? "" : textOf(cell),
    };
  const delimiter = random.pick([";", "\t", ","]);
  const text = stringify(
    table.map((row) => row.map(textOf)),
    {
      delimiter,
      quoted: random.next() < 0.3,
      quoted_match: "\n",
      record_delimiter: random.pick(["windows", "unix"]),
    },
  );
  const [encoding, encode] = random.pick(encodings);
  return {
    kind: `${encoding}, ${JSON.stringify(delimiter)}`,
    file: new Blob([new Uint8Array(encode(text))]),
    shown: textOf,
  };
}

const encodings: [name: string, encode: (text: string) => Buffer][] = [
  ["UTF-8", (text) => Buffer.from(text)],
  ["UTF-8 with a mark", (text) => Buffer.from(`\ufeff${text}`)],
  ["UTF-16", (text) => Buffer.from(text, "utf16le")],
  ["UTF-16 with a mark", (text) => Buffer.from(`\ufeff${text}`, "utf16le")],
  [
    "UTF-16, big end first",
    (text) => Buffer.from(`\ufeff${text}`, "utf16le").swap16(),
  ],
  ["Windows-1252", (text) => Buffer.from(text, "latin1")],
];

function textOf(cell: FileCell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "object" ? cell.formula : String(cell);
}

function workbookCell(cell: FileCell) {
  if (cell === "") return null;
  if (cell instanceof Date)
    return { value: cell, type: Date, format: "mm/dd/yyyy" };
  if (typeof cell === "number") return { value: cell, type: Number };
  if (typeof cell === "string") return { value: cell, type: String };
  return { value: cell.formula, type: "Formula" as const };
}
