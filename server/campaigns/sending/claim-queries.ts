import { sql } from "kysely";
import type { Ending } from "#shared/rules/campaigns/decide.ts";
import type { Schema } from "#server/db/schema.ts";
import type { Database } from "#server/db/connect.ts";
import type { Trial, Wording, Texts } from "./render.ts";
import {
  type Recipient,
  recipientColumns,
  textColumns,
} from "./schedule-queries.ts";

type Text = { campaign: string; contact: string; step: number };

/** Which text of a campaign a message is, if it is one. */
export function findText(
  db: Database,
  message: string,
): Promise<Text | undefined> {
  return db
    .selectFrom("campaign_texts")
    .select(["campaign", "contact", "step"])
    .where("message", "=", message)
    .executeTakeFirst();
}

export type Claimed = Texts &
  Trial &
  Recipient & { state: Schema["campaigns"]["state"]["__select__"] };

/** Campaign and contact as they are now; nobody pauses or finishes before the transaction ends. */
export async function lockText(
  trx: Database,
  { campaign, contact }: Text,
): Promise<Claimed | undefined> {
  await sql`SELECT FROM campaigns WHERE _id = ${campaign} FOR SHARE`.execute(
    trx,
  );
  await sql`SELECT FROM contacts WHERE _id = ${contact} FOR UPDATE`.execute(
    trx,
  );
  const { rows } = await sql<Claimed>`
    SELECT k.state, ${textColumns}, ${recipientColumns}
    FROM campaigns k, contacts c
    WHERE k._id = ${campaign} AND c._id = ${contact}`.execute(trx);
  return rows[0];
}

/** Which wording a text leaves with: another one where the phone has changed since it was written. */
export async function updateWording(
  trx: Database,
  message: string,
  wording: Wording,
) {
  await trx
    .updateTable("campaign_texts")
    .set({ wording })
    .where("message", "=", message)
    .where("wording", "<>", wording)
    .execute();
}

export function asMoment(at: number) {
  return sql<string>`${new Date(at).toISOString()}::timestamptz`;
}

/**
 * When a text was handed over last to this phone, whoever of the family it was for, if that was in the last
 * two days. Of several that are to go to it, one after the other is asked.
 */
export async function lockLastText(
  trx: Database,
  phone: string,
  now: number,
): Promise<Date | undefined> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('texts to'), hashtext(${phone}))`.execute(
    trx,
  );
  const { rows } = await sql<{ last: string | null }>`
    SELECT max(claimed) AS last FROM messages
    WHERE "to" = ${phone} AND contact IS NOT NULL
      AND state IN ('sending', 'sent', 'delivered', 'unknown')
      AND claimed > ${asMoment(now)} - interval '2 days'`.execute(trx);
  return rows[0]?.last ? new Date(rows[0].last) : undefined;
}

/**
 * A text that has not left never was: the contact waits for it again, or gets no more. Where a later one has
 * left meanwhile it is dropped, and what comes after that one stays due.
 */
export async function takeBack(
  trx: Database,
  message: string,
  { campaign, contact, step }: Text,
  next: { ended: Ending } | { due: string },
) {
  const gone = await trx
    .deleteFrom("messages")
    .where("_id", "=", message)
    .where("state", "=", "queued")
    .returning("date")
    .executeTakeFirst();
  if (!gone) return;
  const { numUpdatedRows } = await trx
    .updateTable("campaign_contacts")
    .set({ texts: step, due: null, ended: null, ...next })
    .where("campaign", "=", campaign)
    .where("contact", "=", contact)
    .where("texts", "=", step + 1)
    .executeTakeFirst();
  if (step > 0 || numUpdatedRows === 0n) return;
  await sql`UPDATE contacts SET date =
      (SELECT max(date) FROM messages WHERE messages.contact = ${contact})
    WHERE _id = ${contact} AND date = ${gone.date}`.execute(trx);
}
