import type { Campaign } from "#shared/contract/campaigns.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/connect.ts";
import { notFound } from "#server/errors.ts";
import { forecastDraft, forecastRest } from "./forecast.ts";
import {
  countEndings,
  countTexts,
  findCampaign,
  findMembers,
} from "./queries.ts";

/** A campaign with how far it is, and what is still to come. */
export async function readCampaign(
  db: Database,
  { publicUrl }: Pick<Config, "publicUrl">,
  _id: string,
): Promise<Campaign> {
  const campaign = await findCampaign(db, _id);
  if (!campaign) throw notFound();
  const given = { publicUrl, now: Date.now() };
  const [endings, texts, forecast] = await Promise.all([
    countEndings(db, _id),
    countTexts(db, _id),
    campaign.state === "draft"
      ? forecastDraft(db, { ...campaign, ...(await whom(db, _id)) }, given)
      : forecastRest(db, _id, { ...given, rules: campaign }),
  ]);
  return { ...campaign, endings, texts, forecast };
}

/** Whom a campaign that has not started is for. */
async function whom(db: Database, _id: string) {
  const members = await findMembers(db, _id);
  return { contacts: members.map(({ contact }) => contact) };
}
