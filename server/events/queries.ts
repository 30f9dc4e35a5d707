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

/** The same for events with a key each, of which those are left out that were counted before. */
export async function insertEventsOnce(
  db: Database,
  events: (EventRow & { key: Buffer })[],
): Promise<undefined> {
  const columns = {
    key: events.map(({ key }) => key),
    language: events.map(({ language }) => language),
    name: events.map(({ name }) => name),
    place: events.map(({ place }) => place),
    number: events.map((event) => event.number),
  };
  await sql`WITH arrived AS (
      SELECT DISTINCT ON (key) * FROM unnest(${columns.key}::bytea[],
        ${columns.language}::text[], ${columns.name}::text[],
        ${columns.place}::text[], ${columns.number}::integer[])
        AS arrived (key, language, name, place, number) ORDER BY key
    ), fresh AS (
      INSERT INTO idempotent_replies (key, fingerprint, reply)
      SELECT key, '', '' FROM arrived ON CONFLICT DO NOTHING RETURNING key
    )
    INSERT INTO events (language, name, place, number)
    SELECT language, name, place, number FROM arrived JOIN fresh USING (key)`.execute(
    db,
  );
}
