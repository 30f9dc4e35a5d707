import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

/** Phones that got one of two wordings. */
export type WordingCounts = {
  wording: number;
  phones: number;
  delivered: number;
  opened: number;
  completed: number;
  optedout: number;
};

/** Each phone once, whatever it got later: what it did after its first text counts for the wording of that. */
export async function countWordings(
  db: Database,
  campaign: string,
): Promise<WordingCounts[]> {
  const { rows } = await sql<WordingCounts>`
    WITH sent AS (
      SELECT t.contact, t.wording, messages."to" AS phone, messages.date, messages.state
      FROM campaign_texts t JOIN messages ON messages._id = t.message
      WHERE t.campaign = ${campaign} AND t.step = 0 AND messages.state <> 'queued'),
    phones AS (
      SELECT phone, (array_agg(wording ORDER BY date, contact))[1] AS wording, min(date) AS first,
        bool_or(state = 'delivered') AS delivered, array_agg(contact) AS contacts
      FROM sent GROUP BY phone)
    SELECT wording, count(*)::integer AS phones,
      (count(*) FILTER (WHERE delivered))::integer AS delivered,
      (count(*) FILTER (WHERE done.opened OR done.completed))::integer AS opened,
      (count(*) FILTER (WHERE done.completed))::integer AS completed,
      (count(*) FILTER (WHERE done.optedout))::integer AS optedout
    FROM phones, LATERAL (SELECT
      EXISTS (SELECT FROM campaign_texts t WHERE t.campaign = ${campaign}
        AND t.contact = ANY(phones.contacts) AND t.opened) AS opened,
      EXISTS (SELECT FROM results r WHERE r.contact = ANY(phones.contacts)
        AND r.final AND r.date > phones.first) AS completed,
      EXISTS (SELECT FROM opt_outs o WHERE o.phone = phones.phone
        AND o.date > phones.first) AS optedout) AS done
    GROUP BY wording`.execute(db);
  return rows;
}
