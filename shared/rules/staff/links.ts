/** For how many hours a link is good that is sent to staff. */
export const linkHours = { invitation: 72, password: 1, email: 24 } as const;

/** The same in days. */
export const invitationLinkDays = linkHours.invitation / 24;

/** Of the link that makes the first admin. */
export const setupLinkHours = 1;

export type LinkPurpose = keyof typeof linkHours;

/** What stands behind the # stays in the browser: no server, log or referrer gets it. */
export function linkAddress(
  publicUrl: string,
  purpose: LinkPurpose | "setup",
  token: string,
): string {
  return `${publicUrl}/login#${purpose}=${token}`;
}
