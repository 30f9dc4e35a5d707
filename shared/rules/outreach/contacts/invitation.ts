export type InvitationStatus = "sent" | "expired" | "completed";

/** `date`: when the link was sent (ISO 8601, null for never). `active` above 0: the quiz is pending. */
export type Invitation = { active: number; date: string | null };

/** For this many days, an invitation counts as just sent. */
export const sentDays = 7;
/** After this many days, an invitation has expired. */
export const invitationDays = 10;

// A day has 24 hours, regardless of time zones and clock changes.
const day = 24 * 60 * 60 * 1000;

function daysBetween(date: string | null, now: string): number {
  return date === null ? NaN : (Date.parse(now) - Date.parse(date)) / day;
}

/** Undefined if the invitation was never sent, or was sent between `sentDays` and `invitationDays` ago. */
export function invitationStatus(
  { active, date }: Invitation,
  now: string,
): InvitationStatus | undefined {
  if (active <= 0) return "completed";
  const age = daysBetween(date, now);
  if (age < sentDays) return "sent";
  if (age >= invitationDays) return "expired";
  return undefined;
}

/** Whether an invitation is recent enough to fill in the start form. */
export function mayPrefill(date: string | null, now: string): boolean {
  return daysBetween(date, now) < invitationDays;
}
