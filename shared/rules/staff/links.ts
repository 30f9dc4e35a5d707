import { durationInWords } from "#shared/rules/sentences/duration.ts";
import type { Language } from "#shared/rules/language.ts";

/** How many hours each link for staff is valid. */
export const linkHours = { invitation: 72, password: 1, email: 24 } as const;

/** Hours for which the link that creates the first admin is valid. */
export const setupLinkHours = 1;

export type LinkPurpose = keyof typeof linkHours;

/** Uses days if the hours are whole days. */
export function hoursInWords(hours: number, language: Language): string {
  return hours % 24 === 0
    ? durationInWords(hours / 24, "day", language)
    : durationInWords(hours, "hour", language);
}

/** Puts the token in the fragment, which servers, logs and referrers never see. */
export function linkAddress(
  publicUrl: string,
  purpose: LinkPurpose | "setup",
  token: string,
): string {
  return `${publicUrl}/login#${purpose}=${token}`;
}
