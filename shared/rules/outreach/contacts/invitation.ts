export type InvitationStatus = "sent" | "expired" | "completed";

/** When the link went out (ISO 8601, null: never) and whether its quiz is still pending (above 0). */
export type Invitation = { active: number; date: string | null };

/** For so many days a link counts as just sent. */
export const sentDays = 7;
/** After so many days a link does not invite any more. */
export const invitationDays = 10;

// Days of 24 hours, so that a link does not age differently in another time zone.
const day = 24 * 60 * 60 * 1000;

function daysBetween(date: string | null, now: string): number {
  return date === null ? NaN : (Date.parse(now) - Date.parse(date)) / day;
}

/** Where an invitation stands; undefined when never sent, and from `sentDays` to under `invitationDays`. */
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

/** Whether an invitation is fresh enough to fill in the start form. */
export function mayPrefill(date: string | null, now: string): boolean {
  return daysBetween(date, now) < invitationDays;
}
