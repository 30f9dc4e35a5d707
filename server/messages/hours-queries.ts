import { sql } from "kysely";
import { type TextingHours, usualHours } from "#shared/rules/texting/hours.ts";
import type { Database } from "#server/db/connect.ts";
import type { Clock } from "#server/services.ts";

/** The hours that staff chose, or the usual ones. */
export async function findTextingHours(db: Database): Promise<TextingHours> {
  const chosen = await db
    .selectFrom("texting_hours")
    .select(["opens", "closes", "sundayopens"])
    .executeTakeFirst();
  return chosen ?? usualHours;
}

export async function upsertTextingHours(trx: Database, hours: TextingHours) {
  await trx
    .insertInto("texting_hours")
    .values(hours)
    .onConflict((conflict) => conflict.column("only_one").doUpdateSet(hours))
    .execute();
}

/** The database's clock, which all instances share; a test has one of its own. */
export async function findNow(db: Database, clock?: Clock): Promise<Date> {
  if (clock) return clock();
  const { rows } = await sql<{
    now: string;
  }>`SELECT clock_timestamp() AS now`.execute(db);
  return new Date(rows[0]?.now ?? Date.now());
}
