import { sql } from "kysely";
import type { Act } from "#shared/rules/staff/acts.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { networkOf } from "#server/platform/limits/network.ts";

/** From here to the end of the transaction the database notes which fields are changed, for the line that follows. */
export async function lockAudit(trx: Database, subject: string | undefined) {
  await sql`SELECT set_config('act.changes', '[]', true),
    set_config('act.about', coalesce(public_name(${subject ?? null}), ''), true)`.execute(
    trx,
  );
}

type Of = {
  user?: string;
  /** By what name, where the act may have changed it. */
  who?: string;
  ip?: string;
  subject?: string;
  /** Where the database cannot find it by the subject: a name that is public anyway. */
  about?: string;
};

/**
 * Writes a line of the activity log: the action, the user, the network, and the item or the number of items.
 * The database adds which fields changed (`note_changes`). Words of families are never written.
 */
export async function audit(
  db: Database,
  event: Act,
  { user, ip, subject, ...named }: Of = {},
) {
  const network = ip === undefined ? null : placeOf(ip);
  const line = { event, user: user ?? null, network, subject: subject ?? null };
  await db
    .insertInto("audit")
    .values({ ...line, ...named })
    .execute();
}

/** Not if the same person did the same in the last ten minutes: for lists that a screen reads, and refused calls. */
export async function auditOncePerHour(
  db: Database,
  event: Act,
  {
    user,
    ip,
    subject = null,
  }: { user: string; ip: string; subject?: string | null },
) {
  await sql`
    INSERT INTO audit (event, "user", network, subject)
    SELECT ${event}, ${user}, ${placeOf(ip)}, ${subject} WHERE NOT EXISTS (
      SELECT FROM audit WHERE event = ${event} AND "user" = ${user}
        AND subject IS NOT DISTINCT FROM ${subject}
        AND date > now() - interval '10 minutes')`.execute(db);
}

/** The last part of an address names a household; it is left out. */
export function placeOf(ip: string): string {
  return networkOf(ip).replace(/\.\d+$/, ".0");
}
