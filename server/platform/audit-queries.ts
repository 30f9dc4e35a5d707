import { sql } from "kysely";
import type { Act } from "#shared/rules/staff/acts.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { networkOf } from "#server/platform/limits/network.ts";

/** Makes the database collect the changed fields until the transaction ends, for the next line of the activity log. */
export async function lockAudit(trx: Database, subject: string | undefined) {
  await sql`SELECT set_config('act.changes', '[]', true),
    set_config('act.about', coalesce(public_name(${subject ?? null}), ''), true)`.execute(
    trx,
  );
}

type Of = {
  user?: string;
  /** The user's name, if the action may have changed it. */
  who?: string;
  ip?: string;
  subject?: string;
  /** The subject's public name, if the database cannot look it up. */
  about?: string;
};

/**
 * Writes a line of the activity log: the action, the user, the network, and the item or the number of items.
 * The database adds the changed fields (`note_changes`). What families wrote is never logged.
 */
export async function audit(
  db: Database,
  event: Act,
  { user, ip, subject, ...named }: Of = {},
) {
  const network = ip === undefined ? null : maskIp(ip);
  const line = { event, user: user ?? null, network, subject: subject ?? null };
  await db
    .insertInto("audit")
    .values({ ...line, ...named })
    .execute();
}

/** For list reads and refused calls: writes no line if the user did the same in the last ten minutes. */
export async function auditUnlessRecent(
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
    SELECT ${event}, ${user}, ${maskIp(ip)}, ${subject} WHERE NOT EXISTS (
      SELECT FROM audit WHERE event = ${event} AND "user" = ${user}
        AND subject IS NOT DISTINCT FROM ${subject}
        AND date > now() - interval '10 minutes')`.execute(db);
}

/** Masks the last part of an IPv4 address, because it identifies a household. */
export function maskIp(ip: string): string {
  return networkOf(ip).replace(/\.\d+$/, ".0");
}
