import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

const dayAgo = sql<string>`now() - interval '24 hours'`;

export function findReply(db: Database, key: Buffer) {
  return db
    .selectFrom("idempotent_replies")
    .select(["fingerprint", "reply", "about"])
    .where("key", "=", key)
    .where("date", ">", dayAgo)
    .executeTakeFirst();
}

/** What is stored of the reply to one call. */
export type Stored = {
  key: Buffer;
  fingerprint: Buffer;
  reply: Buffer;
  about: string | null;
};

/** Whether this is the first reply for its key; waits for another one that is being written. */
export async function insertReply(db: Database, reply: Stored) {
  const written = await db
    .insertInto("idempotent_replies")
    .values(reply)
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ ...reply, date: sql`now()` })
        .where("idempotent_replies.date", "<=", dayAgo),
    )
    .returning("key")
    .executeTakeFirst();
  return written !== undefined;
}

/** Forgets the replies that speak of one of these; whoever repeats such a call makes it anew. */
export async function deleteReplies(db: Database, about: string[]) {
  await db
    .deleteFrom("idempotent_replies")
    .where("about", "=", sql<string>`ANY(${about})`)
    .execute();
}
