import { sql } from "kysely";
import type { Language } from "#shared/rules/language.ts";
import type { Database } from "#server/platform/db/connect.ts";

/** What happened to a contact, in hours after a time ten days ago. */
export type ContactHistory = {
  language: Language;
  /** Whether a link was sent. */
  isDated: boolean;
  texts: {
    /** The number of the campaign. */
    campaign: number | null;
    hour: number;
    state: string;
    problem: string | null;
    opened: boolean;
  }[];
  /** How many hours ago a draft was saved. */
  draft: number | null;
  finished: number | null;
  optedOut: boolean;
};

export const idOf = (kind: string, at: number) =>
  `${kind}${String(at).padStart(21, "x")}`;

/** Inserts contacts with these histories and the campaigns that texted them. */
export async function insertHistories(
  db: Database,
  histories: ContactHistory[],
  campaigns: number,
) {
  const contacts = histories.map((each, at) => ({ ...each, at }));
  const texts = contacts.flatMap(({ at, texts: own }) =>
    own.map((text, step) => ({ ...text, step, contact: at })),
  );
  const rows = (list: object[], columns: string) =>
    sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb) AS r (${sql.raw(columns)})`;
  const id = (kind: string, column: string) =>
    sql.raw(`'${kind}' || lpad(${column}::text, 21, 'x')`);
  const moment = sql`now() - interval '10 days' + hour * interval '1 hour'`;
  await sql`INSERT INTO contacts (_id, name, phone, language, date)
    SELECT ${id("c", "at")}, 'Family', '+1201' || lpad(at::text, 7, '0'), language,
      CASE WHEN "isDated" THEN now() END
    FROM ${rows(contacts, 'at int, language text, "isDated" boolean')}`.execute(
    db,
  );
  await sql`INSERT INTO campaigns (_id, name, text_en, text_es)
    SELECT ${id("p", "at")}, 'Campaign ' || at, '', '' FROM generate_series(0, ${campaigns}::integer - 1) AS at`.execute(
    db,
  );
  await sql`INSERT INTO messages (_id, kind, "to", body, contact, state, problem, date)
    SELECT lpad(contact::text || 'x' || step, 22, 'x'), 'sms', '+12015550100', '', ${id("c", "contact")}, state, problem, ${moment}
    FROM ${rows(texts, "contact int, step int, state text, problem text, hour int")}`.execute(
    db,
  );
  const ofCampaigns = texts.filter(({ campaign }) => campaign !== null);
  await sql`INSERT INTO campaign_contacts (campaign, contact, place, wave)
    SELECT DISTINCT ${id("p", "campaign")}, ${id("c", "contact")}, contact, 0
    FROM ${rows(ofCampaigns, "contact int, campaign int")}`.execute(db);
  await sql`INSERT INTO campaign_texts (campaign, contact, step, message, opened)
    SELECT ${id("p", "campaign")}, ${id("c", "contact")}, step, lpad(contact::text || 'x' || step, 22, 'x'), opened
    FROM ${rows(ofCampaigns, "contact int, campaign int, step int, opened boolean")}`.execute(
    db,
  );
  const results = contacts.flatMap(({ at, draft, finished }) => [
    ...(draft === null ? [] : [{ at, hour: 240 - draft, final: false }]),
    ...(finished === null ? [] : [{ at, hour: finished, final: true }]),
  ]);
  await sql`INSERT INTO results (_id, final, date, language, contact, parentname, asked, chosen, proposed, scores, ranked)
    SELECT lpad(at::text || CASE WHEN final THEN 'f' ELSE 'd' END, 22, 'x'), final, ${moment}, 'en', ${id("c", "at")}, '',
      '{}', '{}', '{}', '{}', CASE WHEN final THEN '{}'::text[] END
    FROM ${rows(results, "at int, hour int, final boolean")}`.execute(db);
  await sql`INSERT INTO opt_outs (phone) SELECT '+1201' || lpad(at::text, 7, '0')
    FROM ${rows(
      contacts.filter(({ optedOut }) => optedOut),
      "at int",
    )}`.execute(db);
}
