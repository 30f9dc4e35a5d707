import { type TextingHours, usualHours } from "#shared/rules/texting/hours.ts";
import type { Database } from "#server/db/connect.ts";

/** The hours that staff chose, or the usual ones. */
export async function findTextingHours(db: Database): Promise<TextingHours> {
  const chosen = await db
    .selectFrom("texting_hours")
    .select(["opens", "closes", "sundayopens"])
    .executeTakeFirst();
  return chosen ?? usualHours;
}
