import { manyContacts } from "#shared/rules/outreach/contacts/deleting.ts";
import { maySeeNames } from "#shared/rules/staff/roles.ts";
import type { Role } from "#shared/rules/staff/roles.ts";
import type { whoMay } from "#shared/contract/who-may.ts";

/** When a call needs a recent proof of identity: password, code or passkey. */
type When =
  | "always"
  /** If the response contains names of families. Researchers never get names. */
  | "with names"
  /** If the call deletes many contacts. */
  | "for many"
  /** If the call changes how a user signs in, or their roles. The module checks this itself. */
  | "for access";

/**
 * Staff calls that need a proof of identity no older than `freshMinutes`; otherwise they get 403 `reauth_required`.
 * The server enforces this table, and the admin pages use it to ask for the password.
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

type CallDetails = { roles: readonly Role[]; body: unknown };

/** Whether a call needs a recent proof. Modules check "for access" calls themselves. */
export function needsRecentSignIn(
  line: string,
  { roles, body }: CallDetails,
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
