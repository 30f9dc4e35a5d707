import { sql } from "kysely";
import { cookieDays } from "#shared/rules/quiz/cookie-days.ts";
import type { Database } from "#server/platform/db/connect.ts";

const mostOfResult = 20;

type Key = { token_hash: Buffer; result: string };

/** Returns the saved version; undefined if too many browsers have saved questions about this result. */
export async function upsertQuestions(
  db: Database,
  { token_hash, result }: Key,
  sealed: Buffer,
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    INSERT INTO visit_questions (token_hash, result, sealed)
    SELECT ${token_hash}, ${result}, ${sealed}
    WHERE EXISTS (SELECT FROM visit_questions WHERE token_hash = ${token_hash} AND result = ${result})
      OR (SELECT count(*) FROM visit_questions WHERE result = ${result}) < ${mostOfResult}
    ON CONFLICT (token_hash, result) DO UPDATE
      SET sealed = excluded.sealed, version = visit_questions.version + 1, date = now()
    RETURNING version`.execute(db);
  return rows[0]?.version;
}

export function findVisitQuestions(db: Database, { token_hash, result }: Key) {
  return db
    .selectFrom("visit_questions")
    .select(["version", "sealed"])
    .where("token_hash", "=", token_hash)
    .where("result", "=", result)
    .where(
      "date",
      ">=",
      sql<string>`now() - ${cookieDays.questions} * interval '1 day'`,
    )
    .executeTakeFirst();
}

export async function deleteQuestions(db: Database, token_hash: Buffer) {
  await db
    .deleteFrom("visit_questions")
    .where("token_hash", "=", token_hash)
    .execute();
}
