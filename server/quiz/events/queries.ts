import type { Insertable } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

type EventRow = Required<
  Pick<
    Insertable<Schema["events"]>,
    "language" | "name" | "place" | "number" | "seconds"
  >
>;

export async function insertEvents(
  db: Database,
  events: EventRow[],
): Promise<undefined> {
  await db.insertInto("events").values(events).execute();
}
