import { sql } from "kysely";
import type { Language } from "#shared/rules/language.ts";
import type { Database } from "#server/platform/db/connect.ts";

/** Contacts of one language and wave who were texted. */
export type Counts = {
  language: Language;
  wave: number;
  texted: number;
  delivered: number;
  opened: number;
  completed: number;
  optedout: number;
  reminded: number;
  remindedcompleted: number;
};

/** Only events after a text count as its outcome. */
export async function countOutcome(
  db: Database,
  campaign: string,
): Promise<Counts[]> {
  const { rows } = await sql<Counts>`
    WITH sent AS (
      SELECT t.contact, t.step, t.opened, messages.date, messages.state FROM campaign_texts t
        JOIN messages ON messages._id = t.message
      WHERE t.campaign = ${campaign} AND messages.state <> 'queued'),
    texted AS (
      SELECT contact, min(date) AS first, min(date) FILTER (WHERE step > 0) AS reminder,
        bool_or(state = 'delivered') AS delivered, bool_or(opened) AS opened
      FROM sent GROUP BY contact),
    recipients AS (
      SELECT c.language, m.wave, texted.delivered, texted.opened, texted.reminder IS NOT NULL AS reminded,
        coalesce(r.date > texted.first, false) AS completed,
        coalesce(r.date > texted.reminder, false) AS remindedcompleted,
        coalesce(o.date > texted.first, false) AS optedout
      FROM texted JOIN campaign_contacts m ON m.campaign = ${campaign} AND m.contact = texted.contact
        JOIN contacts c ON c._id = texted.contact
        LEFT JOIN results r ON r.contact = c._id AND r.final
        LEFT JOIN opt_outs o ON o.phone = c.phone)
    SELECT language, wave, count(*)::integer AS texted,
      (count(*) FILTER (WHERE delivered))::integer AS delivered,
      -- A parent who finished the quiz without scripts has opened the link as well.
      (count(*) FILTER (WHERE opened OR completed))::integer AS opened,
      (count(*) FILTER (WHERE completed))::integer AS completed,
      (count(*) FILTER (WHERE optedout))::integer AS optedout,
      (count(*) FILTER (WHERE reminded))::integer AS reminded,
      (count(*) FILTER (WHERE remindedcompleted))::integer AS remindedcompleted
    FROM recipients GROUP BY language, wave ORDER BY wave, language`.execute(
    db,
  );
  return rows;
}

/** Counts an opened link for the latest campaign text to this contact. */
export async function markOpened(db: Database, contact: string) {
  await sql`
    UPDATE campaign_texts SET opened = true
    WHERE NOT opened AND message = (
      SELECT messages._id FROM messages JOIN campaign_texts t ON t.message = messages._id
      WHERE messages.contact = ${contact} AND messages.state NOT IN ('queued', 'failed')
      ORDER BY messages.date DESC LIMIT 1)`.execute(db);
}

/** Phones that got one of two wordings. */
export type WordingCounts = {
  wording: number;
  phones: number;
  delivered: number;
  opened: number;
  completed: number;
  optedout: number;
};

/** Counts each phone once: everything after its first text counts for that text's wording. */
export async function countWordings(
  db: Database,
  campaign: string,
): Promise<WordingCounts[]> {
  const { rows } = await sql<WordingCounts>`
    WITH sent AS (
      SELECT t.contact, t.wording, messages."to" AS phone, messages.date, messages.state
      FROM campaign_texts t JOIN messages ON messages._id = t.message
      WHERE t.campaign = ${campaign} AND t.step = 0 AND messages.state <> 'queued'),
    phones AS (
      SELECT phone, (array_agg(wording ORDER BY date, contact))[1] AS wording, min(date) AS first,
        bool_or(state = 'delivered') AS delivered, array_agg(contact) AS contacts
      FROM sent GROUP BY phone)
    SELECT wording, count(*)::integer AS phones,
      (count(*) FILTER (WHERE delivered))::integer AS delivered,
      (count(*) FILTER (WHERE outcome.opened OR outcome.completed))::integer AS opened,
      (count(*) FILTER (WHERE outcome.completed))::integer AS completed,
      (count(*) FILTER (WHERE outcome.optedout))::integer AS optedout
    FROM phones, LATERAL (SELECT
      EXISTS (SELECT FROM campaign_texts t WHERE t.campaign = ${campaign}
        AND t.contact = ANY(phones.contacts) AND t.opened) AS opened,
      EXISTS (SELECT FROM results r WHERE r.contact = ANY(phones.contacts)
        AND r.final AND r.date > phones.first) AS completed,
      EXISTS (SELECT FROM opt_outs o WHERE o.phone = phones.phone
        AND o.date > phones.first) AS optedout) AS outcome
    GROUP BY wording`.execute(db);
  return rows;
}
