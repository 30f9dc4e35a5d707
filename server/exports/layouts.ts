import { answerOptions, pointsOf } from "#shared/rules/answers.ts";
import {
  ageGroups,
  doseGroups,
  type QuestionPurpose,
} from "#shared/rules/visit/child-notes.ts";
import type { Columns, Wording } from "./columns.ts";

/** Where an answer stands, and the cells that each letter makes. */
type Place = { place: number; cells: Record<string, string> };

/** Question by question, what is the same in all results of those who were asked the same. */
export type Layout = {
  answers: (Place | undefined)[];
  notes: (Place | undefined)[];
};

// Few differ: questions are changed now and then, and asked thousands of times.
const mostCached = 100;

export function layoutsOf(columns: Columns, guarded: Map<string, string>) {
  const cache = new Map<string, Layout>();
  return (asked: string, language: string): Layout => {
    const key = `${language} ${asked}`;
    const known = cache.get(key);
    if (known) return known;
    if (cache.size >= mostCached) cache.clear();
    const layout = layoutOf(columns, asked, (wording) =>
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
    answerOptions.map((option, at) => [option, `,${quoted(groups[at] ?? "")}`]),
  );
}

/** A cell as it stands in the file, its bytes kept one by one as latin1. */
function quoted(text: string): string {
  const bytes = Buffer.from(text).toString("latin1");
  return `"${bytes.replaceAll('"', '""')}"`;
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
    const points = concern === null ? "" : `"${pointsOf(option)}"`;
    const text = quoted(guarded.get(label) ?? label);
    return [option, `,"${option}",${text},${points}`];
  });
  return Object.fromEntries(cells) as Record<string, string>;
}
