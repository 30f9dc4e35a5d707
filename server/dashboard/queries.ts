import { sql } from "kysely";
import type { readDashboard } from "#shared/contract/dashboard.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { Database } from "#server/db/connect.ts";

type Figures = Omit<
  ReplyOf<typeof readDashboard>,
  "backup" | "placeholders" | `untranslated${"" | "Questions" | "Concerns"}`
>;

/** The figures that the database counts, all of one moment. */
export async function findFigures(db: Database): Promise<Figures> {
  const { rows } = await sql<Figures>`
    SELECT
      (SELECT count(*)::int FROM contacts) AS contacts,
      (SELECT count(*)::int FROM contacts
        WHERE active > 0 AND date IS NOT NULL) AS "contactsWaiting",
      (SELECT count(*)::int FROM contacts WHERE active <= 0) AS "contactsCompleted",
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
  `.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error("The database counted nothing");
  return figures;
}
