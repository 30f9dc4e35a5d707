import { parse } from "csv-parse/browser/esm/sync";
import { importLimits } from "#shared/rules/contacts/import.ts";
import { type Cell, UnreadableFile } from "./table.ts";

const delimiters = [",", ";", "\t", "|"];

/** What a program wrote as CSV, or what was copied from a spreadsheet, with the delimiter that fits. */
export function readCsv(text: string): Cell[][] {
  // Lists that were put together have several marks, and line ends of all kinds.
  const { content, delimiter } = named(
    text.replace(/^\ufeff+/, "").replace(/\r\n?/g, "\n"),
  );
  return parseWith(content, delimiter ?? delimiterOf(content));
}

/** Excel may name the delimiter in a first line of its own: `sep=;` */
function named(text: string) {
  const [line, delimiter] = /^sep=(.)\n/i.exec(text) ?? [];
  return line === undefined
    ? { content: text }
    : { content: text.slice(line.length), delimiter };
}

const linesToTry = 20;

/** The one that divides the most of the first lines, the most of them alike, and into the most columns. */
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
      // One more than may be, to know that there are too many.
      to: to ?? importLimits.rows + headRows + 1,
    });
  } catch {
    throw new UnreadableFile("not_a_list");
  }
}

/** Lines that may stand above the list. */
const headRows = 20;
