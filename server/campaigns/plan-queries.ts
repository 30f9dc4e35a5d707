import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

/** Those of the contacts that there are, in the given order, a wave full at a time; answers how many. */
export async function replaceMembers(
  trx: Database,
  campaign: string,
  { contacts, wavesize }: { contacts: string[]; wavesize: number | null },
): Promise<number> {
  await trx
    .deleteFrom("campaign_contacts")
    .where("campaign", "=", campaign)
    .execute();
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO campaign_contacts (campaign, contact, place, wave)
    SELECT ${campaign}, contact, place,
      coalesce(((place - 1) / ${wavesize}::integer)::integer, 0)
    FROM (SELECT c._id AS contact, (row_number() OVER (ORDER BY min(given.place)))::integer AS place
      FROM unnest(${contacts}::text[]) WITH ORDINALITY AS given (id, place)
        JOIN contacts c ON c._id = given.id
      GROUP BY c._id) AS found`.execute(trx);
  return Number(numAffectedRows);
}

/** Each wave a day after the one before. */
export async function startCampaign(trx: Database, campaign: string) {
  await sql`UPDATE campaigns SET state = 'running', started = now() WHERE _id = ${campaign}`.execute(
    trx,
  );
  await sql`UPDATE campaign_contacts m
    SET due = greatest(now(), k.start) + m.wave * interval '24 hours'
    FROM campaigns k WHERE k._id = m.campaign AND m.campaign = ${campaign}`.execute(
    trx,
  );
}

export async function pauseCampaign(trx: Database, campaign: string) {
  await sql`UPDATE campaigns SET state = 'paused', paused = now() WHERE _id = ${campaign}`.execute(
    trx,
  );
}

/** First texts are put off by as long as the pause was, so that waves stay a day apart. */
export async function resumeCampaign(trx: Database, campaign: string) {
  await sql`UPDATE campaign_contacts m
    SET due = due + greatest(interval '0', now() - greatest(k.paused, k.start))
    FROM campaigns k
    WHERE k._id = m.campaign AND m.campaign = ${campaign} AND texts = 0 AND due IS NOT NULL`.execute(
    trx,
  );
  await sql`UPDATE campaigns SET state = 'running', paused = NULL WHERE _id = ${campaign}`.execute(
    trx,
  );
}

export async function stopCampaign(trx: Database, campaign: string) {
  await sql`UPDATE campaigns SET state = 'stopped' WHERE _id = ${campaign}`.execute(
    trx,
  );
  await sql`UPDATE campaign_contacts SET due = NULL, ended = 'stopped'
    WHERE campaign = ${campaign} AND due IS NOT NULL`.execute(trx);
}
