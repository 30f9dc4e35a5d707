import type { Services } from "#server/services.ts";
import { audit } from "#server/audit.ts";
import { refusedFor } from "#server/errors.ts";

/**
 * Takes one text from what all visitors together may share in an hour and a day. Invitations have
 * nothing to do with it and go on when it is spent.
 */
export async function spendShareBudget({
  db,
  limits,
}: Pick<Services, "db" | "limits">) {
  const hour = await limits.take("shared_sms_of_hour", "all");
  const day =
    hour === undefined
      ? undefined
      : await limits.take("shared_sms_of_day", "all");
  if (day === undefined) throw refusedFor(503, "texting_paused", 600);
  const nearlySpent = Math.floor(limits.shared_sms_of_day.points / 5);
  if (day === nearlySpent) await audit(db, "shared_sms_nearly_spent");
}
