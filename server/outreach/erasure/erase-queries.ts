import { sql } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import { deleteReplies } from "#server/platform/idempotency/queries.ts";

/** The mark of stored replies that contain the whole list of contacts. They are deleted when the list changes. */
export const contactList = "contacts";

type Families = {
  contacts: string[];
  /** Results of families who have no contact. */
  results?: string[];
};

/**
 * Deletes everything about these families: results, drafts, questions for the visit, shared links, contacts and texts.
 * Returns the phones with which their results were shared.
 */
export async function eraseFamilies(
  trx: Database,
  { contacts, results = [] }: Families,
): Promise<string[]> {
  await lockUntilErased(trx, contacts);
  const deleted = await trx
    .deleteFrom("results")
    .where(sql<boolean>`(_id = ANY(${results}) OR contact = ANY(${contacts}))`)
    .returning(["_id", "draft", sql<string>`week_of(date)::text`.as("week")])
    .execute();
  await deleteResultSums(
    trx,
    deleted.map(({ week }) => week),
  );
  const ids = deleted.flatMap(({ _id, draft }) =>
    draft === null ? [_id] : [_id, draft],
  );
  await deleteReplies(trx, ids);
  const links = ids.map((_id) => `%/results/${_id}%`);
  const shared = await trx
    .deleteFrom("messages")
    .where(sql<boolean>`body LIKE ANY(${links})`)
    .returning("to")
    .execute();
  await deleteTextsOf(trx, contacts);
  await deleteContactRows(trx, contacts);
  return shared.map(({ to }) => to);
}

/** Deletes contacts and what names them. Their answers stay, without names. Returns the number of contacts. */
export async function eraseContacts(
  trx: Database,
  contacts: string[],
): Promise<number> {
  await lockUntilErased(trx, contacts);
  await stripResults(trx, contacts);
  await deleteTextsOf(trx, contacts);
  return deleteContactRows(trx, contacts);
}

/**
 * Deletes only the contacts, with their places in campaigns and imports. This is enough if they were never texted and
 * have not answered. Returns their number.
 */
export async function deleteContactRows(
  trx: Database,
  contacts: string[],
): Promise<number> {
  await deleteReplies(trx, [contactList]);
  const { numDeletedRows } = await trx
    .deleteFrom("contacts")
    .where("_id", "=", sql<string>`ANY(${contacts})`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Waits for families who are submitting right now, so that their new results are erased, too. */
async function lockUntilErased(trx: Database, contacts: string[]) {
  await trx
    .selectFrom("contacts")
    .select("_id")
    .where("_id", "=", sql<string>`ANY(${contacts})`)
    .orderBy("_id")
    .forUpdate()
    .execute();
}

/**
 * Removes names and questions for the visit, which may contain names. Marks the answers, unless they already have a
 * problem.
 */
async function stripResults(trx: Database, contacts: string[]) {
  await sql`DELETE FROM visit_questions USING results
    WHERE visit_questions.result = results._id AND results.contact = ANY(${contacts})`.execute(
    trx,
  );
  await trx
    .updateTable("results")
    .set({
      contact: null,
      parentname: "",
      childname: "",
      problem: sql<string>`coalesce(problem, 'contact deleted')`,
    })
    .where("contact", "=", sql<string>`ANY(${contacts})`)
    .execute();
}

/** Deletes texts to these contacts. Unless another contact has the phone, also replies from it and results shared to it. */
async function deleteTextsOf(trx: Database, contacts: string[]) {
  const isTheirsAlone = sql`gone._id = ANY(${contacts})
    AND NOT EXISTS (SELECT FROM contacts other
      WHERE other.phone = gone.phone AND other._id <> ALL(${contacts}))`;
  await sql`DELETE FROM messages USING contacts gone
    WHERE kind = 'sms' AND messages."to" = gone.phone AND ${isTheirsAlone}`.execute(
    trx,
  );
  await sql`DELETE FROM unreachable_phones USING contacts gone
    WHERE unreachable_phones.phone = gone.phone AND ${isTheirsAlone}`.execute(
    trx,
  );
}

/** Deletes the sums of the weeks in which results were deleted, so that these weeks are counted again. */
async function deleteResultSums(trx: Database, weeks: string[]) {
  await lock(trx, "insights");
  for (const sums of ["result_weeks", "answer_weeks"] as const)
    await trx
      .deleteFrom(sums)
      .where("week", "=", sql<string>`ANY(${weeks}::date[])`)
      .execute();
}
