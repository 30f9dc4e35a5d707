import { type Insertable, sql } from "kysely";
import type { Database } from "#server/db/connect.ts";
import type { Schema } from "#server/db/schema.ts";

export type EventRow = Required<
  Pick<
    Insertable<Schema["events"]>,
    "language" | "name" | "place" | "number" | "seconds"
  >
>;

/** However many they are, the statement is the same, and prepared. */
export async function insertEvents(
  db: Database,
  events: EventRow[],
): Promise<undefined> {
  const columns = {
    language: events.map(({ language }) => language),
    name: events.map(({ name }) => name),
    place: events.map(({ place }) => place),
    number: events.map((event) => event.number),
    seconds: events.map((event) => event.seconds),
  };
  await sql`INSERT INTO events (language, name, place, number, seconds)
    SELECT language, name, place, number, seconds FROM unnest(
      ${columns.language}::text[], ${columns.name}::text[], ${columns.place}::text[],
      ${columns.number}::integer[], ${columns.seconds}::integer[])
      AS arrived (language, name, place, number, seconds)`.execute(db);
}
