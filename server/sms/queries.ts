import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

/** A final result that is still fresh enough to be passed on. */
export function findShareableResult(db: Database, _id: string) {
  return db
    .selectFrom("results")
    .select(["_id", "language"])
    .select(sql<string>`to_char(now(), 'YYYY-MM-DD')`.as("today"))
    .where("_id", "=", _id)
    .where("final", "=", true)
    .where("date", ">=", sql<Date>`now() - interval '30 days'`)
    .executeTakeFirst();
}
