import { type Insertable, sql } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

export async function insertFeedback(
  db: Database,
  feedback: Insertable<Schema["feedbacks"]>,
) {
  await db.insertInto("feedbacks").values(feedback).execute();
}

/** The ids of all feedback, newest first. */
export async function findFeedbackIds(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("feedbacks")
    .select("_id")
    .orderBy("date", "desc")
    .orderBy("_id")
    .execute();
  return rows.map(({ _id }) => _id);
}

export function findFeedbacks(db: Database, ids: string[]) {
  return db
    .selectFrom("feedbacks")
    .selectAll()
    .where("_id", "=", sql<string>`ANY(${ids})`)
    .execute();
}
