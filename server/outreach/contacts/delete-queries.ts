import { sql } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";
import { deleteReplies } from "#server/platform/idempotency/queries.ts";

/**
 * Removes names and free texts (which may contain names) from the contacts' results. The answers stay and are marked
 * as separated.
 */
export async function stripResults(trx: Database, contacts: string[]) {
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
      problem: "contact deleted",
    })
    .where("contact", "=", sql<string>`ANY(${contacts})`)
    .execute();
}

/** The mark of stored replies that contain the whole list. Deleting a contact deletes these replies, too. */
export const contactList = "contacts";

/**
 * Deletes contacts and their messages. Unless another contact has the same phone, also deletes the replies from it
 * and the results shared to it. Returns the count.
 */
export async function deleteContactsAndTexts(
  trx: Database,
  contacts: string[],
) {
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
  await deleteReplies(trx, [contactList]);
  const deleted = await trx
    .deleteFrom("contacts")
    .where("_id", "=", sql<string>`ANY(${contacts})`)
    .returning("_id")
    .execute();
  return deleted.length;
}
