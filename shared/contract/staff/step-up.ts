import { manyContacts } from "#shared/rules/outreach/contacts/deleting.ts";
import { maySeeNames } from "#shared/rules/staff/roles.ts";
import type { Role } from "#shared/rules/staff/roles.ts";
import type { whoMay } from "#shared/contract/who-may.ts";

/** When a call is made only by who proved lately who they are: by password, code or passkey. */
type When =
  | "always"
  /** Where names of families leave with it: researchers get none. */
  | "with names"
  /** Where it deletes many contacts. */
  | "for many"
  /** Where it changes how somebody signs in, or what they may do: the module knows, and asks then. */
  | "for access";

/**
 * The calls of the staff that ask for a proof no older than `freshMinutes` (403, `reauth_required`).
 * It stands here and nowhere else: the server refuses by it, and the desk asks and goes on.
 */
export const stepUp: Partial<Record<keyof typeof whoMay, When>> = {
  "POST /api/users": "always",
  "PUT /api/users/:id": "for access",
  "DELETE /api/users/:id": "always",
  "DELETE /api/users/:id/second-step": "always",
  "PUT /api/sign-in-rules": "always",
  "POST /api/staff-invitations": "always",
  "POST /api/staff-invitations/:id/renew": "always",
  "POST /api/users/:id/password-link": "always",

  "PUT /api/account": "for access",
  "POST /api/account/second-step/key": "always",
  "POST /api/account/second-step/codes": "always",
  "DELETE /api/account/second-step": "always",
  "DELETE /api/account/second-step/app": "always",
  "POST /api/account/passkeys/options": "always",
  "DELETE /api/account/passkeys/:id": "always",
  "POST /api/account/tokens": "always",

  "POST /api/contacts/csv": "always",
  "GET /api/results/csv": "with names",
  "GET /api/results/brokencsv": "with names",

  "DELETE /api/results/:id/family": "always",
  "DELETE /api/contacts": "for many",
  "POST /api/contacts/delete": "for many",
  "DELETE /api/contacts/imports/:id": "always",
};

const whenOf = new Map<string, When>(Object.entries(stepUp));

type Asked = { roles: readonly Role[]; body: unknown };

/** Whether this call is made only with a fresh proof; what depends on what is changed, its module asks. */
export function needsRecentSignIn(
  line: string,
  { roles, body }: Asked,
): boolean {
  const when = whenOf.get(line);
  if (when === "with names") return maySeeNames(roles);
  if (when === "for many") return contactsIn(body) >= manyContacts;
  return when === "always";
}

function contactsIn(body: unknown): number {
  const { conts } = Object(body) as { conts?: unknown };
  return Array.isArray(conts) ? conts.length : 0;
}
