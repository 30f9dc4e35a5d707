import type * as contract from "#shared/contract/campaigns.ts";
import type { Campaign, Forecast } from "#shared/contract/campaigns.ts";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type { Config } from "#server/config.ts";
import { findContactIds } from "#server/contacts/view-queries.ts";
import type { Database } from "#server/db/connect.ts";
import { notFound } from "#server/errors.ts";
import { forecastDraft, forecastRest } from "./forecast.ts";
import { findMemberIds } from "./member-queries.ts";
import { countEndings, countTexts, findCampaign } from "./queries.ts";

type Address = Pick<Config, "publicUrl">;
type Reading = Address & { db: Database };

/** A campaign with how far it is, and what is still to come. */
export async function readCampaign(
  { db, publicUrl }: Reading,
  _id: string,
): Promise<Campaign> {
  const found = await findCampaign(db, _id);
  if (!found) throw notFound();
  const given = { publicUrl, now: Date.now(), rules: found };
  const [endings, texts, forecast] = await Promise.all([
    countEndings(db, _id),
    countTexts(db, _id),
    found.state === "draft"
      ? findMemberIds(db, _id).then((ids) =>
          forecastDraft(db, { ...found, ids }, given),
        )
      : forecastRest(db, _id, given),
  ]);
  const { seed: _seed, ...campaign } = found;
  return { ...campaign, endings, texts, forecast };
}

type Given = ParsedInputOf<typeof contract.forecastCampaign>["body"];

/** Who would get what of a campaign that is being written. */
export async function forecastGiven(
  db: Database,
  { publicUrl }: Address,
  { campaign, contacts, filter, ...draft }: Given,
): Promise<Forecast> {
  const saved =
    campaign === undefined ? undefined : await findCampaign(db, campaign);
  const ids = filter
    ? await findContactIds(db, filter)
    : (contacts ?? (saved ? await findMemberIds(db, saved._id) : []));
  // What is not saved has no seed yet: its halves are as large, not the same.
  const rules = { ...draft, seed: saved?.seed ?? "" };
  const given = { publicUrl, now: Date.now(), rules };
  return forecastDraft(db, { ...draft, ids }, given);
}
