import { stringify } from "csv-stringify/sync";
import { LRUCache } from "lru-cache";
import { answerOptions, pointsOf } from "#shared/rules/quiz/answers.ts";
import {
  ageGroups,
  doseGroups,
  type QuestionPurpose,
} from "#shared/rules/quiz/visit/child-notes.ts";
import type { Columns, Wording } from "./queries.ts";

/** Separates the lists of a result in the one cell before the cells that need no look-up. */
export const listSeparator = ";";

/** Makes a line of results.csv from PostgreSQL's row of a result. */
export function resultLine(columns: Columns, guarded: Map<string, string>) {
  const layoutFor = layoutsOf(columns, guarded);
  const writeConcerns = concernWriter(columns.concerns.map(({ id }) => id));
  return (row: string): string => {
    const result = readRow(row);
    const { asked, chosen, information, language } = result;
    const layout = layoutFor(asked, language);
    return [
      result.cells,
      answerCells(layout, chosen),
      writeConcerns(result),
      noteCells(layout, chosen),
      information === "" ? "," : `,"${information}"`,
    ].join("");
  };
}

type Lists = Pick<ReturnType<typeof readRow>, "proposed" | "scores" | "ranked">;

function readRow(row: string) {
  const end = row.indexOf('"', 1);
  const [
    asked = "",
    chosen = "",
    proposed = "",
    scores = "",
    ranked = "",
    information = "",
    language = "",
  ] = row.slice(1, end).split(listSeparator);
  return {
    asked,
    chosen,
    proposed,
    scores,
    ranked,
    information,
    language,
    cells: row.slice(end + 2),
  };
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

/** Where an answer stands, and the cells that each letter makes. */
type Place = { place: number; cells: Record<string, string> };

/** Question by question, what is the same in all results of those who were asked the same. */
type Layout = {
  answers: (Place | undefined)[];
  notes: (Place | undefined)[];
};

/** Few layouts differ: questions change now and then, and are asked thousands of times. */
function layoutsOf(columns: Columns, guarded: Map<string, string>) {
  const cache = new LRUCache<string, Layout>({ max: 100 });
  return (asked: string, language: string): Layout => {
    const key = `${language} ${asked}`;
    const layout =
      cache.get(key) ??
      layoutOf(columns, asked, (wording) =>
        cellsOf(wording, language, guarded),
      );
    cache.set(key, layout);
    return layout;
  };
}

function layoutOf(
  { questions }: Columns,
  asked: string,
  cells: (wording: Wording) => Record<string, string>,
): Layout {
  const places = new Map<number, number>();
  asked.split(",").forEach((number, place) => {
    if (!places.has(Number(number))) places.set(Number(number), place);
  });
  const placeOf = ({ number }: Wording) => places.get(number);
  const isAsked = (wording: Wording) => placeOf(wording) !== undefined;
  const all = questions.flatMap(({ wordings }) => wordings);
  const noteOf = (purpose: QuestionPurpose, groups: readonly string[]) => {
    const marked = all.filter((wording) => wording.purpose === purpose);
    const wording = marked.find(isAsked);
    const place = wording && placeOf(wording);
    return place === undefined ? undefined : { place, cells: noted(groups) };
  };
  return {
    answers: questions.map(({ wordings }) => {
      const wording = wordings.find(isAsked);
      const place = wording && placeOf(wording);
      if (wording === undefined || place === undefined) return undefined;
      return { place, cells: cells(wording) };
    }),
    notes: [noteOf("age", ageGroups), noteOf("doses", doseGroups)],
  };
}

function noted(groups: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    answerOptions.map((option, at) => [option, written([groups[at] ?? ""])]),
  );
}

/** Cells as they follow others in the file, their bytes as latin1. */
function written(cells: (string | undefined)[]): string {
  const line = stringify([cells], { quoted_string: true, eof: false });
  return `,${Buffer.from(line).toString("latin1")}`;
}

/** The letter, the words that the family tapped in the language of its quiz, and what they counted. */
function cellsOf(
  { concern, labels, labels_es }: Wording,
  language: string,
  guarded: Map<string, string>,
): Record<string, string> {
  const cells = answerOptions.map((option, place) => {
    const spanish = language === "es" ? labels_es[place] : "";
    const label = spanish || (labels[place] ?? "");
    const points = concern === null ? undefined : String(pointsOf(option));
    return [option, written([option, guarded.get(label) ?? label, points])];
  });
  return Object.fromEntries(cells) as Record<string, string>;
}
