import { sql } from "kysely";
import type { Language } from "#shared/rules/language.ts";
import type { Database } from "#server/db/connect.ts";

/** Contacts of one language and wave who were texted. */
export type Counts = {
  language: Language;
  wave: number;
  texted: number;
  delivered: number;
  opened: number;
  completed: number;
  optedout: number;
  reminded: number;
  remindedcompleted: number;
};

/** Only what came after a text counts as brought by it. */
export async function countOutcome(
  db: Database,
  campaign: string,
): Promise<Counts[]> {
  const { rows } = await sql<Counts>`
    WITH sent AS (
      SELECT t.contact, t.step, t.opened, messages.date, messages.state FROM campaign_texts t
        JOIN messages ON messages._id = t.message
      WHERE t.campaign = ${campaign} AND messages.state <> 'queued'),
    texted AS (
      SELECT contact, min(date) AS first, min(date) FILTER (WHERE step > 0) AS reminder,
        bool_or(state = 'delivered') AS delivered, bool_or(opened) AS opened
      FROM sent GROUP BY contact),
    told AS (
      SELECT c.language, m.wave, texted.delivered, texted.opened, texted.reminder IS NOT NULL AS reminded,
        coalesce(r.date > texted.first, false) AS completed,
        coalesce(r.date > texted.reminder, false) AS remindedcompleted,
        coalesce(o.date > texted.first, false) AS optedout
      FROM texted JOIN campaign_contacts m ON m.campaign = ${campaign} AND m.contact = texted.contact
        JOIN contacts c ON c._id = texted.contact
        LEFT JOIN results r ON r.contact = c._id AND r.final
        LEFT JOIN opt_outs o ON o.phone = c.phone)
    SELECT language, wave, count(*)::integer AS texted,
      (count(*) FILTER (WHERE delivered))::integer AS delivered,
      -- Whoever finished without scripts has opened it, too.
      (count(*) FILTER (WHERE opened OR completed))::integer AS opened,
      (count(*) FILTER (WHERE completed))::integer AS completed,
      (count(*) FILTER (WHERE optedout))::integer AS optedout,
      (count(*) FILTER (WHERE reminded))::integer AS reminded,
      (count(*) FILTER (WHERE remindedcompleted))::integer AS remindedcompleted
    FROM told GROUP BY language, wave ORDER BY wave, language`.execute(db);
  return rows;
}
