import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";
import { isOptedOut } from "./phone-columns-queries.ts";

/** Both contacts, and whether each has a final result; nobody else touches them before the transaction ends. */
export function lockPair(trx: Database, ids: string[]) {
  return trx
    .selectFrom("contacts")
    .select(["_id", "version"])
    .select([
      isOptedOut,
      sql<boolean>`EXISTS (SELECT FROM results
        WHERE results.contact = contacts._id AND final)`.as("isFinal"),
    ])
    .where("_id", "=", sql<string>`ANY(${ids})`)
    .orderBy("_id")
    .forUpdate()
    .execute();
}

/** Results, texts and older links of one contact become those of another; an import that brought either is not undone any more. */
export async function moveBelongings(
  trx: Database,
  keep: string,
  drop: string,
) {
  for (const table of ["results", "messages", "merged_contacts"] as const)
    await trx
      .updateTable(table)
      .set({ contact: keep })
      .where("contact", "=", drop)
      .execute();
  await trx
    .deleteFrom("imported_contacts")
    .where("contact", "in", [keep, drop])
    .execute();
  await sql`
    UPDATE contacts SET
      date = greatest(contacts.date, dropped.date),
      active = least(contacts.active, dropped.active),
      created = least(contacts.created, dropped.created)
    FROM contacts dropped
    WHERE contacts._id = ${keep} AND dropped._id = ${drop}`.execute(trx);
}

/** Takes the other contact away, but not its link; it counts as no erasure, which a backup would repeat. */
export async function deleteMerged(trx: Database, keep: string, drop: string) {
  await trx.deleteFrom("contacts").where("_id", "=", drop).execute();
  await sql`DELETE FROM erasures WHERE hash = erasure_hash('contacts', ${drop})`.execute(
    trx,
  );
  await trx
    .insertInto("merged_contacts")
    .values({ _id: drop, contact: keep })
    .execute();
}

export async function insertOptOutOf(trx: Database, _id: string) {
  await sql`INSERT INTO opt_outs (phone) SELECT phone FROM contacts WHERE _id = ${_id}
    ON CONFLICT DO NOTHING`.execute(trx);
}
