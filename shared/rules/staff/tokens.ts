import { type Role, roles } from "./roles.ts";

/** Never admin, because such a token could create accounts. */
export type TokenRole = Exclude<Role, "admin">;
export const tokenRoles = roles.filter((role) => role !== "admin");

export const tokenDays = { usual: 90, most: 365 };
/** If roles come from the identity provider, tokens are valid this many days after the owner's last sign-in there. */
export const tokenDaysOfProvider = 30;
export const mostTokens = 20;
export const tokenNameLimit = 60;

/** Distinguishes tokens from sessions, and helps secret scanners find leaked ones. */
export const tokenPrefix = "hpvq_";

/** The roles a user can give a token; admins can give all. */
export function rolesToGive(own: readonly Role[]): TokenRole[] {
  return tokenRoles.filter(
    (role) => own.includes(role) || own.includes("admin"),
  );
}
