import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

/** What was counted until now, and how long it still counts; `until` is the database's time. */
export type Count = { points: number; until: string; milliseconds: number };

// Does not wait for the disk: a crash may forget what was counted in its last half second.
const withoutWaiting = sql`quick AS (SELECT set_config('synchronous_commit', 'off', true))`;
const milliseconds = sql`(extract(epoch FROM until - now()) * 1000)::float8 AS milliseconds`;

/** Adds points to what is counted for so many seconds since the first of them. */
export async function incrementPoints(
  db: Database,
  key: Buffer,
  points: number,
  seconds: number,
): Promise<Count> {
  const { rows } = await sql<Count>`WITH ${withoutWaiting}
    INSERT INTO rate_limits AS stored (key, points, until)
    SELECT ${key}::bytea, ${points}::integer, now() + ${seconds}::integer * interval '1 second' FROM quick
    ON CONFLICT (key) DO UPDATE SET
      points = excluded.points + CASE WHEN stored.until > now() THEN stored.points ELSE 0 END,
      until = CASE WHEN stored.until > now() THEN stored.until ELSE excluded.until END
    RETURNING points, until, ${milliseconds}`.execute(db);
  return rows[0]!;
}

/** Counts anew: so many points, for so many seconds from now. */
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
): Promise<Count | undefined> {
  const { rows } = await sql<Count>`SELECT points, until, ${milliseconds}
    FROM rate_limits WHERE key = ${key} AND until > now()`.execute(db);
  return rows[0];
}

export async function deletePoints(db: Database, key: Buffer) {
  await sql`DELETE FROM rate_limits WHERE key = ${key}`.execute(db);
}

export type Drawn = { key: Buffer; left: number; until: string };

/** Gives points back where they still count; what was asked for beyond the limit was never given. */
export async function returnPoints(db: Database, limit: number, all: Drawn[]) {
  const keys = all.map(({ key }) => key);
  const left = all.map((drawn) => drawn.left);
  const until = all.map((drawn) => drawn.until);
  await sql`WITH ${withoutWaiting}
    UPDATE rate_limits AS stored
    SET points = greatest(0, least(stored.points, ${limit}::integer) - drawn.left_over)
    FROM quick, unnest(${keys}::bytea[], ${left}::integer[], ${until}::timestamptz[])
      AS drawn (key, left_over, until)
    WHERE stored.key = drawn.key AND stored.until = drawn.until`.execute(db);
}
