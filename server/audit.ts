import type { Database } from "#server/db/connect.ts";
import { insertAudit, insertAuditOfReading } from "#server/audit-queries.ts";
import { networkOf } from "#server/limits/network.ts";

export type AuditEvent =
  | "signed_out_everywhere"
  | "user_added"
  | "user_saved"
  | "user_deleted"
  | "contact_added"
  | "contact_saved"
  | "contacts_read"
  | "contacts_deleted"
  | "contacts_imported"
  | "import_undone"
  | "messages_read"
  | "feedbacks_read"
  | "invitations_sent"
  | "test_sms_sent"
  | "campaign_added"
  | "campaign_saved"
  | "campaign_deleted"
  | "campaign_started"
  | "campaign_paused"
  | "campaign_resumed"
  | "campaign_stopped"
  | "question_added"
  | "question_saved"
  | "question_switched"
  | "questions_reordered"
  | "concern_added"
  | "concern_saved"
  | "concern_switched"
  | "concerns_reordered"
  | "data_exported"
  | "results_read"
  | "family_erased"
  | "signed_in"
  | "sign_in_failed"
  | "signed_out"
  | "account_saved"
  | "session_ended"
  | "second_step_set_up"
  | "second_step_failed"
  | "second_step_removed"
  | "passkey_added"
  | "passkey_removed"
  | "passkey_copied"
  | "recovery_codes_made"
  | "sign_in_rules_saved"
  | "first_admin_set_up"
  | "password_reset"
  | "settings_saved"
  | "results_shared_by_sms"
  | "shared_sms_nearly_spent"
  | "image_uploaded";

/** Remembers what was done, by whom, from where, and to what or to how many; never what was typed. */
export async function audit(
  db: Database,
  event: AuditEvent,
  { user, ip, subject }: { user?: string; ip?: string; subject?: string } = {},
) {
  const network = ip === undefined ? null : placeOf(ip);
  await insertAudit(db, {
    event,
    user: user ?? null,
    network,
    subject: subject ?? null,
  });
}

/** The same for a list that a screen asks for again and again: one line for ten minutes of reading. */
export async function auditReading(
  db: Database,
  event: AuditEvent,
  { user, ip }: { user: string; ip: string },
) {
  await insertAuditOfReading(db, { event, user, network: placeOf(ip) });
}

/** The last part of an address names a household; it is left out. */
export function placeOf(ip: string): string {
  return networkOf(ip).replace(/\.\d+$/, ".0");
}
