import type { Role } from "#shared/rules/staff/roles.ts";
import type { Services } from "#server/services.ts";
import {
  hashPassword,
  refusePoorPassword,
  endTokens,
} from "#server/staff/auth/passwords.ts";
import {
  hasOtherAdmin,
  endSessions,
  insertUser,
} from "#server/staff/auth/queries.ts";
import { requireRecentSignIn } from "#server/staff/auth/recent-sign-in.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import { refusal, notFound } from "#server/platform/errors.ts";
import type { Caller } from "#server/platform/http/route.ts";
import { deleteTwoStep } from "#server/staff/two-step/queries.ts";
import {
  findUser,
  isEmailTaken,
  updateUser,
  deleteUserRow as deleteRow,
} from "./queries.ts";

type Account = { name: string; email: string };
type Settings = Pick<Services["config"], "passwordMinLength">;

export async function hashGoodPassword(
  { passwordMinLength: minLength }: Settings,
  { name, email }: Account,
  password: string,
): Promise<string> {
  await refusePoorPassword(password, { minLength, context: [name, email] });
  return hashPassword(password);
}

export async function createUser(
  trx: Database,
  user: Account & { _id: string; password: string; roles: Role[] },
  { user: by }: Required<Caller>,
) {
  await lock(trx, "users");
  await requireAnotherAdmin(trx, by._id);
  await refuseTakenEmail(trx, user.email);
  await insertUser(trx, user);
  return findKnownUser(trx, user._id);
}

type Change = Account & { password?: string; roles?: Role[] };

export async function saveUser(
  trx: Database,
  _id: string,
  change: Change,
  by: Required<Caller>,
) {
  await lock(trx, "users");
  await findKnownUser(trx, _id);
  await requireAnotherAdmin(trx, by.user._id);
  return changeAccount(trx, _id, change, by);
}

export async function saveOwnAccount(
  trx: Database,
  change: Omit<Change, "roles">,
  by: Required<Caller>,
) {
  await lock(trx, "users");
  return changeAccount(trx, by.user._id, change, by);
}

/**
 * Changes an account. A new password or address ends the account's other sessions, and a new password also ends its
 * tokens.
 */
async function changeAccount(
  trx: Database,
  _id: string,
  change: Change,
  by: Required<Caller>,
) {
  const { session } = by;
  const before = await findKnownUser(trx, _id);
  await refuseTakenEmail(trx, change.email, _id);
  const isAnother =
    change.password !== undefined || change.email !== before.email;
  const { roles = before.roles } = change;
  const hasOtherRoles = String(roles) !== String(before.roles);
  if (isAnother || hasOtherRoles) await requireRecentSignIn(trx, session);
  const isDemoted = before.roles.includes("admin") && !roles.includes("admin");
  if (isDemoted && !(await hasOtherAdmin(trx, _id)))
    throw refusal(409, "admin_needed", "roles");
  if (change.password !== undefined)
    await endTokens(trx, _id, { user: by.user._id, ip: by.ip });
  await updateUser(trx, _id, change);
  if (isAnother) await endSessions(trx, _id, session);
  return findKnownUser(trx, _id);
}

/** Refuses if the caller was just deleted or lost the admin role. */
export async function requireAnotherAdmin(trx: Database, _id: string) {
  const user = await findUser(trx, _id);
  if (!user) throw refusal(401, "sign_in_needed");
  if (!user.roles.includes("admin")) throw refusal(403, "role_needed");
}

export async function findKnownUser(db: Database, _id: string) {
  const user = await findUser(db, _id);
  if (!user) throw notFound();
  return user;
}

export async function refuseTakenEmail(
  db: Database,
  email: string,
  butBy?: string,
) {
  if (!(await isEmailTaken(db, email, butBy))) return;
  throw refusal(409, "email_taken", "email");
}

/** Deletes an account and ends its sessions; one admin always stays. */
export async function deleteUser(
  trx: Database,
  _id: string,
  { user: by }: Required<Caller>,
) {
  await lock(trx, "users");
  const { roles } = await findKnownUser(trx, _id);
  if (roles.includes("admin") && !(await hasOtherAdmin(trx, _id)))
    throw refusal(409, "last_admin");
  if (_id === by._id) throw refusal(409, "own_account");
  await requireAnotherAdmin(trx, by._id);
  await deleteRow(trx, _id);
}

/** Removes a user's two-step verification, for a lost phone without recovery codes. */
export async function turnOffTwoStep(
  trx: Database,
  _id: string,
  { user: by, session }: Required<Caller>,
) {
  await findKnownUser(trx, _id);
  await requireAnotherAdmin(trx, by._id);
  await deleteTwoStep(trx, _id);
  await endSessions(trx, _id, session);
}
