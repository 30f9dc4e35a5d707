/** A user can have several roles. */
export const roles = ["admin", "editor", "inviter", "researcher"] as const;
export type Role = (typeof roles)[number];

/** Only admins see who a family is; researchers work without names. */
export function maySeeNames(own: readonly Role[]): boolean {
  return own.includes("admin");
}
