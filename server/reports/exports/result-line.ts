import { stringify } from "csv-stringify/sync";
import { LRUCache } from "lru-cache";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import { pointsOf } from "#shared/rules/quiz/scores.ts";
import { ageGroups, doseGroups } from "#shared/rules/quiz/visit/child-notes.ts";
import { answerPlaces } from "./answer-places.ts";
import { splitParts } from "./finished-result.ts";
import type { ExportColumns, WordingRow } from "./queries.ts";

/** Creates a function that converts a database row into a line of results.csv. */
export function resultLine(
  columns: ExportColumns,
  guarded: Map<string, string>,
) {
  const layoutFor = layoutsOf(columns, guarded);
  const writeConcerns = concernWriter(columns.concerns.map(({ id }) => id));
  return (row: string): string => {
    const end = row.indexOf('"', 1);
    const result = splitParts(row.slice(1, end));
    const { asked, chosen, information, language, secondAnswer } = result;
    const layout = layoutFor(asked, language);
    return [
      row.slice(end + 2),
      answerCells(layout, chosen),
      writeConcerns(result),
      noteCells(layout, chosen),
      information === "" ? "," : `,"${information}"`,
      secondAnswer === "" ? "," : `,"${secondAnswer}"`,
    ].join("");
  };
}

type Lists = Pick<
  ReturnType<typeof splitParts>,
  "proposed" | "scores" | "ranked"
>;

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

/** Score, proposed rank and chosen rank of every concern. */
function concernWriter(ids: string[]) {
  const columnOf = new Map(
    ids.map((id, column) => [Buffer.from(id).toString("latin1"), column]),
  );
  return ({ proposed, scores, ranked }: Lists): string => {
    const points = scores.split(",");
    const proposals: string[] = [];
    const places: number[] = [];
    let place = 0;
    for (const id of proposed.split(",")) {
      const column = columnOf.get(id);
      if (column !== undefined)
        proposals[column] ??= `,"${points[place]}","${place + 1}"`;
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
      cells += proposals[column] ?? ",,";
      cells += chosen === undefined ? "," : `,"${chosen}"`;
    }
    return cells;
  };
}

/** The index of an answer in the stored answers, and its cells by letter. */
type Place = { place: number; cells: Record<string, string> };

/** The part of a line that is the same for all results with the same wordings. */
type Layout = {
  answers: (Place | undefined)[];
  notes: (Place | undefined)[];
};

/** Caches the layouts, because thousands of results share a few of them. */
function layoutsOf(columns: ExportColumns, guarded: Map<string, string>) {
  const cache = new LRUCache<string, Layout>({ max: 100 });
  return (wordings: string, language: string): Layout => {
    const key = `${language} ${wordings}`;
    const layout =
      cache.get(key) ??
      layoutOf(columns, wordings, (wording) =>
        cellsOf(wording, language, guarded),
      );
    cache.set(key, layout);
    return layout;
  };
}

function layoutOf(
  columns: ExportColumns,
  asked: string,
  cells: (wording: WordingRow) => Record<string, string>,
): Layout {
  const { answers, age, doses } = answerPlaces(columns, asked);
  const noteAt = (place: number | undefined, groups: readonly string[]) =>
    place === undefined ? undefined : { place, cells: groupCells(groups) };
  return {
    answers: answers.map(
      (answer) =>
        answer && { place: answer.place, cells: cells(answer.wording) },
    ),
    notes: [noteAt(age, ageGroups), noteAt(doses, doseGroups)],
  };
}

function groupCells(groups: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    answerOptions.map((option, at) => [option, csvCells([groups[at] ?? ""])]),
  );
}

/** Cells with a leading comma, as a latin1 string of bytes. */
function csvCells(cells: (string | undefined)[]): string {
  const line = stringify([cells], { quoted_string: true, eof: false });
  return `,${Buffer.from(line).toString("latin1")}`;
}

/** The letter, its label in the language of the quiz, and its points. */
function cellsOf(
  { concern, labels, labels_es }: WordingRow,
  language: string,
  guarded: Map<string, string>,
): Record<string, string> {
  const cells = answerOptions.map((option, place) => {
    const spanish = language === "es" ? labels_es[place] : "";
    const label = spanish || (labels[place] ?? "");
    const points = concern === null ? undefined : String(pointsOf(option));
    return [option, csvCells([option, guarded.get(label) ?? label, points])];
  });
  return Object.fromEntries(cells) as Record<string, string>;
}
