import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

/** Each wave a day after the one before. Whom it is for is settled: the filter, which may name a family, goes. */
export async function startCampaign(trx: Database, campaign: string) {
  await sql`UPDATE campaigns SET state = 'running', started = now(), filter = NULL WHERE _id = ${campaign}`.execute(
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
    SET due = due + pause.length, since = since + pause.length
    FROM campaigns k, LATERAL (
      SELECT greatest(interval '0', now() - greatest(k.paused, k.start)) AS length) AS pause
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
