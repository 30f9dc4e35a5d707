import type { Insertable } from "kysely";
import type { Database } from "#server/db/connect.ts";
import type { Schema } from "#server/db/schema.ts";

export async function insertEvents(
  db: Database,
  events: Insertable<Schema["events"]>[],
): Promise<undefined> {
  await db.insertInto("events").values(events).execute();
}
