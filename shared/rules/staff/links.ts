/** For how many hours a link is good that is sent to staff. */
export const linkHours = { invitation: 72, password: 1, email: 24 } as const;

export type LinkPurpose = keyof typeof linkHours;

/** What stands behind the # stays in the browser: no server, log or referrer gets it. */
export function linkAddress(
  publicUrl: string,
  purpose: LinkPurpose | "setup",
  token: string,
): string {
  return `${publicUrl}/login#${purpose}=${token}`;
}
