import { type Insertable, sql } from "kysely";
import type { Database } from "#server/db/connect.ts";
import type { Schema } from "#server/db/schema.ts";

export async function insertAudit(
  db: Database,
  line: Insertable<Schema["audit"]>,
) {
  await db.insertInto("audit").values(line).execute();
}

/** Not when the same person did the same within the last ten minutes. */
export async function insertAuditOfReading(
  db: Database,
  line: { event: string; user: string; network: string },
) {
  const { event, user, network } = line;
  await sql`
    INSERT INTO audit (event, "user", network)
    SELECT ${event}, ${user}, ${network} WHERE NOT EXISTS (
      SELECT FROM audit WHERE event = ${event} AND "user" = ${user}
        AND date > now() - interval '10 minutes')`.execute(db);
}
