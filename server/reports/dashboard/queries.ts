import { type RawBuilder, sql } from "kysely";
import type { readDashboard } from "#shared/contract/reports/dashboard.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import { trendWeeks } from "#shared/rules/reports/periods.ts";
import type { Database } from "#server/platform/db/connect.ts";

type Dashboard = ReplyOf<typeof readDashboard>;

type Figures = Pick<
  Dashboard,
  | `contacts${"" | "Completed"}`
  | "campaigns"
  | `results${"" | "ThisWeek"}`
  | "feedbacks"
  | "lastFeedback"
  | "averageScore"
  | `${"active" | "inactive"}${"Questions" | "Concerns"}`
  | "users"
>;

/** The figures of the cards, from one snapshot. */
export async function findFigures(db: Database): Promise<Figures> {
  const { rows } = await sql<Figures>`
    SELECT
      contacts.*,
      (SELECT count(*)::int FROM campaigns WHERE state = 'running' AND EXISTS
        (SELECT FROM campaign_contacts WHERE campaign = campaigns._id AND due IS NOT NULL)) AS campaigns,
      (SELECT count(*)::int FROM results WHERE final AND NOT demo) AS results,
      (SELECT count(*)::int FROM results
        WHERE final AND NOT demo AND date > now() - interval '7 days') AS "resultsThisWeek",
      (SELECT count(*)::int FROM feedbacks) AS feedbacks,
      (SELECT max(date) FROM feedbacks) AS "lastFeedback",
      (SELECT avg(score)::float FROM feedbacks) AS "averageScore",
      (SELECT count(*)::int FROM questions WHERE active) AS "activeQuestions",
      (SELECT count(*)::int FROM questions WHERE NOT active) AS "inactiveQuestions",
      (SELECT count(*)::int FROM concerns WHERE active) AS "activeConcerns",
      (SELECT count(*)::int FROM concerns WHERE NOT active) AS "inactiveConcerns",
      (SELECT count(*)::int FROM users) AS users
    FROM (SELECT count(*)::int AS contacts,
      (count(*) FILTER (WHERE active <= 0))::int AS "contactsCompleted"
      FROM contacts) AS contacts
  `.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error("The database counted nothing");
  return figures;
}

const lastWeeks = sql`date > now() - ${sql.lit(trendWeeks)} * interval '7 days' AND date <= now()`;

/** The source of each trend. */
const trendSources = {
  invited: sql`contacts WHERE ${lastWeeks}`,
  finished: sql`results WHERE final AND NOT demo AND ${lastWeeks}`,
  opened: sql`events WHERE NOT demo AND name = 'page_viewed' AND place IN ('/', '/{contactId}') AND ${lastWeeks}`,
  shared: sql`events WHERE NOT demo AND name IN ('shared', 'printed') AND ${lastWeeks}`,
} satisfies Record<keyof Dashboard["trends"], RawBuilder<unknown>>;

type Trends = Record<keyof typeof trendSources, number[]>;

/** Counts per week of seven days, oldest first. */
export async function findTrends(db: Database): Promise<Trends> {
  const each = Object.entries(trendSources).map(
    ([what, from]) =>
      sql`SELECT ${sql.lit(what)} AS what, floor(extract(epoch FROM now() - date) / 604800)::int AS ago,
        count(*)::int AS count FROM ${from} GROUP BY 2`,
  );
  const { rows } = await sql<{
    what: keyof Trends;
    ago: number;
    count: number;
  }>`${sql.join(each, sql` UNION ALL `)}`.execute(db);
  const trendOf = (what: keyof Trends) =>
    Array.from({ length: trendWeeks }, (_, week) => {
      const ago = trendWeeks - 1 - week;
      const row = rows.find((row) => row.what === what && row.ago === ago);
      return row?.count ?? 0;
    });
  return {
    invited: trendOf("invited"),
    opened: trendOf("opened"),
    finished: trendOf("finished"),
    shared: trendOf("shared"),
  };
}
