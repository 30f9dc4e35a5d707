/** A user can have several roles. */
export const roles = ["admin", "editor", "inviter", "researcher"] as const;
export type Role = (typeof roles)[number];

/** In results, only admins see who a family is. Inviters see the names of contacts. */
export function maySeeNames(own: readonly Role[]): boolean {
  return own.includes("admin");
}
