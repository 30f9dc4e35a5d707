import { sql } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";

/** The name of the site; undefined before the default content exists. */
export async function findSiteName(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom("settings")
    .select(sql<string>`content ->> 'sitename'`.as("name"))
    .where("section", "=", "main")
    .executeTakeFirst();
  return row?.name;
}
