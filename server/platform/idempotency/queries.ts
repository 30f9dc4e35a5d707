import { type Insertable, sql } from "kysely";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

const dayAgo = sql<string>`now() - interval '24 hours'`;

export function findReply(db: Database, key: Buffer) {
  return db
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "body"])
    .where("key", "=", key)
    .where("date", ">", dayAgo)
    .executeTakeFirst();
}

/** Returns false if another call with this key came first. Waits for that call's open transaction. */
export async function insertReply(
  db: Database,
  reply: Insertable<Schema["idempotency_keys"]>,
): Promise<boolean> {
  return db
    .insertInto("idempotency_keys")
    .values(reply)
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ ...reply, date: sql`now()` })
        .where("idempotency_keys.date", "<=", dayAgo),
    )
    .returning("key")
    .$call(hasRow);
}

/** Deletes replies that contain these ids; repeats of those calls run again. */
export async function deleteReplies(db: Database, about: string[]) {
  await db
    .deleteFrom("idempotency_keys")
    .where("about", "=", sql<string>`ANY(${about})`)
    .execute();
}
