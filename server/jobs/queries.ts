import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

const batch = 5000;

/** Whether this instance may sweep now; held until the transaction ends. */
export async function lockSweeping(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtext('sweep')) AS "isOurs"`.execute(
    db,
  );
  return rows[0]?.isOurs ?? false;
}

const outdated = {
  drafts: sql`DELETE FROM results WHERE ctid = ANY(ARRAY(SELECT ctid FROM results
    WHERE NOT final AND date < now() - interval '24 hours' LIMIT ${batch}))`,
  replies: sql`DELETE FROM idempotent_replies WHERE ctid = ANY(ARRAY(SELECT ctid FROM idempotent_replies
    WHERE date < now() - interval '24 hours' LIMIT ${batch}))`,
  challenges: sql`DELETE FROM used_challenges WHERE ctid = ANY(ARRAY(SELECT ctid FROM used_challenges
    WHERE date < now() - interval '1 hour' LIMIT ${batch}))`,
};

/** Deletes what nobody needs any more, some at a time; whether there may be more. */
export async function deleteOutdated(
  db: Database,
  what: keyof typeof outdated,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await outdated[what].execute(db);
  return numAffectedRows >= batch;
}
