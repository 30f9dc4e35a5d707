import type { Columns } from "./columns.ts";
import { type Layout, layoutsOf } from "./layouts.ts";

/** What the database says of a result before the cells that it writes itself, none with a quote in it. */
type Lists = {
  asked: string;
  chosen: string;
  proposed: string;
  scores: string;
  ranked: string;
  information: string | undefined;
  language: string;
};

/**
 * Makes a line of results.csv of what the database says of one result: the cells that need no looking up,
 * as they are, and lists of wordings, letters, concerns and scores.
 */
export function resultLine(columns: Columns, guarded: Map<string, string>) {
  const layoutFor = layoutsOf(columns, guarded);
  const writeConcerns = concernWriter(columns.concerns.map(({ id }) => id));
  return (row: string): string => {
    const { lists, rest } = readRow(row);
    const layout = layoutFor(lists.asked, lists.language);
    const { information } = lists;
    return [
      rest,
      answerCells(layout, lists.chosen),
      writeConcerns(lists),
      noteCells(layout, lists.chosen),
      information === undefined ? "," : `,"${information}"`,
    ].join("");
  };
}

function readRow(row: string) {
  let at = 0;
  const next = () => {
    if (row[at] !== '"') {
      at += 1;
      return undefined;
    }
    const begin = at + 1;
    const end = row.indexOf('"', begin);
    at = end + 2;
    return row.slice(begin, end);
  };
  const lists: Lists = {
    asked: next() ?? "",
    chosen: next() ?? "",
    proposed: next() ?? "",
    scores: next() ?? "",
    ranked: next() ?? "",
    information: next(),
    language: next() ?? "",
  };
  return { lists, rest: row.slice(at) };
}

function answerCells({ answers }: Layout, chosen: string): string {
  let cells = "";
  for (const answer of answers) {
    const letter = answer && chosen[answer.place];
    cells += letter ? (answer.cells[letter] ?? `,"${letter}",,`) : ",,,";
  }
  return cells;
}

function noteCells({ notes }: Layout, chosen: string): string {
  let cells = "";
  for (const note of notes) {
    const letter = note && chosen[note.place];
    cells += (letter && note.cells[letter]) ?? ",";
  }
  return cells;
}

/** Score, proposed and chosen place of every concern that was ever asked about. */
function concernWriter(ids: string[]) {
  const columnOf = new Map(
    ids.map((id, column) => [Buffer.from(id).toString("latin1"), column]),
  );
  return ({ proposed, scores, ranked }: Lists): string => {
    const points = scores.split(",");
    const found: string[] = [];
    const places: number[] = [];
    let place = 0;
    for (const id of proposed.split(",")) {
      const column = columnOf.get(id);
      if (column !== undefined)
        found[column] ??= `,"${points[place]}","${place + 1}"`;
      place += 1;
    }
    place = 0;
    for (const id of ranked.split(",")) {
      const column = columnOf.get(id);
      place += 1;
      if (column !== undefined) places[column] ??= place;
    }
    let cells = "";
    for (let column = 0; column < ids.length; column += 1) {
      const chosen = places[column];
      cells += found[column] ?? ",,";
      cells += chosen === undefined ? "," : `,"${chosen}"`;
    }
    return cells;
  };
}
