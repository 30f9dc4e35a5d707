import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import {
  type AnswerOption,
  answerOptions,
} from "#shared/rules/quiz/answers.ts";
import {
  doseGroups,
  type QuestionPurpose,
} from "#shared/rules/quiz/visit/child-notes.ts";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";
import { contactOfLink } from "#server/outreach/contacts/queries.ts";
import { findSecret } from "#server/platform/secrets/queries.ts";

type Wording = Insertable<Schema["wordings"]>;
export type ResultRow = Pick<
  Selectable<Schema["results"]>,
  (typeof columns)[number]
>;

/** SQL conditions: `sound` selects complete results, `problem` all others. */
export const resultKinds = {
  sound: sql`final AND problem IS NULL`,
  problem: sql`(NOT final OR problem IS NOT NULL)`,
};

/** Why a result is incomplete; null for a complete one. */
export const problemOfResult = sql<
  string | null
>`coalesce(problem, CASE WHEN NOT final THEN 'unranked' END)`;

export function findWordingNumbers(db: Database, hashes: Buffer[]) {
  return db
    .selectFrom("wordings")
    .select(["hash", "number", "preview"])
    .where("hash", "=", sql<Buffer>`ANY(${hashes})`)
    .execute();
}

export async function insertWordings(db: Database, wordings: Wording[]) {
  await db
    .insertInto("wordings")
    .values(wordings)
    .onConflict((conflict) =>
      conflict.column("hash").doUpdateSet({
        preview: sql<boolean>`wordings.preview AND excluded.preview`,
      }),
    )
    .execute();
}

/**
 * Whether a result of a family has an answer to this question, in any wording. Reads the weekly sums, and single
 * results only of the weeks after them.
 */
export async function wasAnswered(db: Database, question: string) {
  const { rows } = await sql<{ isAnswered: boolean }>`
    SELECT EXISTS (SELECT FROM answer_weeks WHERE question = ${question}) OR EXISTS (
      SELECT FROM results WHERE NOT demo
        AND date >= coalesce((SELECT max(week) + 7 FROM answer_weeks)::timestamp AT TIME ZONE 'UTC', '-infinity')
        AND asked && ARRAY(SELECT number FROM wordings WHERE question = ${question})) AS "isAnswered"`.execute(
    db,
  );
  return rows[0]!;
}

export function findWordings(db: Database, numbers: (number | null)[]) {
  return db
    .selectFrom("wordings")
    .selectAll()
    .where("number", "=", sql<number>`ANY(${numbers}::integer[])`)
    .execute();
}

const columns = [
  "_id",
  "final",
  "date",
  "language",
  "contact",
  "parentname",
  "childname",
  "asked",
  "chosen",
  "proposed",
  "scores",
  "ranked",
  "draft",
  "problem",
  "information",
  "publication",
  "publications",
  "demo",
  "other_drafts",
  "second_answer",
] as const satisfies (keyof Schema["results"])[];

/** The result with this id, or the final result that replaced it. With `isLocked`, also locks the row. */
export function findResultOrSuccessor(
  db: Database,
  _id: string,
  isLocked = false,
) {
  return db
    .selectFrom("results")
    .select(columns)
    .where((row) => row.or([row("_id", "=", _id), row("draft", "=", _id)]))
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** The final result of a contact who also had this draft but ranked another draft. */
export function findFinalOfOtherDraft(db: Database, draft: string) {
  return db
    .selectFrom("results")
    .select(columns)
    .where("other_drafts", "@>", sql<string[]>`ARRAY[${draft}::text]`)
    .executeTakeFirst();
}

/** The id of a contact's final result: undefined for an unknown contact, null if there is no result. */
export async function findFinalOfContact(db: Database, contact: string) {
  const row = await db
    .selectFrom("contacts")
    .leftJoin("results", (join) =>
      join
        .onRef("results.contact", "=", "contacts._id")
        .on("results.final", "=", true),
    )
    .select("results._id")
    .where("contacts._id", "=", contactOfLink(contact))
    .executeTakeFirst();
  return row && row._id;
}

type NewResult = Omit<Insertable<Schema["results"]>, "final">;

/** Returns the version, or null if it is unknown, so that the answers are still saved. */
function existingVersion({ information }: NewResult) {
  return sql<number | null>`(SELECT version FROM information_versions
    WHERE version = ${information ?? null}::integer)`;
}

export async function insertDraftResult(db: Database, draft: NewResult) {
  await db
    .insertInto("results")
    .values({ ...draft, information: existingVersion(draft), final: false })
    .execute();
}

/** Null instead of an empty list, so that the index contains only the few results with other drafts. */
function draftsOfContact({ contact, draft }: NewResult) {
  return sql<string[] | null>`(SELECT array_agg(_id) FROM results
    WHERE contact = ${contact ?? null}::text AND NOT final AND _id IS DISTINCT FROM ${draft ?? null}::text)`;
}

/** Returns false if the draft or the contact already has a final result. */
export async function insertFinal(db: Database, result: NewResult) {
  return db
    .insertInto("results")
    .values({
      ...result,
      information: existingVersion(result),
      final: true,
      other_drafts: draftsOfContact(result),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("_id")
    .$call(hasRow);
}

export async function deleteDraftResult(db: Database, _id: string) {
  await db
    .deleteFrom("results")
    .where("_id", "=", _id)
    .where("final", "=", false)
    .execute();
}

export async function deleteDraftsOfContact(db: Database, contact: string) {
  await db
    .deleteFrom("results")
    .where("contact", "=", contact)
    .where("final", "=", false)
    .execute();
}

const answerTo = (purpose: QuestionPurpose) =>
  sql<AnswerOption>`(SELECT chosen[array_position(asked, number)] FROM wordings
    WHERE number = ANY(asked) AND purpose = ${purpose} LIMIT 1)`;

const allDoses = answerOptions[doseGroups.indexOf("two or more")];

/** Returns false if there already is a second answer, or if this question is not asked again. */
export async function updateSecondAnswer(
  db: Database,
  _id: string,
  second_answer: AnswerOption,
) {
  return db
    .updateTable("results")
    .set({
      second_answer,
      first_answer: answerTo("intention"),
      has_all_doses: sql<boolean>`${answerTo("doses")} IS NOT DISTINCT FROM ${allDoses}`,
    })
    .where("_id", "=", _id)
    .where("final", "=", true)
    .where("second_answer", "is", null)
    .where(
      sql<boolean>`EXISTS (SELECT 1 FROM wordings
        WHERE purpose = 'intention' AND number = ANY(results.asked))`,
    )
    .where(
      sql<boolean>`EXISTS (SELECT 1 FROM settings
        WHERE section = 'results' AND content ->> 'askagain' = 'on')`,
    )
    .returning("_id")
    .$call(hasRow);
}

/** A final result of the last 30 days; older ones cannot be shared by SMS. */
export function findShareableResult(db: Database, _id: string) {
  return db
    .selectFrom("results")
    .select(["_id", "language"])
    .select(sql<string>`to_char(now(), 'YYYY-MM-DD')`.as("today"))
    .where("_id", "=", _id)
    .where("final", "=", true)
    .where("date", ">=", sql<string>`now() - interval '30 days'`)
    .executeTakeFirst();
}

/**
 * A stable code for a result in lists without names. It looks like an id but differs from the id in the result's
 * address, which would lead to the contact. (22 hexadecimal digits, with G instead of 0.)
 */
export async function findResultCode(
  db: Database,
): Promise<RawBuilder<string>> {
  const secret = sql.lit(await findSecret(db, "result codes"));
  return sql`translate(left(encode(sha256(convert_to(
    ${secret} || results._id, 'UTF8')), 'hex'), 22), '0', 'G')`;
}
