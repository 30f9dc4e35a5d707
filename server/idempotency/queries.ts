import { type RawBuilder, sql } from "kysely";
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

/**
 * Runs statements of which one is called `written` and, if that wrote a row, inserts the reply, too:
 * all of it or nothing. Whether there was a row; another reply for this key is an error.
 */
export async function runWithReply(
  db: Database,
  statements: RawBuilder<unknown>,
  reply: Stored | undefined,
): Promise<boolean> {
  const stored = reply
    ? sql`, stored AS (INSERT INTO idempotent_replies (key, fingerprint, reply, about)
        SELECT ${reply.key}::bytea, ${reply.fingerprint}::bytea, ${reply.reply}::bytea,
          ${reply.about}::text FROM written)`
    : sql``;
  const { rows } =
    await sql`WITH ${statements}${stored} SELECT 1 FROM written`.execute(db);
  return rows.length > 0;
}

/** Forgets the replies that speak of one of these; whoever repeats such a call makes it anew. */
export async function deleteReplies(db: Database, about: string[]) {
  await db
    .deleteFrom("idempotent_replies")
    .where("about", "=", sql<string>`ANY(${about})`)
    .execute();
}
