import { sql } from "kysely";
import type { MessageState, Problem } from "#shared/contract/sms.ts";
import type { Database } from "#server/db/connect.ts";

const outgoing = [
  "_id",
  "kind",
  "to",
  "body",
  "subject",
  "replyto",
  "tries",
  "claimed",
] as const;

const age = sql<number>`extract(epoch FROM now() - "date")::float8`.as("age");

/**
 * The message, if it waits and is now ours to hand over; nobody else gets it. Words that were
 * changed since it was written take the place of its own.
 */
export function claimMessage(db: Database, _id: string, body?: string) {
  return db
    .updateTable("messages")
    .set(({ eb }) => ({
      state: "sending",
      ...(body !== undefined && { body }),
      tries: eb("tries", "+", 1),
      claimed: sql<string>`now()`,
      changed: sql<string>`now()`,
    }))
    .where("_id", "=", _id)
    .where("state", "=", "queued")
    .returning([...outgoing])
    .returning(age)
    .executeTakeFirst();
}

/** The message, if it was handed over and nobody knows what became of it; `seconds` ago. */
export function findDoubtful(db: Database, _id: string) {
  return db
    .selectFrom("messages")
    .select([...outgoing])
    .select(age)
    .select(
      sql<number>`extract(epoch FROM now() - claimed)::float8`.as("seconds"),
    )
    .where("_id", "=", _id)
    .where("state", "in", ["sending", "unknown"])
    .executeTakeFirst();
}

type News = {
  state: MessageState;
  problem?: Problem | null;
  provider_id?: string | null;
};

/** Remembers what became of a claim, unless it was claimed anew or more is known about it by now. */
export async function settleClaim(
  db: Database,
  { _id, tries }: { _id: string; tries: number },
  news: News,
) {
  await db
    .updateTable("messages")
    .set({ ...news, changed: sql<string>`now()` })
    .where("_id", "=", _id)
    .where("tries", "=", tries)
    .where("state", "in", ["sending", "unknown"])
    .execute();
}

/** Remembers what the provider says of a message, unless more is known by now; whom it was for, if it did. */
export async function settleMessage(
  db: Database,
  _id: string,
  news: News,
  known: MessageState[],
): Promise<string | undefined> {
  const settled = await db
    .updateTable("messages")
    .set({ ...news, changed: sql<string>`now()` })
    .where("_id", "=", _id)
    .where("state", "in", known)
    .returning("to")
    .executeTakeFirst();
  return settled?.to;
}

/** The first of these that belongs to no other message. */
export async function pickProviderId(
  db: Database,
  ids: string[],
): Promise<string | undefined> {
  const taken = await db
    .selectFrom("messages")
    .select("provider_id")
    .where("provider_id", "in", ids.length > 0 ? ids : [""])
    .execute();
  const known = new Set(taken.map(({ provider_id }) => provider_id));
  return ids.find((id) => !known.has(id));
}
