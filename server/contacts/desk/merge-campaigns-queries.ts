import { type RawBuilder, sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

/**
 * What campaigns owe either contact becomes that of the one that stays: who got a text does not get it
 * again, and a reminder that is due to either stays due.
 */
export async function moveCampaigns(trx: Database, keep: string, drop: string) {
  await withdrawSecondTexts(trx, keep, drop);
  await forgetFailed(trx, [keep, drop]);
  await sql`
    INSERT INTO campaign_contacts (campaign, contact, place, wave, texts, due, ended, since, since_text)
    SELECT campaign, ${keep}, place, wave, texts, due, ended, since, since_text
    FROM campaign_contacts WHERE contact = ${drop}
    ON CONFLICT (campaign, contact) DO UPDATE SET
      texts = greatest(campaign_contacts.texts, EXCLUDED.texts),
      (due, ended, since, since_text) = (
        SELECT side.due, CASE WHEN side.due IS NULL THEN side.ended END, side.since, side.since_text
        FROM (VALUES
          (campaign_contacts.texts, campaign_contacts.due, campaign_contacts.ended,
            campaign_contacts.since, campaign_contacts.since_text),
          (EXCLUDED.texts, EXCLUDED.due, EXCLUDED.ended, EXCLUDED.since, EXCLUDED.since_text))
          AS side (texts, due, ended, since, since_text)
        -- Who got all texts gets no more; otherwise what comes next of who got most.
        ORDER BY side.ended IS NOT DISTINCT FROM 'done' DESC, side.due IS NULL,
          side.texts DESC, side.due LIMIT 1)`.execute(trx);
  await sql`
    UPDATE campaign_texts t SET contact = ${keep} WHERE contact = ${drop} AND NOT EXISTS (
      SELECT FROM campaign_texts other WHERE other.campaign = t.campaign
        AND other.contact = ${keep} AND other.step = t.step)`.execute(trx);
}

/** Whether a text of the campaign reached this member, or may still do so. */
const hasGot = (member: RawBuilder<unknown>) => sql`EXISTS (
  SELECT FROM campaign_texts t JOIN messages ON messages._id = t.message
  WHERE t.campaign = ${member}.campaign AND t.contact = ${member}.contact AND messages.state <> 'failed')`;

/**
 * Whose texts have all failed does not stand in the way of the other, who got one or is still to get one.
 * What failed is still known, but is no text of the campaign any more.
 */
async function forgetFailed(trx: Database, pair: string[]) {
  await sql`
    WITH gone AS (DELETE FROM campaign_contacts m USING campaign_contacts other
    WHERE m.contact = ANY(${pair}) AND other.contact = ANY(${pair})
      AND other.campaign = m.campaign AND other.contact <> m.contact
      AND m.texts > 0 AND NOT ${hasGot(sql`m`)}
      AND (other.texts = 0 AND other.due IS NOT NULL OR ${hasGot(sql`other`)})
      RETURNING m.campaign, m.contact)
    UPDATE messages SET once = NULL FROM campaign_texts t JOIN gone USING (campaign, contact)
    WHERE messages._id = t.message`.execute(trx);
}

/**
 * Of a text that both were to get, the one that has not left does not leave; if neither has, one does. Beside
 * one that failed it leaves.
 */
async function withdrawSecondTexts(trx: Database, keep: string, drop: string) {
  await sql`
    WITH doubled AS (
      SELECT a.message AS kept, b.message AS dropped
      FROM campaign_texts a JOIN campaign_texts b USING (campaign, step)
      WHERE a.contact = ${keep} AND b.contact = ${drop}),
    seconds AS (
      SELECT CASE WHEN b.state = 'queued' THEN b._id ELSE a._id END AS message
      FROM doubled JOIN messages a ON a._id = doubled.kept
        JOIN messages b ON b._id = doubled.dropped
      WHERE 'queued' IN (a.state, b.state) AND 'failed' NOT IN (a.state, b.state))
    DELETE FROM messages USING seconds
    WHERE messages._id = seconds.message AND messages.state = 'queued'`.execute(
    trx,
  );
}
