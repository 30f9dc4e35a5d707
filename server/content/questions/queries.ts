import { sql } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";
import { hasRow } from "#server/platform/db/has-row.ts";

export async function findActiveIds(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("questions")
    .select("_id")
    .where("active", "=", true)
    .orderBy("position")
    .execute();
  return rows.map(({ _id }) => _id);
}

export async function isPurposeTwice(db: Database): Promise<boolean> {
  return db
    .selectFrom("questions")
    .select("purpose")
    .where("active", "=", true)
    .where("purpose", "is not", null)
    .groupBy("purpose")
    .having(sql<number>`count(*)`, ">", 1)
    .$call(hasRow);
}
