import type { Role } from "./roles.ts";

/** What a token may stand for: never for an admin, who could make accounts by it. */
export const tokenRoles = ["editor", "inviter", "researcher"] as const;
export type TokenRole = (typeof tokenRoles)[number];

export const tokenDays = { usual: 90, most: 365 };
/** Where the groups of an identity provider give the roles: as long after its owner was last there. */
export const tokenDaysOfProvider = 30;
export const mostTokens = 20;
export const tokenNameLimit = 60;

/** By this beginning a token is told from a session, and found where it was written down by mistake. */
export const tokenPrefix = "hpvq_";

/** What somebody with these roles may give a token; an admin may do what all others may. */
export function rolesToGive(own: readonly Role[]): TokenRole[] {
  return tokenRoles.filter(
    (role) => own.includes(role) || own.includes("admin"),
  );
}
