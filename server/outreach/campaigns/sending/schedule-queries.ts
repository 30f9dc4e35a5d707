import { sql } from "kysely";
import type { Ending } from "#shared/rules/outreach/campaigns/decide.ts";
import type { Language } from "#shared/rules/language.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";
import type { Trial, CampaignTexts, Wording } from "./render.ts";

type Counted = {
  campaign: string;
  contact: string;
  texts: number;
  due: string;
  since: string;
  reminders: number;
  reminderdays: number;
};
export type Recipient = {
  phone: string;
  zip: string;
  timezone: string;
  language: Language;
  /** When the contact was invited. */
  date: string | null;
  active: number;
  isArchived: boolean;
  optedout: boolean;
  isUnreachable: boolean;
};
export type Due = Counted & Recipient & CampaignTexts & Trial;

/** A campaign's texts and the seed for assigning variants. */
const textColumns = sql`k.text_en, k.text_es, k.second_en, k.second_es,
  k.reminder_en, k.reminder_es, k.seed`;

export const recipientColumns = sql`c.phone, c.zip, c.timezone, c.language, c.date, c.active,
  c.archived IS NOT NULL AS "isArchived",
  EXISTS (SELECT FROM opt_outs WHERE opt_outs.phone = c.phone) AS optedout,
  EXISTS (SELECT FROM unreachable_phones WHERE unreachable_phones.phone = c.phone) AS "isUnreachable"`;

/** The time at which the due text was first due. */
export const dueSince = sql`CASE WHEN m.since_text = m.texts THEN m.since ELSE m.due END AS since`;

/**
 * Locks the due contacts, earliest first. Leaves out those whose previous text is still queued, and rows that others
 * have locked. The locks prevent finishing, deleting and pausing until the transaction ends.
 */
export async function lockDue(
  trx: Database,
  { now, limit }: { now: string; limit: number },
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    SELECT m.campaign, m.contact, m.texts, m.due, ${dueSince}, k.reminders, k.reminderdays,
      ${textColumns}, ${recipientColumns}
    FROM campaign_contacts m
      JOIN campaigns k ON k._id = m.campaign AND k.state = 'running'
      JOIN contacts c ON c._id = m.contact
    WHERE m.due <= ${now} AND NOT EXISTS (
      SELECT FROM campaign_texts t JOIN messages before ON before._id = t.message
      WHERE t.campaign = m.campaign AND t.contact = m.contact
        AND before.state IN ('queued', 'sending'))
    ORDER BY m.due, m.contact, m.campaign LIMIT ${limit}
    FOR UPDATE OF m, c SKIP LOCKED FOR SHARE OF k SKIP LOCKED`.execute(trx);
  return rows;
}

/** The time at which each phone last got a text of any kind. */
export async function findLastTexts(
  db: Database,
  phones: string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ phone: string; last: string }>`
    SELECT "to" AS phone, max(date) AS last FROM messages
    WHERE "to" = ANY(${phones}) AND contact IS NOT NULL AND state <> 'received'
    GROUP BY "to"`.execute(db);
  return new Map(rows.map(({ phone, last }) => [phone, Date.parse(last)]));
}

export type Settled = {
  campaign: string;
  contact: string;
  texts: number;
  due: string | null;
  ended: Ending | null;
  /** The number of the text and the time at which it was first due. */
  since: string;
  since_text: number;
};

/** Stores the decisions about due contacts. */
export async function settleDue(trx: Database, settled: Settled[]) {
  await sql`UPDATE campaign_contacts m
    SET texts = given.texts, due = given.due, ended = given.ended,
      since = given.since, since_text = given.since_text
    FROM jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      AS given (campaign text, contact text, texts integer, due timestamptz, ended text,
        since timestamptz, since_text integer)
    WHERE m.campaign = given.campaign AND m.contact = given.contact`.execute(
    trx,
  );
}

type Sent = {
  campaign: string;
  contact: string;
  step: number;
  wording: number;
  /** The message's `once` key, in hex. */
  once: string;
  at: string;
};

/** Links messages to campaign texts and marks the first one as the invitation. */
export async function insertTexts(trx: Database, sent: Sent[]) {
  const given = sql`jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
    AS given (campaign text, contact text, step integer, wording smallint, once text, at timestamptz)`;
  await sql`INSERT INTO campaign_texts (campaign, contact, step, wording, message)
    SELECT given.campaign, given.contact, given.step, given.wording, messages._id
    FROM ${given} JOIN messages ON messages.once = decode(given.once, 'hex')
    ON CONFLICT DO NOTHING`.execute(trx);
  await sql`UPDATE contacts SET date = given.at, active = 1
    FROM ${given} WHERE contacts._id = given.contact AND given.step = 0`.execute(
    trx,
  );
}

type Text = { campaign: string; contact: string; step: number };

/** The campaign text that a message belongs to, if any. */
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

export type Claimed = CampaignTexts &
  Trial &
  Recipient & { state: Schema["campaigns"]["state"]["__select__"] };

/** Locks the campaign and the contact, so that neither is paused or finished before the transaction ends. */
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

/** Stores the wording of a sent text, which differs if the phone has changed since it was queued. */
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
 * The time of the last text to this phone within two days, for any contact. A lock serializes texts to the
 * same phone.
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
 * Deletes a queued text and schedules it again, or ends the texts to this contact. If a later text was already sent,
 * only deletes it.
 */
export async function cancelText(
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
