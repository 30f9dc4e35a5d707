import { freshMinutes } from "./sessions.ts";
import { type Role, roles } from "./roles.ts";

/** The page that starts single sign-on. */
export const signOnPath = "/login/single-sign-on";

/** Why a user is not signed in after returning from the identity provider. */
export const signOnProblems = [
  "too_late",
  "refused",
  "unavailable",
  "unverified",
  "elsewhere",
  "unknown",
  "no_role",
  "other_person",
  "unproven",
] as const;
export type SignOnProblem = (typeof signOnProblems)[number];

/** The operator's settings for single sign-on. */
export type SignOnRules = {
  /** Allowed email domains; empty allows all. */
  domains: string[];
  /**
   * The claim that holds a user's groups, and the roles of each group. Without `roles`, admins assign roles on this
   * site.
   */
  rolesClaim: string;
  roles: Map<string, Role[]> | undefined;
};

export type Person = {
  subject: string;
  email: string;
  name: string;
  /** Undefined if admins assign roles on this site. */
  roles: Role[] | undefined;
};

/** Reads the user from the provider's claims, or returns why they are refused. */
export function personIn(
  claims: Record<string, unknown>,
  { domains, rolesClaim, roles: rolesOfGroup }: SignOnRules,
): Person | SignOnProblem {
  const { sub, email, email_verified: isVerified, name } = claims;
  if (typeof sub !== "string" || typeof email !== "string") return "unverified";
  const address = email.trim().toLowerCase();
  // Some providers never send email_verified. Their users' addresses must then be in an allowed domain.
  if (isVerified !== true && (isVerified !== undefined || !domains.length))
    return "unverified";
  const [, domain = "", ...more] = address.split("@");
  if (domain === "" || more.length > 0) return "unverified";
  if (domains.length > 0 && !domains.includes(domain)) return "elsewhere";
  const own = rolesOfGroup && rolesIn(claims[rolesClaim], rolesOfGroup);
  if (own?.length === 0) return "no_role";
  return {
    subject: sub,
    email: address,
    name: typeof name === "string" && name.trim() !== "" ? name : address,
    roles: own,
  };
}

/** In seconds. */
const tooLongAgo = freshMinutes * 60;

export const isProofOld = (seconds: number) => seconds >= tooLongAgo;

/**
 * Seconds since the provider last checked the user's password. If the provider sends no auth_time, it may have
 * reused an old session. This counts as too old, unless the operator trusts the provider to ask again.
 */
export function secondsSinceProof(
  { auth_time: time }: Record<string, unknown>,
  { now, isBelieved }: { now: number; isBelieved: boolean },
): number {
  if (typeof time !== "number") return isBelieved ? 0 : tooLongAgo;
  return Math.min(Math.max(0, Math.round(now / 1000) - time), tooLongAgo);
}

function rolesIn(claim: unknown, rolesOfGroup: Map<string, Role[]>): Role[] {
  const groups = Array.isArray(claim) ? claim : [claim];
  const groupRoles = new Set(
    groups.flatMap((group) => rolesOfGroup.get(group)),
  );
  return roles.filter((role) => groupRoles.has(role));
}
