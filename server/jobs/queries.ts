import { sql } from "kysely";
import { undoDays } from "#shared/rules/contacts/import.ts";
import { carriedDays } from "#shared/rules/field-limits.ts";
import { linkHours, setupLinkHours } from "#shared/rules/staff/links.ts";
import {
  passkeyMinutes,
  passwordProofMinutes,
} from "#shared/rules/staff/proofs.ts";
import { alive } from "#server/auth/queries.ts";
import { auditMonths } from "#server/config.ts";
import type { Database } from "#server/db/connect.ts";
import { eventMonths } from "./event-weeks-queries.ts";

const batch = 5000;
const ago = (age: string) => sql`now() - interval ${sql.lit(age)}`;

const outdated = {
  drafts: sql`DELETE FROM results WHERE ctid = ANY(ARRAY(SELECT ctid FROM results
    WHERE NOT final AND date < now() - interval '24 hours' LIMIT ${batch}))`,
  replies: sql`DELETE FROM idempotent_replies WHERE ctid = ANY(ARRAY(SELECT ctid FROM idempotent_replies
    WHERE date < now() - interval '24 hours' LIMIT ${batch}))`,
  challenges: sql`DELETE FROM used_challenges WHERE ctid = ANY(ARRAY(SELECT ctid FROM used_challenges
    WHERE date < now() - interval '1 hour' LIMIT ${batch}))`,
  // Who was to be invited a week ago must not be surprised today.
  forgotten: sql`UPDATE messages SET state = 'failed', problem = 'gave_up', changed = now()
    WHERE ctid = ANY(ARRAY(SELECT ctid FROM messages
    WHERE state IN ('queued', 'sending') AND coalesce(due, date) < now() - interval '7 days' LIMIT ${batch}))`,
  texts: sql`DELETE FROM messages WHERE ctid = ANY(ARRAY(SELECT ctid FROM messages
    WHERE kind = 'sms' AND contact IS NULL AND date < now() - interval '30 days' LIMIT ${batch}))`,
  // What became of a contact's invitation stays known; what it said, and its link, does not.
  bodies: sql`UPDATE messages SET body = '' WHERE ctid = ANY(ARRAY(SELECT ctid FROM messages
    WHERE kind = 'sms' AND body <> '' AND date < now() - interval '30 days' LIMIT ${batch}))`,
  mails: sql`DELETE FROM messages WHERE ctid = ANY(ARRAY(SELECT ctid FROM messages
    WHERE kind = 'mail' AND date < now() - interval '180 days' LIMIT ${batch}))`,
  questions: sql`DELETE FROM visit_questions WHERE ctid = ANY(ARRAY(SELECT ctid FROM visit_questions
    WHERE date < ${ago(`${carriedDays.questions} days`)} LIMIT ${batch}))`,
  keptQuestions: sql`DELETE FROM kept_questions WHERE ctid = ANY(ARRAY(SELECT ctid FROM kept_questions
    WHERE date < ${ago(`${carriedDays.questions} days`)} LIMIT ${batch}))`,
  names: sql`UPDATE results SET parentname = '', childname = '' WHERE ctid = ANY(ARRAY(SELECT ctid FROM results
    WHERE final AND NOT demo AND (parentname <> '' OR childname <> '') AND date < now() - interval '24 months' LIMIT ${batch}))`,
  // After that an import cannot be undone: see undoDays.
  imported: sql`DELETE FROM imported_contacts WHERE ctid = ANY(ARRAY(SELECT ctid FROM imported_contacts
    WHERE import IN (SELECT _id FROM imports WHERE date < ${ago(`${undoDays} days`)}) LIMIT ${batch}))`,
  imports: sql`DELETE FROM imports WHERE date < now() - interval '24 months'`,
  // Those that lie in no week of their own; the others go by weeks.
  events: sql`DELETE FROM events WHERE date < ${ago(`${eventMonths} months`)}
    AND (tableoid, ctid) IN (SELECT tableoid, ctid FROM events
    WHERE date < ${ago(`${eventMonths} months`)} LIMIT ${batch})`,
  limits: sql`DELETE FROM rate_limits WHERE ctid = ANY(ARRAY(SELECT ctid FROM rate_limits
    WHERE until < now() LIMIT ${batch}))`,
  sessions: sql`DELETE FROM sessions WHERE ctid = ANY(ARRAY(SELECT ctid FROM sessions
    WHERE NOT (${alive}) LIMIT ${batch}))`,
  proofs: sql`DELETE FROM password_proofs WHERE created < ${ago(`${passwordProofMinutes} minutes`)}`,
  passkeyChallenges: sql`DELETE FROM passkey_challenges WHERE created < ${ago(`${passkeyMinutes} minutes`)}`,
  setupLinks: sql`DELETE FROM setup_links WHERE created < ${ago(`${setupLinkHours} hour`)}`,
  accountLinks: sql`DELETE FROM account_links WHERE created < ${ago(`${linkHours.email} hours`)}`,
  // Until then admins see that it ended, and can renew it.
  staffInvitations: sql`DELETE FROM staff_invitations WHERE created < now() - interval '30 days'`,
  // For as long as a backup may be kept that still holds what was erased.
  erasures: sql`DELETE FROM erasures WHERE hash IN (SELECT hash FROM erasures
    WHERE date < now() - interval '24 months' LIMIT ${batch})`,
  // Each month had its own before one secret took their place.
  monthlySecrets: sql`DELETE FROM secrets WHERE name LIKE 'visits %' OR name LIKE 'questions %'`,
  // From where strangers came is only needed to see an attack.
  strangers: sql`UPDATE audit SET network = NULL WHERE ctid = ANY(ARRAY(SELECT ctid FROM audit
    WHERE event IN ('sign_in_failed', 'second_step_failed', 'password_link_asked', 'results_shared_by_sms')
      AND network IS NOT NULL AND date < now() - interval '30 days' LIMIT ${batch}))`,
  // From its old end only, so that the chain of its hashes can still be followed.
  audit: forgetAudit(auditMonths),
};

function forgetAudit(months: number) {
  return sql`SELECT forget_audit(${ago(`${months} months`)}, ${batch})`;
}

export type Outdated = keyof typeof outdated;
export const everythingOutdated = Object.keys(outdated) as Outdated[];

/** What a step does, for whoever compares it with the list of what is kept. */
export function sqlOf(db: Database, what: Outdated): string {
  return outdated[what].compile(db).sql;
}

/** Deletes what nobody needs any more, some at a time; whether there may be more. */
export async function deleteOutdated(
  db: Database,
  what: Outdated,
  months: number,
): Promise<boolean> {
  const step = what === "audit" ? forgetAudit(months) : outdated[what];
  const { numAffectedRows = 0n } = await step.execute(db);
  return numAffectedRows >= batch;
}
