import { type Insertable, sql, type Updateable } from "kysely";
import type { Ending } from "#shared/rules/outreach/campaigns/decide.ts";
import type { CampaignState } from "#shared/rules/outreach/campaigns/states.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

/** A running campaign with nothing left to send is finished. */
const state =
  sql<CampaignState>`CASE WHEN campaigns.state = 'running' AND counted.waiting = 0
  THEN 'finished' ELSE campaigns.state END`.as("state");

type Counted = Record<"contacts" | "texted" | "waiting" | "completed", number>;

const counted = sql<Counted>`(SELECT count(*)::integer AS contacts,
    (count(*) FILTER (WHERE m.texts > 0))::integer AS texted,
    (count(*) FILTER (WHERE m.due IS NOT NULL))::integer AS waiting,
    (count(*) FILTER (WHERE c.active <= 0))::integer AS completed
  FROM campaign_contacts m JOIN contacts c ON c._id = m.contact
  WHERE m.campaign = campaigns._id)`;

function selectCampaigns(db: Database) {
  return db
    .selectFrom("campaigns")
    .innerJoinLateral(
      () => counted.as("counted"),
      (join) => join.onTrue(),
    )
    .select(["_id", "name", "created", "started", "start"])
    .select([state, "contacts", "texted", "waiting", "completed"]);
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
      "second_en",
      "second_es",
      "reminder_en",
      "reminder_es",
      "reminders",
      "reminderdays",
      "wavesize",
      "seed",
      "filter",
      "version",
    ])
    .where("_id", "=", _id)
    .executeTakeFirst();
}

/** The second wording of a campaign, if the campaign exists. */
export function findTrial(db: Database, _id: string) {
  return db
    .selectFrom("campaigns")
    .select(["_id", "second_en"])
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

/** Inserts a campaign. The filter is null if its contacts were selected by hand. */
export async function insertCampaign(
  trx: Database,
  fields: Insertable<Schema["campaigns"]>,
) {
  await trx.insertInto("campaigns").values(fields).execute();
}

/** Updates these fields. Without fields, only the version changes. */
export async function updateCampaign(
  trx: Database,
  _id: string,
  fields: Updateable<Schema["campaigns"]> = {},
) {
  await trx
    .updateTable("campaigns")
    .set({ ...fields, version: sql<number>`version + 1` })
    .where("_id", "=", _id)
    .execute();
}

export async function deleteCampaignRow(trx: Database, _id: string) {
  await trx.deleteFrom("campaigns").where("_id", "=", _id).execute();
}

/** Locks the campaign until the transaction ends. Returns its state. */
export function lockCampaign(trx: Database, _id: string) {
  return trx
    .selectFrom("campaigns")
    .select(["state", "reminders", "filter", "version"])
    .select(["text_en", "text_es", "second_en", "second_es"])
    .select(["reminder_en", "reminder_es"])
    .where("_id", "=", _id)
    .forUpdate()
    .executeTakeFirst();
}
