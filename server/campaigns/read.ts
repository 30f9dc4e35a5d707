import type { Campaign } from "#shared/contract/campaigns.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/connect.ts";
import { notFound } from "#server/errors.ts";
import { forecastRest } from "./forecast.ts";
import { countEndings, countTexts, findCampaign } from "./queries.ts";

/** A campaign with how far it is, and what is still to come. */
export async function readCampaign(
  db: Database,
  { publicUrl }: Pick<Config, "publicUrl">,
  _id: string,
): Promise<Campaign> {
  const campaign = await findCampaign(db, _id);
  if (!campaign) throw notFound();
  const [endings, texts, forecast] = await Promise.all([
    countEndings(db, _id),
    countTexts(db, _id),
    forecastRest(db, _id, { rules: campaign, publicUrl, now: Date.now() }),
  ]);
  return { ...campaign, endings, texts, forecast };
}
