import { freshMinutes } from "./sessions.ts";
import { type Role, roles } from "./roles.ts";

/** Where the way to the identity provider begins. */
export const signOnPath = "/login/single-sign-on";

/** Why somebody who came back from the identity provider is not let in. */
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

/** What the operator has set about people from the identity provider. */
export type SignOnRules = {
  /** Domains of e-mail addresses that may come in; none: all of them. */
  domains: string[];
  /** The claim that names a person's groups, and what each group makes of them; none: roles are given here. */
  rolesClaim: string;
  roles: Map<string, Role[]> | undefined;
};

export type Person = {
  subject: string;
  email: string;
  name: string;
  /** Undefined where roles are given here, not there. */
  roles: Role[] | undefined;
};

/** Who the provider says this is; or why they may not come in. */
export function personIn(
  claims: Record<string, unknown>,
  { domains, rolesClaim, roles: rolesOfGroup }: SignOnRules,
): Person | SignOnProblem {
  const { sub, email, email_verified: isVerified, name } = claims;
  if (typeof sub !== "string" || typeof email !== "string") return "unverified";
  const address = email.trim().toLowerCase();
  // Some providers never say it: then the list of domains has to vouch for the address.
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

/** From so many seconds on, who it was must be proved again for what is grave. */
const tooLongAgo = freshMinutes * 60;

export const isProofOld = (seconds: number) => seconds >= tooLongAgo;

/**
 * How long ago the provider saw a password or the like. Where it does not say, it may have let in whoever sits
 * at a computer where somebody signed in this morning, unless the operator says that it asks when told to.
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
  const given = new Set(groups.flatMap((group) => rolesOfGroup.get(group)));
  return roles.filter((role) => given.has(role));
}
