import type { Selectable } from "kysely";
import type { Schema } from "#server/db/schema.ts";

export type Wording = Selectable<Schema["wordings"]>;

/** `Q3` or `C2` for good: counted in the order in which they were first asked about. */
export type Coded = { code: string; id: string; wordings: Wording[] };

export type Information = Selectable<Schema["information_versions"]>;

export type Columns = {
  questions: Coded[];
  concerns: Coded[];
  /** What parents were told before they began, text by text. */
  information: Information[];
};

/** Columns that depend on nothing but what was ever asked: a new question adds some at the end. */
export function columnsOf(
  wordings: Wording[],
  information: Information[],
): Columns {
  return {
    information,
    questions: coded("Q", wordings, ({ question }) => question),
    concerns: coded("C", wordings, ({ concern }) => concern),
  };
}

function coded(
  letter: string,
  wordings: Wording[],
  idOf: (wording: Wording) => string | null,
): Coded[] {
  const byAge = wordings.toSorted((a, b) => a.number - b.number);
  const groups = Map.groupBy(byAge, idOf);
  return [...groups]
    .flatMap(([id, group]) => (id === null ? [] : [{ id, wordings: group }]))
    .map((each, place) => ({ ...each, code: `${letter}${place + 1}` }));
}
