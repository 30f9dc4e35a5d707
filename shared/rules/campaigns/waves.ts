import { day } from "./decide.ts";

/** The wave of whoever is at this place of the list, counted from 0; without a size there is one. */
export function waveOf(place: number, size: number | null): number {
  return size === null ? 0 : Math.floor(place / size);
}

/** When a wave gets its first text: each a day after the one before. */
export function waveStart(start: number, wave: number): number {
  return start + wave * day;
}

/** Reminders are for invitations that have not expired: for so many days after it. */
export const remindableDays = 9;

/** Whether so many reminders can all come before the invitation has expired. */
export function areInTime(reminders: number, reminderdays: number): boolean {
  return reminders * reminderdays <= remindableDays;
}
