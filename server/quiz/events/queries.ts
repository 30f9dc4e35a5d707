import type { Insertable } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

export type EventRow = Required<
  Pick<
    Insertable<Schema["events"]>,
    "language" | "name" | "place" | "number" | "seconds"
  >
> & {
  /** Events with the same key are counted once. */
  dedupe_key?: Buffer;
};

export async function insertEvents(
  db: Database,
  events: EventRow[],
): Promise<undefined> {
  await db
    .insertInto("events")
    .values(events)
    .onConflict((conflict) =>
      conflict
        .column("dedupe_key")
        .where("dedupe_key", "is not", null)
        .doNothing(),
    )
    .execute();
}
