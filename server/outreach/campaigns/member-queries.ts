import { sql } from "kysely";
import { memberPageSize } from "#shared/rules/outreach/campaigns/states.ts";
import { pagesOf } from "#shared/rules/site/pages.ts";
import type { Database } from "#server/platform/db/connect.ts";
import {
  dueSince,
  type Recipient,
  recipientColumns,
} from "#server/outreach/campaigns/sending/schedule-queries.ts";

/** Replaces the contacts of a campaign, in the given order and in waves. Skips unknown ids. Returns the count. */
export async function replaceMembers(
  trx: Database,
  campaign: string,
  contacts: string[],
): Promise<number> {
  await trx
    .deleteFrom("campaign_contacts")
    .where("campaign", "=", campaign)
    .execute();
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO campaign_contacts (campaign, contact, place, wave)
    SELECT ${campaign}, contact, place,
      coalesce(((place - 1) / k.wavesize)::integer, 0)
    FROM campaigns k, (SELECT c._id AS contact, (row_number() OVER (ORDER BY min(given.place)))::integer AS place
      FROM unnest(${contacts}::text[]) WITH ORDINALITY AS given (id, place)
        JOIN contacts c ON c._id = given.id
      GROUP BY c._id) AS found
    WHERE k._id = ${campaign}`.execute(trx);
  return Number(numAffectedRows);
}

/** Assigns the contacts to waves of a new size. */
export async function divideMembers(trx: Database, campaign: string) {
  await sql`UPDATE campaign_contacts m
    SET wave = coalesce(((m.place - 1) / k.wavesize)::integer, 0)
    FROM campaigns k WHERE k._id = m.campaign AND m.campaign = ${campaign}`.execute(
    trx,
  );
}

/** One page of a campaign's contacts. If the page number is too high, returns the last page. */
export async function findMemberPage(
  db: Database,
  campaign: string,
  requestedPage: number,
) {
  const { total } = await db
    .selectFrom("campaign_contacts")
    .select(sql<number>`count(*)::integer`.as("total"))
    .where("campaign", "=", campaign)
    .executeTakeFirstOrThrow();
  const page = Math.min(requestedPage, pagesOf(total, memberPageSize));
  const rows = await db
    .selectFrom("campaign_contacts")
    .innerJoin("contacts", "contacts._id", "campaign_contacts.contact")
    .select(["contact", "name", "childname", "language"])
    .select(["wave", "texts", "due", "ended"])
    .where("campaign", "=", campaign)
    .orderBy("place")
    .limit(memberPageSize)
    .offset((page - 1) * memberPageSize)
    .execute();
  return { rows, page, total };
}

export async function findMemberIds(
  db: Database,
  campaign: string,
): Promise<string[]> {
  const found = await db
    .selectFrom("campaign_contacts")
    .select("contact")
    .where("campaign", "=", campaign)
    .orderBy("place")
    .execute();
  return found.map(({ contact }) => contact);
}

/** Starts each wave a day after the previous one, and deletes the filter, which may contain a name. */
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

/** Delays first texts by the length of the pause, so that waves stay a day apart. */
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

export type Reader = Recipient & { contact: string };

/** The existing contacts, in the given order. */
export async function findReaders(
  db: Database,
  contacts: string[],
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    SELECT c._id AS contact, ${recipientColumns}
    FROM unnest(${contacts}::text[]) WITH ORDINALITY AS given (id, place)
      JOIN contacts c ON c._id = given.id
    ORDER BY given.place`.execute(db);
  return rows;
}

export type DueReader = Reader & { texts: number; due: string; since: string };

/** Contacts with a planned text of the campaign. */
export async function findDueReaders(
  db: Database,
  campaign: string,
): Promise<DueReader[]> {
  const { rows } = await sql<DueReader>`
    SELECT m.contact, m.texts, m.due, ${dueSince}, ${recipientColumns}
    FROM campaign_contacts m JOIN contacts c ON c._id = m.contact
    WHERE m.campaign = ${campaign} AND m.due IS NOT NULL
    ORDER BY m.place`.execute(db);
  return rows;
}
