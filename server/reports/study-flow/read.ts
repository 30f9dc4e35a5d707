import type { StudyFlow } from "#shared/contract/reports/study-flow.ts";
import { languages } from "#shared/rules/language.ts";
import { areShown, smallestGroup } from "#shared/rules/reports/small-groups.ts";
import { flowOf } from "#shared/rules/reports/study-flow.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { type FactsRow, findCampaignNames, findFacts } from "./queries.ts";

/** The flow of all invited contacts, by language, and by campaign. Small groups are null. */
export async function readStudyFlow(db: Database): Promise<StudyFlow> {
  const facts = await findFacts(db);
  const names = await findCampaignNames(db);
  const all = facts.filter(({ campaign }) => campaign === null);
  const byLanguage = languages.map((language) =>
    all.filter((each) => each.language === language),
  );
  const byCampaign = Map.groupBy(facts, ({ campaign }) => campaign);
  const campaigns = names.flatMap((campaign) => {
    const own = byCampaign.get(campaign._id);
    return own ? [{ ...campaign, facts: own }] : [];
  });
  const elsewhere = all.filter(({ isInCampaign }) => !isInCampaign);
  const languagesShown = areShown(byLanguage.map(sizeOf));
  // Contacts without a campaign are a group, too, and so are all contacts outside a campaign.
  const campaignsShown = areShown([
    ...campaigns.map((each) => sizeOf(each.facts)),
    sizeOf(elsewhere),
  ]);
  const isRestSmall = (own: FactsRow[]) => {
    const rest = sizeOf(all) - sizeOf(own);
    return rest > 0 && rest < smallestGroup;
  };
  return {
    hasInvited: all.length > 0,
    all: sizeOf(all) < smallestGroup ? null : flowOf(all, false),
    languages: languages.map((language, at) => ({
      language,
      flow: languagesShown[at] ? flowOf(byLanguage[at] ?? [], false) : null,
    })),
    campaigns: campaigns.map(({ _id, name, facts: own }, at) => ({
      _id,
      name,
      flow: campaignsShown[at] && !isRestSmall(own) ? flowOf(own, true) : null,
    })),
  };
}

function sizeOf(facts: FactsRow[]): number {
  return facts.reduce((total, { contacts }) => total + contacts, 0);
}
