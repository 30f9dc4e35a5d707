import { sql, type RawBuilder } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";
import { optedOutColumn } from "./queries.ts";

/** Locks both contacts until the transaction ends. Includes whether each has a final result. */
export function lockPair(trx: Database, ids: string[]) {
  return trx
    .selectFrom("contacts")
    .select(["_id", "version"])
    .select([
      optedOutColumn,
      sql<boolean>`EXISTS (SELECT FROM opt_outs
        WHERE opt_outs.phone = contacts.phone AND NOT bystaff)`.as(
        "isStoppedByFamily",
      ),
      sql<boolean>`EXISTS (SELECT FROM results
        WHERE results.contact = contacts._id AND final)`.as("isFinal"),
    ])
    .where("_id", "=", sql<string>`ANY(${ids})`)
    .orderBy("_id")
    .forUpdate()
    .execute();
}

/** Moves results, texts and older links to another contact. The imports of either contact can no longer be undone. */
export async function moveBelongings(
  trx: Database,
  keep: string,
  drop: string,
) {
  for (const table of ["results", "messages", "merged_contacts"] as const)
    await trx
      .updateTable(table)
      .set({ contact: keep })
      .where("contact", "=", drop)
      .execute();
  await trx
    .deleteFrom("imported_contacts")
    .where("contact", "in", [keep, drop])
    .execute();
  await sql`
    UPDATE contacts SET
      date = greatest(contacts.date, dropped.date),
      active = least(contacts.active, dropped.active),
      created = least(contacts.created, dropped.created)
    FROM contacts dropped
    WHERE contacts._id = ${keep} AND dropped._id = ${drop}`.execute(trx);
}

/** Deletes the merged contact but keeps its link. Does not record an erasure, because a restore would repeat it. */
export async function deleteMerged(trx: Database, keep: string, drop: string) {
  await trx.deleteFrom("contacts").where("_id", "=", drop).execute();
  await sql`DELETE FROM erasures WHERE hash = erasure_hash('contacts', ${drop})`.execute(
    trx,
  );
  await trx
    .insertInto("merged_contacts")
    .values({ _id: drop, contact: keep })
    .execute();
}

/**
 * Moves campaign memberships to the remaining contact. No text is sent twice, and a reminder that is due for either
 * contact stays due.
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

/** SQL condition: a text of the campaign was sent to this member, or is still to be sent. */
const hasGot = (member: RawBuilder<unknown>) => sql`EXISTS (
  SELECT FROM campaign_texts t JOIN messages ON messages._id = t.message
  WHERE t.campaign = ${member}.campaign AND t.contact = ${member}.contact AND messages.state <> 'failed')`;

/**
 * If all texts to one contact failed and the other one got a text or will get one, drops the membership of the
 * first. The failed messages stay, but no longer belong to the campaign.
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

/** If both contacts would get the same text, cancels one that is not sent yet, unless the other one failed. */
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
