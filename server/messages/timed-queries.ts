import { sql } from "kysely";
import type { Problem } from "#shared/contract/sms.ts";
import type { Database } from "#server/db/connect.ts";
import { outgoing } from "./delivery-queries.ts";

/**
 * The message, if it waits for its hours, with the family that it is for; nobody else touches either before the
 * transaction ends. The family is locked first, as by everybody who changes it.
 */
export async function lockTimed(trx: Database, _id: string) {
  const waiting = () =>
    trx
      .selectFrom("messages")
      .where("_id", "=", _id)
      .where("state", "=", "queued")
      .where("timing", "is not", null);
  const found = await waiting().select("contact").executeTakeFirst();
  if (!found) return undefined;
  const family = await trx
    .selectFrom("contacts")
    .select(["zip", "timezone", "active"])
    .where("_id", "=", found.contact)
    .forUpdate()
    .executeTakeFirst();
  const message = await waiting()
    .select(["to", "contact", "timing", "not_before"])
    .select(({ fn }) => fn.coalesce("due", "date").as("due"))
    .forUpdate()
    .executeTakeFirst();
  return message && { ...message, family };
}

/** What keeps texts from this phone, whoever it is for: it wants none, or none reaches it. */
export async function findProblemOf(
  db: Database,
  phone: string,
): Promise<Problem | undefined> {
  const { rows } = await sql<{ problem: Problem }>`
    SELECT 'opted_out' AS problem FROM opt_outs WHERE phone = ${phone}
    UNION ALL SELECT problem FROM dead_phones WHERE phone = ${phone} LIMIT 1`.execute(
    db,
  );
  return rows[0]?.problem;
}

/** Claims the message that is locked: from now on it is handed over. */
export async function claimTimed(trx: Database, _id: string, now: Date) {
  const claimed = await trx
    .updateTable("messages")
    .set(({ eb }) => ({
      state: "sending",
      tries: eb("tries", "+", 1),
      claimed: sql<string>`now()`,
      changed: sql<string>`now()`,
      not_before: now.toISOString(),
    }))
    .where("_id", "=", _id)
    .returning([...outgoing, "contact"])
    .executeTakeFirstOrThrow();
  // The day on which staff read that it was sent is the day on which it went.
  if (claimed.tries === 1)
    await trx
      .updateTable("contacts")
      .set({ date: sql<string>`now()` })
      .where("_id", "=", claimed.contact)
      .execute();
  return claimed;
}

export async function postpone(trx: Database, _id: string, until: Date) {
  await trx
    .updateTable("messages")
    .set({ not_before: until.toISOString(), changed: sql<string>`now()` })
    .where("_id", "=", _id)
    .execute();
}

export async function giveUp(trx: Database, _id: string, problem: Problem) {
  await trx
    .updateTable("messages")
    .set({ state: "failed", problem, changed: sql<string>`now()` })
    .where("_id", "=", _id)
    .execute();
}
