import { sql } from "kysely";
import type { Language } from "#shared/rules/language.ts";
import type { ContactFacts } from "#shared/rules/reports/study-flow.ts";
import type { Database } from "#server/platform/db/connect.ts";

/** Facts of contacts who were invited at all, or by a campaign. */
export type FactsRow = ContactFacts & {
  /** Null for the facts about a contact from all its texts. */
  campaign: string | null;
  language: Language;
  isInCampaign: boolean;
};

/** All messages of contacts are invitations. Only results after the first one count as its outcome. */
export async function findFacts(db: Database): Promise<FactsRow[]> {
  const { rows } = await sql<FactsRow>`
    WITH texts AS (
      SELECT messages.contact, t.campaign, messages.date, messages.state, messages.problem, t.opened
      FROM messages LEFT JOIN campaign_texts t ON t.message = messages._id
      WHERE messages.contact IS NOT NULL),
    texted AS (
      SELECT contact, campaign, GROUPING(campaign) = 1 AS is_all, min(date) AS first,
        bool_or(state IN ('sent', 'delivered', 'unknown')) AS sent,
        (array_agg(coalesce(problem, state) ORDER BY date DESC))[1] AS text,
        coalesce(bool_or(opened), false) AS opened, bool_or(campaign IS NOT NULL) AS is_in_campaign
      FROM texts GROUP BY GROUPING SETS ((contact), (contact, campaign))
      HAVING GROUPING(campaign) = 1 OR campaign IS NOT NULL),
    invited AS (
      SELECT contacts._id, contacts.language, contacts.phone, texted.campaign, texted.first,
        coalesce(texted.sent, false) AS sent, texted.text, coalesce(texted.opened, false) AS opened,
        coalesce(texted.is_in_campaign, false) AS is_in_campaign
      FROM contacts LEFT JOIN texted ON texted.contact = contacts._id
      WHERE contacts.date IS NOT NULL OR texted.contact IS NOT NULL),
    facts AS (
      SELECT campaign, invited.language, is_in_campaign AS "isInCampaign", sent, text, opened,
        EXISTS (SELECT FROM results WHERE results.contact = invited._id AND NOT final
          AND date > now() - interval '24 hours') AS answered,
        CASE WHEN results.date IS NULL THEN 'no' WHEN results.date < first THEN 'before' ELSE 'after' END AS finished,
        EXISTS (SELECT FROM opt_outs WHERE opt_outs.phone = invited.phone) AS "optedOut"
      FROM invited LEFT JOIN results ON results.contact = invited._id AND results.final)
    SELECT campaign, language, "isInCampaign", sent, text, opened, answered, finished, "optedOut",
      count(*)::integer AS contacts
    FROM facts GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9`.execute(db);
  return rows;
}

export function findCampaignNames(db: Database) {
  return db
    .selectFrom("campaigns")
    .select(["_id", "name"])
    .orderBy("created")
    .orderBy("_id")
    .execute();
}
