import { sql } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";

/** Points so far and milliseconds until they expire. */
export type LimitCount = { points: number; milliseconds: number };

// Commits asynchronously: a crash may lose the counts of the last half second.
const withoutWaiting = sql`quick AS (SELECT set_config('synchronous_commit', 'off', true))`;
const milliseconds = sql`(extract(epoch FROM until - now()) * 1000)::float8 AS milliseconds`;

/** Adds points, which expire this many seconds after the first, by the database's clock. */
export async function incrementPoints(
  db: Database,
  key: Buffer,
  points: number,
  seconds: number,
): Promise<LimitCount> {
  const { rows } = await sql<LimitCount>`WITH ${withoutWaiting}
    INSERT INTO rate_limits AS stored (key, points, until)
    SELECT ${key}::bytea, ${points}::integer, now() + ${seconds}::integer * interval '1 second' FROM quick
    ON CONFLICT (key) DO UPDATE SET
      points = excluded.points + CASE WHEN stored.until > now() THEN stored.points ELSE 0 END,
      until = CASE WHEN stored.until > now() THEN stored.until ELSE excluded.until END
    RETURNING points, ${milliseconds}`.execute(db);
  return rows[0]!;
}

/** Sets the points, which expire after `seconds`. */
export async function upsertPoints(
  db: Database,
  key: Buffer,
  points: number,
  seconds: number,
) {
  await sql`INSERT INTO rate_limits (key, points, until)
    VALUES (${key}, ${points}, now() + ${seconds}::integer * interval '1 second')
    ON CONFLICT (key) DO UPDATE SET points = excluded.points, until = excluded.until`.execute(
    db,
  );
}

export async function findPoints(
  db: Database,
  key: Buffer,
): Promise<LimitCount | undefined> {
  const { rows } = await sql<LimitCount>`SELECT points, ${milliseconds}
    FROM rate_limits WHERE key = ${key} AND until > now()`.execute(db);
  return rows[0];
}

export async function deletePoints(db: Database, key: Buffer) {
  await sql`DELETE FROM rate_limits WHERE key = ${key}`.execute(db);
}
