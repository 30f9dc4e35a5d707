import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

/** From which day on everybody needs a second step, if from any. */
export async function findRequiredFrom(db: Database): Promise<string | null> {
  const rules = await db
    .selectFrom("sign_in_rules")
    .select(
      sql<string | null>`to_char(second_step_from, 'YYYY-MM-DD')`.as(
        "second_step_from",
      ),
    )
    .executeTakeFirst();
  return rules?.second_step_from ?? null;
}

export async function isRequiredNow(db: Database): Promise<boolean> {
  const due = await db
    .selectFrom("sign_in_rules")
    .select("only_one")
    .where(sql<boolean>`second_step_from <= current_date`)
    .executeTakeFirst();
  return due !== undefined;
}

export async function upsertRequiredFrom(db: Database, day: string | null) {
  const rules = { second_step_from: day };
  await db
    .insertInto("sign_in_rules")
    .values(rules)
    .onConflict((conflict) => conflict.column("only_one").doUpdateSet(rules))
    .execute();
}
