import { type Insertable, sql } from "kysely";
import type { Database } from "#server/db/connect.ts";
import type { Schema } from "#server/db/schema.ts";

/** From here to the end of the transaction the database notes which fields are changed, for the line that follows. */
export async function beginAct(trx: Database, subject: string | undefined) {
  await sql`SELECT set_config('act.changes', '[]', true),
    set_config('act.about', coalesce(public_name(${subject ?? null}), ''), true)`.execute(
    trx,
  );
}

export async function insertAudit(
  db: Database,
  line: Insertable<Schema["audit"]>,
) {
  await db.insertInto("audit").values(line).execute();
}

/** Not when the same person did the same within the last ten minutes. */
export async function insertAuditAtTimes(
  db: Database,
  line: {
    event: string;
    user: string;
    network: string;
    subject: string | null;
  },
) {
  const { event, user, network, subject } = line;
  await sql`
    INSERT INTO audit (event, "user", network, subject)
    SELECT ${event}, ${user}, ${network}, ${subject} WHERE NOT EXISTS (
      SELECT FROM audit WHERE event = ${event} AND "user" = ${user}
        AND subject IS NOT DISTINCT FROM ${subject}
        AND date > now() - interval '10 minutes')`.execute(db);
}
