import { durationInWords } from "#shared/rules/sentences/duration.ts";
import type { Language } from "#shared/rules/language.ts";

/** For how many hours a link is good that is sent to staff. */
export const linkHours = { invitation: 72, password: 1, email: 24 } as const;

/** Of the link that makes the first admin. */
export const setupLinkHours = 1;

export type LinkPurpose = keyof typeof linkHours;

/** Hours as sentences say them: as days where they are whole. */
export function hoursInWords(hours: number, language: Language): string {
  return hours % 24 === 0
    ? durationInWords(hours / 24, "day", language)
    : durationInWords(hours, "hour", language);
}

/** What stands behind the # stays in the browser: no server, log or referrer gets it. */
export function linkAddress(
  publicUrl: string,
  purpose: LinkPurpose | "setup",
  token: string,
): string {
  return `${publicUrl}/login#${purpose}=${token}`;
}
