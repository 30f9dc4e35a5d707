import { type Insertable, sql } from "kysely";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

const dayAgo = sql<string>`now() - interval '24 hours'`;

export function findReply(db: Database, key: Buffer) {
  return db
    .selectFrom("idempotent_replies")
    .select(["fingerprint", "body"])
    .where("key", "=", key)
    .where("date", ">", dayAgo)
    .executeTakeFirst();
}

/** Returns false if another call with this key was first; waits for its open transaction. */
export async function insertReply(
  db: Database,
  reply: Insertable<Schema["idempotent_replies"]>,
): Promise<boolean> {
  return db
    .insertInto("idempotent_replies")
    .values(reply)
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ ...reply, date: sql`now()` })
        .where("idempotent_replies.date", "<=", dayAgo),
    )
    .returning("key")
    .$call(hasRow);
}

/** Deletes replies that contain these ids; repeats of those calls run again. */
export async function deleteReplies(db: Database, about: string[]) {
  await db
    .deleteFrom("idempotent_replies")
    .where("about", "=", sql<string>`ANY(${about})`)
    .execute();
}
