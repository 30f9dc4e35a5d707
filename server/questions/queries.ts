import { sql } from "kysely";
import { questionContent } from "#shared/contract/questions.ts";
import type { Database } from "#server/db/connect.ts";

const columns = questionContent.keyof().options;

/** The question that active ones count to from 1, and how many of them there are. */
export function findActiveQuestionAt(db: Database, number: number) {
  return db
    .selectFrom("questions")
    .select(["_id", ...columns])
    .select(sql<number>`count(*) OVER ()::integer`.as("amount"))
    .where("active", "=", true)
    .orderBy("position")
    .offset(number - 1)
    .limit(1)
    .executeTakeFirst();
}
