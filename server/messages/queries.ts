import type { Insertable } from "kysely";
import type { Database } from "#server/db/connect.ts";
import type { Schema } from "#server/db/schema.ts";
import { newId } from "#server/ids.ts";

const mostListed = 1000;

type NewMessage = Omit<Insertable<Schema["messages"]>, "_id">;

/** Whether it was written: not when a message with the same `once` is there already. */
export async function insertMessage(db: Database, message: NewMessage) {
  const written = await db
    .insertInto("messages")
    .values({ ...message, _id: newId() })
    .onConflict((conflict) => conflict.column("once").doNothing())
    .returning("_id")
    .executeTakeFirst();
  return written !== undefined;
}

export async function isMessageWritten(db: Database, once: Buffer) {
  const message = await db
    .selectFrom("messages")
    .select("_id")
    .where("once", "=", once)
    .executeTakeFirst();
  return message !== undefined;
}

export async function findMessages(db: Database) {
  const messages = await db
    .selectFrom("messages")
    .select(["_id", "kind", "to", "body", "state", "date"])
    .orderBy("date", "desc")
    .limit(mostListed)
    .execute();
  return messages.map((each) => ({ ...each, date: each.date.toISOString() }));
}
