import type { Act } from "#shared/rules/staff/acts.ts";
import type { Database } from "#server/db/connect.ts";
import { insertAudit, insertAuditAtTimes } from "#server/audit-queries.ts";
import { networkOf } from "#server/limits/network.ts";

/** Each stands in the list of acts, with its kind; its sentence in `web/i18n/admin/record/acts.ts`. */
export type AuditEvent = Act;

/** What it is about is said where the database cannot find it by the subject: a name that is public anyway. */
type Of = {
  user?: string;
  /** By what name, where the act may have changed it. */
  who?: string;
  ip?: string;
  subject?: string;
  about?: string;
};

/**
 * Remembers what was done, by whom, from where, and to what or to how many. Which fields an act changed
 * the database finds (`note_changes`); what families typed is never kept.
 */
export async function audit(
  db: Database,
  event: AuditEvent,
  { user, who, ip, subject, about }: Of = {},
) {
  const network = ip === undefined ? null : placeOf(ip);
  await insertAudit(db, {
    event,
    user: user ?? null,
    network,
    subject: subject ?? null,
    ...(who !== undefined && { who }),
    ...(about !== undefined && { about }),
  });
}

/** The same for what comes again and again, lists that a screen looks at or refused calls: one line for ten minutes. */
export async function auditAtTimes(
  db: Database,
  event: AuditEvent,
  { user, ip, subject }: { user: string; ip: string; subject?: string },
) {
  const network = placeOf(ip);
  await insertAuditAtTimes(db, {
    event,
    user,
    network,
    subject: subject ?? null,
  });
}

/** The last part of an address names a household; it is left out. */
export function placeOf(ip: string): string {
  return networkOf(ip).replace(/\.\d+$/, ".0");
}
