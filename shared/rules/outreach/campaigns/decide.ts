import { invitationStatus } from "#shared/rules/outreach/contacts/invitation.ts";

const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;

/** How long after its time a text may still leave as if it were on time. */
const slack = 10 * minute;
/** The least time between two texts to one phone: one a day, whatever the hour. */
export const phoneGap = 20 * hour;
/** Who was to be texted so long ago must not be surprised today. */
const mostLate = 7 * day;

/** Why somebody gets no more texts of a campaign. */
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

/** Why nobody may text this contact, if so. */
export type Standing = Extract<
  Ending,
  "completed" | "opted_out" | "archived" | "unreachable"
>;

/** At most so many reminders, each so many days after the text before. */
export type ReminderRules = { reminders: number; reminderdays: number };

/** What is due to one contact; moments in milliseconds. */
export type Turn = {
  /** How many texts they got so far. */
  texts: number;
  due: number;
  /** When it was due first, before it had to wait. */
  since: number;
  /** When their invitation went out. */
  invited: number | null;
  standing: Standing | undefined;
  /** When their phone was texted last, in this campaign or not. */
  lastOnPhone: number | null;
};

/** The first moment from this one on at which they may be texted. */
export type NextAllowed = (at: number) => number;

/** `at` is the moment by which everything that follows is counted. */
export type Decision =
  | { kind: "send"; at: number; next: number | null }
  | { kind: "wait"; until: number }
  | { kind: "end"; why: Ending };

/** Why the next text of this contact is not to be sent at all. */
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
 * What becomes of a text that is due: the scheduler does it, and the forecast counts it ahead. A text
 * that is on time is counted by when it was due, so that both come to the same.
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

/** Not before the phone had its pause, nor so shortly before the quiet hours that a moment's delay would be in them. */
function freeFrom(
  at: number,
  lastOnPhone: number | null,
  nextAllowed: NextAllowed,
): number {
  const rested = lastOnPhone === null ? at : lastOnPhone + phoneGap;
  const from = nextAllowed(Math.max(at, rested));
  const soonAfter = nextAllowed(from + slack);
  return soonAfter > from + slack ? soonAfter : from;
}
