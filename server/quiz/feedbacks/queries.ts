import type { Insertable } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

export async function insertFeedback(
  db: Database,
  feedback: Insertable<Schema["feedbacks"]>,
) {
  await db.insertInto("feedbacks").values(feedback).execute();
}

export function findFeedbacks(db: Database) {
  return db
    .selectFrom("feedbacks")
    .selectAll()
    .orderBy("date", "desc")
    .orderBy("_id")
    .execute();
}
