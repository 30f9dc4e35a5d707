import { LRUCache } from "lru-cache";
import { type RawBuilder, sql } from "kysely";
import { answerPlaces, type AnswerPlaces } from "./answer-places.ts";
import type { ExportColumns } from "./queries.ts";

const separator = ";";
const nothing = sql<string>`''`;

/** The parts of a result as one text, which `splitParts` splits. */
export const resultParts = (
  date: RawBuilder<string> = nothing,
  code: RawBuilder<string> = nothing,
) => sql<string>`array_to_string(ARRAY[array_to_string(asked, ',', ''), array_to_string(chosen, ''),
  array_to_string(proposed, ','), array_to_string(scores, ','), array_to_string(ranked, ','),
  information::text, results.language, ${date}, ${code}, second_answer],
  ${sql.lit(separator)}, '')`;

export function splitParts(parts: string) {
  const [
    asked = "",
    chosen = "",
    proposed = "",
    scores = "",
    ranked = "",
    information = "",
    language = "",
    date = "",
    code = "",
    secondAnswer = "",
  ] = parts.split(separator);
  return {
    asked,
    /** One letter per answer. */
    chosen,
    proposed,
    scores,
    ranked,
    information,
    language,
    date,
    code,
    /** The letter of the answer after reading; empty if there is none. */
    secondAnswer,
  };
}

/** A result as the fields read it. The ids of concerns are latin1 strings of bytes, like the rows of the database. */
export type FinishedResult = Omit<
  ReturnType<typeof splitParts>,
  "asked" | "proposed" | "scores" | "ranked"
> & {
  places: AnswerPlaces;
  /** The score and the place in the proposed order, from 1, by concern. */
  proposed: Map<string, { score: string; place: number }>;
  /** The place in the family's order, from 1, by concern. */
  ranked: Map<string, number>;
};

/** Creates a function that reads the parts. Caches where the answers are, because results share a few layouts. */
export function resultReader(columns: ExportColumns) {
  const cache = new LRUCache<string, AnswerPlaces>({ max: 100 });
  const placesFor = (asked: string) => {
    const places = cache.get(asked) ?? answerPlaces(columns, asked);
    cache.set(asked, places);
    return places;
  };
  return (parts: string): FinishedResult => {
    const { asked, proposed, scores, ranked, ...others } = splitParts(parts);
    const points = scores.split(",");
    return {
      ...others,
      places: placesFor(asked),
      proposed: byConcern(proposed, (at) => ({
        score: points[at] ?? "",
        place: at + 1,
      })),
      ranked: byConcern(ranked, (at) => at + 1),
    };
  };
}

/** A value for each concern of a list. If a concern is listed twice, its first place counts. */
function byConcern<Value>(list: string, valueAt: (at: number) => Value) {
  const values = new Map<string, Value>();
  list.split(",").forEach((id, at) => {
    if (!values.has(id)) values.set(id, valueAt(at));
  });
  return values;
}
