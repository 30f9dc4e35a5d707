import { sql } from "kysely";
import type {
  FamilyNeeds,
  LastReply,
  RunningCampaign,
} from "#shared/contract/reports/dashboard.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { group, isUntexted } from "#server/outreach/contacts/view-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";

/** Days of 24 hours, as in the list of contacts. */
const days = (amount: number) =>
  sql`interval ${sql.lit(`${amount * 24} hours`)}`;

/** How many days each of these needs is shown. */
const importDays = 30;
const failedDays = 14;
const stopDays = 7;

type Unsent = FamilyNeeds["unsent"];

/** Counts contacts who got no text, or one only in test mode, by reason. */
export async function countUnsent(db: Database): Promise<Unsent> {
  const { rows } = await sql<{ why: keyof Unsent; count: number }>`
    SELECT CASE
      WHEN opt_outs.phone IS NOT NULL THEN 'stopped'
      WHEN unreachable_phones.phone IS NOT NULL THEN 'unreachable'
      WHEN planned.contact IS NOT NULL THEN 'planned'
      ELSE 'ready' END AS why, count(*)::int AS count
    FROM contacts LEFT JOIN opt_outs USING (phone) LEFT JOIN unreachable_phones USING (phone)
    LEFT JOIN (SELECT DISTINCT contact FROM campaign_contacts JOIN campaigns ON campaigns._id = campaign
      WHERE due IS NOT NULL AND campaigns.state = 'running') AS planned ON planned.contact = contacts._id
    WHERE contacts.archived IS NULL AND ${isUntexted}
    GROUP BY 1`.execute(db);
  const amountOf = (why: keyof Unsent) =>
    rows.find((row) => row.why === why)?.count ?? 0;
  return {
    ready: amountOf("ready"),
    planned: amountOf("planned"),
    stopped: amountOf("stopped"),
    unreachable: amountOf("unreachable"),
  };
}

type Waiting = Pick<
  FamilyNeeds,
  "expired" | "failed" | "unreachable" | "stopped" | "undecided" | "unread"
> & { held: number; first: string | null };

/** Unfinished contacts that need attention, and replies since this user last read the messages. */
export async function countWaiting(db: Database, user: string) {
  const { rows } = await sql<Waiting>`SELECT
    (SELECT count(*)::int FROM contacts WHERE archived IS NULL AND ${group} = 'expired') AS expired,
    (SELECT count(*)::int FROM unreachable_phones JOIN contacts USING (phone)
      WHERE archived IS NULL AND active > 0) AS unreachable,
    (SELECT count(DISTINCT m.contact)::int FROM messages m JOIN contacts c ON c._id = m.contact
      WHERE m.state = 'failed' AND coalesce(m.problem, '') NOT IN ('finished', 'opted_out')
        AND m.date > now() - ${days(failedDays)} AND c.archived IS NULL AND c.active > 0
        AND NOT EXISTS (SELECT FROM messages later WHERE later.contact = m.contact
          AND later.date > m.date AND later.state <> 'failed')
        AND NOT EXISTS (SELECT FROM unreachable_phones WHERE unreachable_phones.phone = c.phone)) AS failed,
    (SELECT count(*)::int FROM opt_outs JOIN contacts USING (phone)
      WHERE opt_outs.date > now() - ${days(stopDays)} AND archived IS NULL) AS stopped,
    (SELECT count(DISTINCT m."to")::int FROM messages m
      WHERE m.state = 'received' AND m.understood = 'unclear' AND m.decision IS NULL
        AND NOT EXISTS (SELECT FROM opt_outs WHERE opt_outs.phone = m."to")
        AND NOT EXISTS (SELECT FROM messages later WHERE later."to" = m."to"
          AND later.understood IN ('stop', 'start') AND later.date > m.date)) AS undecided,
    (SELECT count(*)::int FROM messages WHERE state = 'received' AND understood IS NULL
      AND date > coalesce((SELECT upto FROM message_reads WHERE "user" = ${user}), '-infinity')) AS unread,
    held.* FROM (SELECT count(*)::int AS held, min(not_before) AS first FROM messages
      WHERE state = 'queued' AND not_before > now() AND contact IS NOT NULL) AS held`.execute(
    db,
  );
  const [waiting] = rows;
  if (!waiting) throw new Error("The database counted nothing");
  return waiting;
}

/** The last import, if it rejected rows and was not undone. */
export async function findLeftOut(
  db: Database,
): Promise<FamilyNeeds["leftOut"]> {
  const last = await db
    .selectFrom("imports")
    .select(["filename", "date", "refused as rows", "undone"])
    .where("date", ">", sql<string>`now() - ${days(importDays)}`)
    .orderBy("date", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last || last.rows === 0 || last.undone !== null) return null;
  const { filename, date, rows } = last;
  return { filename, date, rows };
}

/** The newest running or paused campaigns with their progress and next text. */
export async function findRunningCampaigns(
  db: Database,
): Promise<RunningCampaign[]> {
  const { rows } = await sql<RunningCampaign>`
    WITH shown AS (
      SELECT _id, name, state, created FROM campaigns WHERE state IN ('running', 'paused')
        AND EXISTS (SELECT FROM campaign_contacts WHERE campaign = campaigns._id AND due IS NOT NULL)
      ORDER BY created DESC, _id LIMIT ${listLimits.running}),
    counted AS (
      SELECT campaign, count(*)::int AS contacts, (count(*) FILTER (WHERE texts > 0))::int AS texted,
        (count(*) FILTER (WHERE active <= 0))::int AS completed, min(due) AS due
      FROM campaign_contacts JOIN contacts ON contacts._id = contact
      WHERE campaign IN (SELECT _id FROM shown) GROUP BY campaign),
    held AS (
      SELECT campaign, min(not_before) AS due FROM messages JOIN campaign_texts ON message = messages._id
      WHERE state = 'queued' AND not_before > now() GROUP BY campaign)
    SELECT shown._id, name, state, contacts, texted, completed,
      CASE WHEN state = 'running' THEN least(counted.due, held.due) END AS next
    FROM shown JOIN counted ON counted.campaign = shown._id LEFT JOIN held ON held.campaign = shown._id
    ORDER BY created DESC, shown._id`.execute(db);
  return rows;
}

/** The latest replies of families; texts are deleted after 30 days. */
export function findLastReplies(db: Database): Promise<LastReply[]> {
  return db
    .selectFrom("messages")
    .select(["_id", "date", "to as phone", "body", "understood"])
    .select(
      sql<string[]>`ARRAY(SELECT DISTINCT name FROM contacts
        WHERE contacts.phone = messages."to" ORDER BY name)`.as("names"),
    )
    .where("state", "=", "received")
    .orderBy("date", "desc")
    .limit(listLimits.lastReplies)
    .execute();
}
