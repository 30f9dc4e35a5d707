import { type RawBuilder, sql } from "kysely";
import { fewestTries } from "#shared/rules/outreach/sms/busy-wait.ts";
import type { MessageState, Problem } from "#shared/contract/outreach/sms.ts";
import type { Database } from "#server/platform/db/connect.ts";

const outgoing = [
  "_id",
  "kind",
  "to",
  "body",
  "subject",
  "replyto",
  "tries",
  "claimed",
  "timing",
] as const;

const theMoment = sql<string>`now()`;
const ageAt = (now: RawBuilder<string>) =>
  sql<number>`extract(epoch FROM ${now} - coalesce(due, "date"))::float8`.as(
    "age",
  );

/**
 * Claims a queued message that has no texting hours. If `body` is given, it replaces the stored text. Returns
 * undefined if another worker claimed the message.
 */
export function claimMessage(
  db: Database,
  _id: string,
  { body, now = theMoment }: { body?: string; now?: RawBuilder<string> } = {},
) {
  return db
    .updateTable("messages")
    .set(({ eb }) => ({
      state: "sending",
      ...(body !== undefined && { body }),
      tries: eb("tries", "+", 1),
      claimed: now,
      changed: sql<string>`now()`,
    }))
    .where("_id", "=", _id)
    .where("state", "=", "queued")
    .where("timing", "is", null)
    .returning([...outgoing])
    .returning(ageAt(now))
    .executeTakeFirst();
}

/** A message that was claimed `seconds` ago and whose outcome is unknown. */
export function findDoubtful(db: Database, _id: string) {
  return db
    .selectFrom("messages")
    .select([...outgoing])
    .select(ageAt(theMoment))
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
  not_before?: string;
};

/** Stores the outcome of a claim, unless the message was claimed again or has a later state. */
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

/** Stores the provider's report, unless the message has a later state. Returns the recipient if stored. */
export async function settleMessage(
  db: Database,
  _id: string,
  news: News,
  allowedStates: MessageState[],
): Promise<string | undefined> {
  const settled = await db
    .updateTable("messages")
    .set({ ...news, changed: sql<string>`now()` })
    .where("_id", "=", _id)
    .where("state", "in", allowedStates)
    .returning("to")
    .executeTakeFirst();
  return settled?.to;
}

/** The first of these ids that belongs to no other message. */
export async function pickProviderId(
  db: Database,
  ids: string[],
): Promise<string | undefined> {
  const taken = await db
    .selectFrom("messages")
    .select("provider_id")
    .where("provider_id", "in", ids.length > 0 ? ids : [""])
    .execute();
  const takenIds = new Set(taken.map(({ provider_id }) => provider_id));
  return ids.find((id) => !takenIds.has(id));
}

/**
 * Queues a message again if the provider accepted it under this id but did not deliver it. Returns whether it did.
 * The report may arrive before the response to the first attempt, and again later.
 */
export async function takeBackMessage(
  db: Database,
  _id: string,
  providerId: string,
  seconds: number,
): Promise<boolean> {
  const wait = sql<string>`make_interval(secs => ${seconds})`;
  const taken = await db
    .updateTable("messages")
    .set({
      state: "queued",
      provider_id: providerId,
      changed: sql<string>`now()`,
      not_before: sql<string>`CASE WHEN timing IS NOT NULL THEN not_before + ${wait} END`,
    })
    .where("_id", "=", _id)
    // Texts with texting hours end when they are out of date, other messages after a number of tries.
    .where((row) =>
      row.or([row("timing", "is not", null), row("tries", "<", fewestTries)]),
    )
    .where((row) =>
      row.or([
        row.and([
          row("state", "=", "sent"),
          row("provider_id", "=", providerId),
        ]),
        row.and([
          row("state", "in", ["sending", "unknown"]),
          row("provider_id", "is", null),
        ]),
      ]),
    )
    .returning("_id")
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Locks a queued text with texting hours, and its contact, until the transaction ends. Locks the contact first, as
 * all other code does.
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

/** Why this phone gets no texts: an opt-out or an unreachable number. */
export async function findProblemOf(
  db: Database,
  phone: string,
): Promise<Problem | undefined> {
  const { rows } = await sql<{ problem: Problem }>`
    SELECT 'opted_out' AS problem FROM opt_outs WHERE phone = ${phone}
    UNION ALL SELECT problem FROM unreachable_phones WHERE phone = ${phone} LIMIT 1`.execute(
    db,
  );
  return rows[0]?.problem;
}

/** Claims a locked message for sending. */
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
  // Staff should see the day on which the text was really sent.
  if (claimed.tries === 1)
    await trx
      .updateTable("contacts")
      .set({ date: sql<string>`now()` })
      .where("_id", "=", claimed.contact)
      .execute();
  return claimed;
}

/** Postpones or gives up a locked message. */
export async function updateTimed(
  trx: Database,
  _id: string,
  news: { not_before: string } | { state: "failed"; problem: Problem },
) {
  await trx
    .updateTable("messages")
    .set({ ...news, changed: sql<string>`now()` })
    .where("_id", "=", _id)
    .execute();
}
