import { type RawBuilder, sql } from "kysely";
import type { ResultRow } from "./queries.ts";

type NewResult = Omit<
  ResultRow,
  "final" | "date" | "demo" | "ranked" | "draft"
>;

/** The `written` of a draft; without a row if its contact has finished, or is none. */
export function writtenDraft(draft: NewResult): RawBuilder<unknown> {
  const { contact } = draft;
  const source =
    contact === null
      ? sql``
      : sql`FROM contacts WHERE _id = ${contact} AND active > 0 AND NOT EXISTS
          (SELECT FROM results WHERE contact = ${contact} AND final) FOR UPDATE`;
  return written({ ...draft, ranked: null, draft: null }, source);
}

type Ranking = NewResult & { ranked: string[]; draft: string };

/** The `written` of a final result in place of its draft, whose contact is locked; without a row if that is gone, or its contact has finished. */
export function writtenFinal(result: Ranking): RawBuilder<unknown> {
  const { contact, draft } = result;
  // Whose contact was deleted since it was read is a problem now, and not written at once.
  const isDraft = sql`results._id = ${draft} AND NOT final
    AND problem IS NOT DISTINCT FROM ${result.problem}::text`;
  const inPlace = written(result, sql`FROM ranked`);
  if (contact === null)
    return sql`ranked AS (DELETE FROM results WHERE ${isDraft} RETURNING _id), ${inPlace}`;
  return sql`invited AS (SELECT _id FROM contacts WHERE _id = ${contact} AND active > 0),
    ranked AS (DELETE FROM results USING invited WHERE ${isDraft} RETURNING results._id),
    ${inPlace},
    drafts AS (DELETE FROM results USING written
      WHERE contact = ${contact} AND NOT final AND results._id <> ${draft}),
    completed AS (UPDATE contacts SET active = 0 FROM written WHERE contacts._id = ${contact})`;
}

function written(
  result: NewResult & Pick<ResultRow, "ranked" | "draft">,
  source: RawBuilder<unknown>,
) {
  const { ranked } = result;
  return sql`written AS (INSERT INTO results (_id, final, language, contact, parentname, childname,
      asked, chosen, proposed, scores, ranked, draft, problem, information)
    SELECT ${result._id}::text, ${ranked !== null}::boolean, ${result.language}::text,
      ${result.contact}::text, ${result.parentname}::text, ${result.childname}::text,
      ${result.asked}::integer[], ${result.chosen}::text[], ${result.proposed}::text[],
      ${result.scores}::integer[], ${ranked}::text[], ${result.draft}::text, ${result.problem}::text,
      (SELECT version FROM information_versions WHERE version = ${result.information}::integer)
    ${source} RETURNING _id)`;
}
