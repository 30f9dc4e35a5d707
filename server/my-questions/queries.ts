import { sql } from "kysely";
import { carriedDays } from "#shared/rules/field-limits.ts";
import type { Database } from "#server/db/connect.ts";

/** How many may be stored about one result. */
const mostOfResult = 20;

type Stored = { key_hash: Buffer; result: string; sealed: Buffer };

/** Whether it was written: not where as many as may be are stored about the result already. */
export async function upsertList(db: Database, list: Stored): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO kept_questions (key_hash, result, sealed)
    SELECT ${list.key_hash}, ${list.result}, ${list.sealed}
    WHERE EXISTS (SELECT FROM kept_questions WHERE key_hash = ${list.key_hash})
      OR (SELECT count(*) FROM kept_questions WHERE result = ${list.result}) < ${mostOfResult}
    ON CONFLICT (key_hash) DO UPDATE SET sealed = excluded.sealed, date = now()
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

export function findLists(db: Database, hashes: Buffer[]) {
  return db
    .selectFrom("kept_questions")
    .select(["key_hash", "result", "sealed"])
    .where("key_hash", "=", sql<Buffer>`ANY(${hashes})`)
    .where(
      "date",
      ">=",
      sql<string>`now() - ${carriedDays.questions} * interval '1 day'`,
    )
    .execute();
}

export async function deleteLists(db: Database, hashes: Buffer[]) {
  await db
    .deleteFrom("kept_questions")
    .where("key_hash", "=", sql<Buffer>`ANY(${hashes})`)
    .execute();
}
