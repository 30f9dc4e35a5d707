import { invitationDays } from "#shared/rules/outreach/contacts/invitation.ts";
import { day } from "#shared/rules/milliseconds.ts";

/** The wave of the contact at this index. Without a size there is one wave. */
export function waveOf(place: number, size: number | null): number {
  return size === null ? 0 : Math.floor(place / size);
}

/** When a wave gets its first text. Waves start one day apart. */
export function waveStart(start: number, wave: number): number {
  return start + wave * day;
}

/** The last reminder is sent at least a day before the invitation expires. */
export const remindableDays = invitationDays - 1;

/** Whether all reminders can be sent before the invitation expires. */
export function areInTime(reminders: number, reminderdays: number): boolean {
  return reminders * reminderdays <= remindableDays;
}

export const forecastDays = 14;

type CampaignProgress = {
  waiting: number;
  /** When staff started the campaign. */
  started: string | null;
  /** The planned time of the first texts, if it is later than `started`. */
  start: string | null;
};

/** Whether all texts are sent and the last invitations have expired. */
export function isOver(
  { waiting, started, start }: CampaignProgress,
  waves: number,
  now: number,
): boolean {
  if (waiting > 0 || started === null) return false;
  const firstWave = Math.max(Date.parse(started), Date.parse(start ?? started));
  return waveStart(firstWave, waves) + invitationDays * day < now;
}
