import { type RawBuilder, sql } from "kysely";
import { previewDays } from "#shared/rules/site/previews.ts";
import { undoDays } from "#shared/rules/outreach/contacts/import.ts";
import { cookieDays } from "#shared/rules/quiz/cookie-days.ts";
import { linkHours, setupLinkHours } from "#shared/rules/staff/links.ts";
import {
  passkeyMinutes,
  pendingSignInMinutes,
  idleMinutes,
  sessionHours,
} from "#shared/rules/staff/sessions.ts";
import { demoMark } from "#server/ops/tools/demo/family.ts";
import { alive } from "#server/staff/auth/queries.ts";
import { auditMonths } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/connect.ts";

const batch = 5000;

export type Step = {
  table: string;
  /** The period as written in docs/data-kept.md. */
  period: string;
  /** Handles at most `batch` rows; `months` is the activity log's retention. */
  statement: (months: number) => RawBuilder<unknown>;
};

type Outdated = (then: RawBuilder<unknown>) => RawBuilder<unknown>;

const byDate: Outdated = (then) => sql`date < ${then}`;
const byCreation: Outdated = (then) => sql`created < ${then}`;

const ago = (period: string) => sql`now() - ${sql.lit(period)}::interval`;

const deleted = (table: string, period: string, isOutdated = byDate): Step =>
  step(table, period, sql`DELETE FROM ${sql.table(table)}`, isOutdated);

const cleared = (
  table: string,
  period: string,
  columns: RawBuilder<unknown>,
  isOutdated: Outdated,
): Step =>
  step(
    table,
    period,
    sql`UPDATE ${sql.table(table)} SET ${columns}`,
    isOutdated,
  );

function step(
  table: string,
  period: string,
  change: RawBuilder<unknown>,
  isOutdated: Outdated,
): Step {
  const rows = sql`SELECT ctid FROM ${sql.table(table)} WHERE ${isOutdated(ago(period))} LIMIT ${batch}`;
  const statement = sql`${change} WHERE ctid = ANY(ARRAY(${rows}))`;
  return { table, period, statement: () => statement };
}

/** Retention rules, in order of execution. */
export const retentionSteps: Step[] = [
  deleted("results", "24 hours", (then) => sql`NOT final AND date < ${then}`),
  // Results of previews: demo data that `npm run demo` did not make. A release before could still store names in them.
  deleted(
    "results",
    "24 hours",
    (then) => sql`demo AND parentname NOT LIKE ${sql.lit(`% ${demoMark}`)}
      AND date < ${then}`,
  ),
  deleted("idempotency_keys", "24 hours"),
  deleted("used_challenges", "1 hour"),
  // An invitation that was due a week ago is no longer sent.
  cleared(
    "messages",
    "7 days",
    sql`state = 'failed', problem = 'gave_up', changed = now()`,
    (then) =>
      sql`state IN ('queued', 'sending') AND coalesce(due, date) < ${then}`,
  ),
  deleted(
    "messages",
    "30 days",
    (then) => sql`kind = 'sms' AND contact IS NULL AND date < ${then}`,
  ),
  // Keeps the outcome of an invitation, without text and link.
  cleared(
    "messages",
    "30 days",
    sql`body = ''`,
    (then) => sql`kind = 'sms' AND body <> '' AND date < ${then}`,
  ),
  deleted(
    "messages",
    "180 days",
    (then) => sql`kind = 'mail' AND date < ${then}`,
  ),
  deleted("visit_questions", `${cookieDays.questions} days`),
  cleared(
    "results",
    "24 months",
    sql`parentname = '', childname = ''`,
    (then) => sql`final AND NOT demo AND (parentname <> '' OR childname <> '')
      AND date < ${then}`,
  ),
  // Once this is deleted, the import cannot be undone.
  deleted(
    "imported_contacts",
    `${undoDays} days`,
    (then) => sql`import IN (SELECT _id FROM imports WHERE date < ${then})`,
  ),
  deleted("imports", "24 months"),
  cleared(
    "events",
    "24 hours",
    sql`dedupe_key = NULL`,
    (then) => sql`dedupe_key IS NOT NULL AND date < ${then}`,
  ),
  deleted("events", "24 months"),
  deleted("event_weeks", "24 months", (then) => sql`week + 7 < ${then}`),
  deleted("rate_limits", "until the limit ends", () => sql`until < now()`),
  deleted(
    "sessions",
    `${sessionHours} hours, or ${idleMinutes} minutes`,
    () => sql`NOT (${alive})`,
  ),
  deleted("pending_sign_ins", `${pendingSignInMinutes} minutes`, byCreation),
  deleted("passkey_challenges", `${passkeyMinutes} minutes`, byCreation),
  deleted("previews", `${previewDays} days`, () => sql`until < now()`),
  deleted("setup_links", `${setupLinkHours} hour`, byCreation),
  deleted("account_links", `${linkHours.email} hours`, byCreation),
  // Kept this long so that admins see the expired invitation and can renew it.
  deleted("staff_invitations", "30 days", byCreation),
  deleted(
    "secrets",
    "monthly ones of an earlier release are deleted",
    () => sql`name LIKE 'visits %' OR name LIKE 'questions %'`,
  ),
  // Kept as long as a backup may still contain the erased data.
  deleted("erasures", "24 months"),
  // Networks of anonymous callers are only needed to detect an attack.
  cleared(
    "audit",
    "30 days",
    sql`network = NULL`,
    (then) => sql`network IS NOT NULL AND date < ${then} AND event IN
      ('sign_in_failed', 'second_step_failed', 'password_link_asked', 'results_shared_by_sms')`,
  ),
  // Deletes only the oldest lines, so that the hash chain can still be verified.
  {
    table: "audit",
    period: `${auditMonths} months`,
    statement: (months) =>
      sql`SELECT forget_audit(${ago(`${months} months`)}, ${batch})`,
  },
];

/** Runs one rule on a batch; returns whether there may be more rows. */
export async function deleteExpired(
  db: Database,
  { statement }: Step,
  months: number,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await statement(months).execute(db);
  return numAffectedRows >= batch;
}
