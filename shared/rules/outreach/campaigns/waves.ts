import { invitationDays } from "#shared/rules/outreach/contacts/invitation.ts";
import { day } from "./decide.ts";

/** The wave of whoever is at this place of the list, counted from 0; without a size there is one. */
export function waveOf(place: number, size: number | null): number {
  return size === null ? 0 : Math.floor(place / size);
}

/** When a wave gets its first text: each a day after the one before. */
export function waveStart(start: number, wave: number): number {
  return start + wave * day;
}

/** Reminders are for invitations that have not expired: the last comes a day before. */
export const remindableDays = invitationDays - 1;

/** Whether so many reminders can all come before the invitation has expired. */
export function areInTime(reminders: number, reminderdays: number): boolean {
  return reminders * reminderdays <= remindableDays;
}

/** How many days a forecast looks ahead. */
export const forecastDays = 14;

type Begun = {
  waiting: number;
  /** When somebody started it. */
  started: string | null;
  /** When the first texts were to go out, if later. */
  start: string | null;
};

/** Whether nothing more is going out, and the last invitations have expired. */
export function isOver(
  { waiting, started, start }: Begun,
  waves: number,
  now: number,
): boolean {
  if (waiting > 0 || started === null) return false;
  const begun = Math.max(Date.parse(started), Date.parse(start ?? started));
  return waveStart(begun, waves) + invitationDays * day < now;
}
