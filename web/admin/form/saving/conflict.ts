import { differences, merge } from "./merge.ts";

type Fields<Content> = (keyof Content & string)[];

/** Two versions, and the fields in which somebody has to choose one. */
export type Conflict<Content, Saved> = {
  mine: Content;
  theirs: Content;
  latest: Saved;
  fields: Fields<Content>;
};

export type Versions<Content, Saved> = {
  /** Of what is saved, the fields that this form writes. */
  contentOf: (saved: Saved) => Content;
  /** Where somebody has to choose; wherever both versions differ, unless it is said otherwise. */
  fieldsToChoose?: (
    mine: Content,
    theirs: Content,
    begun: Content,
  ) => Fields<Content>;
};

/** What was written here since, on top of what somebody else saved meanwhile. */
export function conflictOf<Content extends object, Saved>(
  { contentOf, fieldsToChoose = differences }: Versions<Content, Saved>,
  written: Content,
  since: Saved,
  latest: Saved,
): Conflict<Content, Saved> {
  const [begun, theirs] = [contentOf(since), contentOf(latest)];
  const mine = merge(begun, written, theirs);
  return { mine, theirs, latest, fields: fieldsToChoose(mine, theirs, begun) };
}
