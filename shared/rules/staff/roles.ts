/** What somebody of the staff is there for; one person may have several roles. */
export const roles = ["admin", "editor", "inviter", "researcher"] as const;
export type Role = (typeof roles)[number];

/** Results are for research without names; who a family is, admins see. */
export function maySeeNames(own: readonly Role[]): boolean {
  return own.includes("admin");
}
