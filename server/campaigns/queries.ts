import { sql } from "kysely";
import type { CampaignDraft } from "#shared/contract/campaigns.ts";
import type { Ending } from "#shared/rules/campaigns/decide.ts";
import type { CampaignState } from "#shared/rules/campaigns/states.ts";
import type { Database } from "#server/db/connect.ts";

/** One that runs with nothing left to send is finished. */
const state =
  sql<CampaignState>`CASE WHEN campaigns.state = 'running' AND NOT EXISTS
  (SELECT FROM campaign_contacts m WHERE m.campaign = campaigns._id AND m.due IS NOT NULL)
  THEN 'finished' ELSE campaigns.state END`.as("state");

const counts = (
  what: ReturnType<typeof sql>,
) => sql<number>`(SELECT count(*)::integer
  FROM campaign_contacts m JOIN contacts c ON c._id = m.contact
  WHERE m.campaign = campaigns._id AND ${what})`;

function selectCampaigns(db: Database) {
  return db
    .selectFrom("campaigns")
    .select(["_id", "name", "created", "started", "start"])
    .select([
      state,
      counts(sql`true`).as("contacts"),
      counts(sql`m.texts > 0`).as("texted"),
      counts(sql`m.due IS NOT NULL`).as("waiting"),
      counts(sql`c.active <= 0`).as("completed"),
    ]);
}

export function findCampaigns(db: Database) {
  return selectCampaigns(db)
    .orderBy("created", "desc")
    .orderBy("_id")
    .execute();
}

export function findCampaign(db: Database, _id: string) {
  return selectCampaigns(db)
    .select([
      "text_en",
      "text_es",
      "reminder_en",
      "reminder_es",
      "reminders",
      "reminderdays",
      "wavesize",
    ])
    .where("_id", "=", _id)
    .executeTakeFirst();
}

export async function countEndings(db: Database, campaign: string) {
  const rows = await db
    .selectFrom("campaign_contacts")
    .select("ended")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("campaign", "=", campaign)
    .where("ended", "is not", null)
    .groupBy("ended")
    .execute();
  return Object.fromEntries(
    rows.map(({ ended, count }) => [ended, count]),
  ) as Partial<Record<Ending, number>>;
}

/** What became of a campaign's texts. */
export async function countTexts(db: Database, campaign: string) {
  const { rows } = await sql<{
    isReminder: boolean;
    state: string;
    count: number;
  }>`SELECT step > 0 AS "isReminder", messages.state, count(*)::integer AS count
    FROM campaign_texts JOIN messages ON messages._id = campaign_texts.message
    WHERE campaign = ${campaign} GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows;
}

export function findMembers(db: Database, campaign: string) {
  return db
    .selectFrom("campaign_contacts")
    .innerJoin("contacts", "contacts._id", "campaign_contacts.contact")
    .select([
      "contact",
      "name",
      "childname",
      "language",
      "wave",
      "texts",
      "due",
      "ended",
    ])
    .where("campaign", "=", campaign)
    .orderBy("place")
    .execute();
}

export type Words = Pick<
  CampaignDraft,
  "name" | "text_en" | "text_es" | "reminder_en" | "reminder_es"
>;
type Fields = Omit<CampaignDraft, "contacts">;

export async function insertCampaign(
  trx: Database,
  given: Fields & { _id: string; user: string },
) {
  await trx.insertInto("campaigns").values(given).execute();
}

export async function updateCampaign(
  trx: Database,
  _id: string,
  given: Fields | Words,
) {
  await trx
    .updateTable("campaigns")
    .set(given)
    .where("_id", "=", _id)
    .execute();
}

export async function deleteCampaign(trx: Database, _id: string) {
  await trx.deleteFrom("campaigns").where("_id", "=", _id).execute();
}

/** The campaign's own state; nobody else changes it before the transaction ends. */
export function lockCampaign(trx: Database, _id: string) {
  return trx
    .selectFrom("campaigns")
    .select(["state", "reminders"])
    .where("_id", "=", _id)
    .forUpdate()
    .executeTakeFirst();
}
