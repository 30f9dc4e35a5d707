import { sql } from "kysely";
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
      (due, ended) = (
        SELECT side.due, CASE WHEN side.due IS NULL THEN side.ended END FROM (VALUES
          (campaign_contacts.texts, campaign_contacts.due, campaign_contacts.ended),
          (EXCLUDED.texts, EXCLUDED.due, EXCLUDED.ended)) AS side (texts, due, ended)
        -- Who got all texts gets no more; otherwise what comes next of who got most.
        ORDER BY side.ended IS NOT DISTINCT FROM 'done' DESC, side.due IS NULL,
          side.texts DESC, side.due LIMIT 1)`.execute(trx);
  await sql`
    UPDATE campaign_texts t SET contact = ${keep} WHERE contact = ${drop} AND NOT EXISTS (
      SELECT FROM campaign_texts other WHERE other.campaign = t.campaign
        AND other.contact = ${keep} AND other.step = t.step)`.execute(trx);
}

/**
 * Who got none of their texts does not stand in the way of the other, who is still to get one. What failed
 * is still known, but is no text of the campaign any more.
 */
async function forgetFailed(trx: Database, pair: string[]) {
  await sql`
    WITH gone AS (DELETE FROM campaign_contacts m USING campaign_contacts other
    WHERE m.contact = ANY(${pair}) AND other.contact = ANY(${pair})
      AND other.campaign = m.campaign AND other.contact <> m.contact
      AND m.texts > 0 AND other.texts = 0 AND other.due IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM campaign_texts t JOIN messages ON messages._id = t.message
        WHERE t.campaign = m.campaign AND t.contact = m.contact AND messages.state <> 'failed')
      RETURNING m.campaign, m.contact)
    UPDATE messages SET once = NULL FROM campaign_texts t JOIN gone USING (campaign, contact)
    WHERE messages._id = t.message`.execute(trx);
}

/** Of a text that both were to get, the one that has not left does not leave; if neither has, one does. */
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
      WHERE 'queued' IN (a.state, b.state))
    DELETE FROM messages USING seconds
    WHERE messages._id = seconds.message AND messages.state = 'queued'`.execute(
    trx,
  );
}
