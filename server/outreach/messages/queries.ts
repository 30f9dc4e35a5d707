import { type Insertable, sql } from "kysely";
import { listLimits } from "#shared/rules/field-limits.ts";
import type { Problem, ReplyDecision } from "#shared/contract/outreach/sms.ts";
import {
  type TextingHours,
  usualHours,
} from "#shared/rules/outreach/texting/texting-hours.ts";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";
import { newId } from "#server/platform/ids.ts";
import type { Clock } from "#server/services.ts";

export type NewMessage = Omit<Insertable<Schema["messages"]>, "_id">;

/** Returns the inserted messages; skips those whose `once` already exists. */
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
  return db
    .selectFrom("messages")
    .select("_id")
    .where("once", "=", once)
    .$call(hasRow);
}

/** The time at which a waiting message will be sent. */
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
        "decision",
      ])
      .select(goes)
      .select(
        sql<string[]>`ARRAY(SELECT DISTINCT name FROM contacts
        WHERE contacts.phone = messages."to" ORDER BY name)`.as("names"),
      )
      .select(sql<boolean>`contact IS NOT NULL`.as("invitation"))
      // Leave out old messages, whose words were deleted. Keep a received text without words, because it may be a
      // picture.
      .where((row) =>
        row.or([row("body", "<>", ""), row("state", "=", "received")]),
      )
      // Leave out mail without a reply address: it goes to staff about their accounts and may contain a secret link.
      .where((row) =>
        row.or([row("kind", "=", "sms"), row("replyto", "is not", null)]),
      )
      .orderBy("date", "desc")
      .limit(listLimits.messages)
      .execute()
  );
}

/** Stores that a user has read the families' messages. Writes only if there is something new. */
export async function markMessagesRead(db: Database, user: string) {
  await sql`INSERT INTO message_reads ("user")
    SELECT ${user} WHERE EXISTS (SELECT FROM messages WHERE state = 'received' AND date >
      coalesce((SELECT upto FROM message_reads WHERE "user" = ${user}), '-infinity'))
    ON CONFLICT ("user") DO UPDATE SET upto = excluded.upto`.execute(db);
}

/** Counts unfinished messages by state, for the metrics. */
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

/** Marks a contact's phone as unreachable. Unknown phones are not stored. */
export async function upsertUnreachablePhone(
  db: Database,
  phone: string,
  problem: Problem,
) {
  await sql`INSERT INTO unreachable_phones (phone, problem)
    SELECT ${phone}, ${problem} WHERE EXISTS (SELECT FROM contacts WHERE phone = ${phone})
    ON CONFLICT (phone) DO UPDATE SET problem = excluded.problem, date = now()`.execute(
    db,
  );
}

export async function deleteUnreachablePhone(db: Database, phone: string) {
  await db
    .deleteFrom("unreachable_phones")
    .where("phone", "=", phone)
    .execute();
}

export async function isOptedOut(db: Database, phone: string) {
  return db
    .selectFrom("opt_outs")
    .select("phone")
    .where("phone", "=", phone)
    .$call(hasRow);
}

/**
 * Adds the opt-out of a family. It replaces an opt-out by staff, because only the family can undo its own. The list
 * beside the backups finds it by its date.
 */
export async function insertOptOut(db: Database, phone: string) {
  await db
    .insertInto("opt_outs")
    .values({ phone })
    .onConflict((conflict) =>
      conflict
        .column("phone")
        .doUpdateSet({ bystaff: false, date: sql`now()` })
        .where("opt_outs.bystaff", "=", true),
    )
    .execute();
}

/** Adds an opt-out by staff, unless the family has opted out already. */
export async function insertOptOutByStaff(db: Database, phone: string) {
  await db
    .insertInto("opt_outs")
    .values({ phone, bystaff: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteOptOutByStaff(db: Database, phone: string) {
  await db
    .deleteFrom("opt_outs")
    .where("phone", "=", phone)
    .where("bystaff", "=", true)
    .execute();
}

/** Finds an unclear reply, and a contact with the phone that sent it. */
export async function findUnclearReply(db: Database, _id: string) {
  return db
    .selectFrom("messages")
    .select("to as phone")
    .select((query) =>
      query
        .selectFrom("contacts")
        .select("contacts._id")
        .whereRef("contacts.phone", "=", "messages.to")
        .orderBy("contacts._id")
        .limit(1)
        .as("contact"),
    )
    .where("_id", "=", _id)
    .where("state", "=", "received")
    .where("understood", "=", "unclear")
    .executeTakeFirst();
}

/** Stores a decision, which applies to all unclear replies of the phone. */
export async function updateDecision(
  db: Database,
  phone: string,
  decision: ReplyDecision,
) {
  await db
    .updateTable("messages")
    .set({ decision })
    .where("to", "=", phone)
    .where("state", "=", "received")
    .where("understood", "=", "unclear")
    .execute();
}

export async function deleteOptOut(db: Database, phone: string) {
  await db.deleteFrom("opt_outs").where("phone", "=", phone).execute();
}

/** The texting hours chosen by staff, or the default. */
export async function findTextingHours(db: Database): Promise<TextingHours> {
  const chosen = await db
    .selectFrom("texting_hours")
    .select(["opens", "closes", "sundayopens"])
    .executeTakeFirst();
  return chosen ?? usualHours;
}

export async function upsertTextingHours(trx: Database, hours: TextingHours) {
  await trx
    .insertInto("texting_hours")
    .values(hours)
    .onConflict((conflict) => conflict.column("only_one").doUpdateSet(hours))
    .execute();
}

/** The database's clock, shared by all instances. Tests replace it. */
export async function findNow(db: Database, clock?: Clock): Promise<Date> {
  if (clock) return clock();
  const { rows } = await sql<{
    now: string;
  }>`SELECT clock_timestamp() AS now`.execute(db);
  return new Date(rows[0]?.now ?? Date.now());
}

export async function findEmailOf(db: Database, user: string) {
  const found = await db
    .selectFrom("users")
    .select("email")
    .where("_id", "=", user)
    .executeTakeFirst();
  return found?.email;
}
