import { day, hour, minute } from "#shared/rules/milliseconds.ts";
import { invitationStatus } from "#shared/rules/outreach/contacts/invitation.ts";

/** A text sent at most this late counts as on time. */
const slack = 10 * minute;
/** Minimum time between two texts to one phone: about one a day. */
export const phoneGap = 20 * hour;
/** A text delayed for longer than this is dropped. */
const mostLate = 7 * day;

/** Why a contact gets no more texts of a campaign. */
export const endings = [
  "done",
  "completed",
  "opted_out",
  "archived",
  "unreachable",
  "expired",
  "late",
  "stopped",
] as const;
export type Ending = (typeof endings)[number];

/** A reason not to text this contact, independent of the campaign. */
export type Standing = Extract<
  Ending,
  "completed" | "opted_out" | "archived" | "unreachable"
>;

/** The maximum number of reminders, and the days between two texts. */
export type ReminderRules = { reminders: number; reminderdays: number };

/** The state of one contact in a campaign; times in milliseconds. */
export type Turn = {
  /** How many texts were sent so far. */
  texts: number;
  due: number;
  /** When the text was first due, before any wait. */
  since: number;
  /** When the first text was sent. */
  invited: number | null;
  standing: Standing | undefined;
  /** When this phone was last texted, by any campaign or user. */
  lastOnPhone: number | null;
};

/** Returns the first allowed time at or after `at`. */
export type NextAllowed = (at: number) => number;

/** `at` is the time from which the next texts are scheduled. */
export type Decision =
  | { kind: "send"; at: number; next: number | null }
  | { kind: "wait"; until: number }
  | { kind: "end"; why: Ending };

/** Returns why the next text must not be sent, or undefined. */
export function endingOf(
  { texts, invited, standing }: Pick<Turn, "texts" | "invited" | "standing">,
  at: number,
): Ending | undefined {
  if (standing) return standing;
  if (texts === 0 || invited === null) return undefined;
  const invitation = { active: 1, date: new Date(invited).toISOString() };
  const status = invitationStatus(invitation, new Date(at).toISOString());
  return status === "expired" ? status : undefined;
}

/**
 * Decides what to do with a due text. Both the scheduler and the forecast use it. If a text is only slightly late,
 * its due time counts instead of the current time, so that both get the same result.
 */
export function decide(
  { reminders, reminderdays }: ReminderRules,
  turn: Turn,
  now: number,
  nextAllowed: NextAllowed,
): Decision {
  const { texts, due, since, lastOnPhone } = turn;
  const at = now - due <= slack ? due : now;
  const why = endingOf(turn, at);
  if (why) return { kind: "end", why };
  if (now - since > mostLate) return { kind: "end", why: "late" };
  const until = freeFrom(at, lastOnPhone, nextAllowed);
  if (until > at) return { kind: "wait", until };
  const isLast = texts >= reminders;
  return { kind: "send", at, next: isLast ? null : at + reminderdays * day };
}

/** The earliest time after the phone's minimum gap. If quiet hours begin within `slack`, the time after them. */
function freeFrom(
  at: number,
  lastOnPhone: number | null,
  nextAllowed: NextAllowed,
): number {
  const afterGap = lastOnPhone === null ? at : lastOnPhone + phoneGap;
  const from = nextAllowed(Math.max(at, afterGap));
  const allowedAfterSlack = nextAllowed(from + slack);
  return allowedAfterSlack > from + slack ? allowedAfterSlack : from;
}
