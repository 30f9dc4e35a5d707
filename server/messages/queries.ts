import { type Insertable, sql } from "kysely";
import { listLimits } from "#shared/rules/field-limits.ts";
import type { Database } from "#server/db/connect.ts";
import type { Schema } from "#server/db/schema.ts";
import { newId } from "#server/ids.ts";

export type NewMessage = Omit<Insertable<Schema["messages"]>, "_id">;

/** Those that were written: not when a message with the same `once` is there already. */
export async function insertMessages(db: Database, messages: NewMessage[]) {
  if (messages.length === 0) return [];
  return db
    .insertInto("messages")
    .values(messages.map((message) => ({ ...message, _id: newId() })))
    .onConflict((conflict) => conflict.column("once").doNothing())
    .returning(["_id", "state", "not_before"])
    .execute();
}

export async function isMessageWritten(db: Database, once: Buffer) {
  const message = await db
    .selectFrom("messages")
    .select("_id")
    .where("once", "=", once)
    .executeTakeFirst();
  return message !== undefined;
}

/** When a message goes, as long as it waits for that. */
const goes = sql<
  string | null
>`CASE WHEN state = 'queued' THEN not_before END`.as("goes");

export function findMessages(db: Database) {
  return (
    db
      .selectFrom("messages")
      .select([
        "_id",
        "kind",
        "to",
        "body",
        "state",
        "problem",
        "date",
        "understood",
      ])
      .select(goes)
      .select(
        sql<string[]>`ARRAY(SELECT DISTINCT name FROM contacts
        WHERE contacts.phone = messages."to" ORDER BY name)`.as("names"),
      )
      .select(sql<boolean>`contact IS NOT NULL`.as("invitation"))
      // A text that came may be a picture without words; of what was sent so long ago, the words are gone.
      .where((row) =>
        row.or([row("body", "<>", ""), row("state", "=", "received")]),
      )
      // Mail without anybody to answer to goes to staff themselves: about their accounts, perhaps with a link that opens one.
      .where((row) =>
        row.or([row("kind", "=", "sms"), row("replyto", "is not", null)]),
      )
      .orderBy("date", "desc")
      .limit(listLimits.messages)
      .execute()
  );
}

/** How many messages are neither over nor kept, for those who watch over them. */
export async function countUnderWay(db: Database) {
  const counts = await db
    .selectFrom("messages")
    .select(["kind", "state"])
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("state", "in", ["queued", "sending", "unknown"])
    .groupBy(["kind", "state"])
    .execute();
  return counts.map((each) => ({ ...each, count: Number(each.count) }));
}
