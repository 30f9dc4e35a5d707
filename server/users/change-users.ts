import type { Services } from "#server/services.ts";
import { hashPassword, refusePoorPassword } from "#server/auth/passwords.ts";
import { countUsers, endSessions, insertUser } from "#server/auth/queries.ts";
import { needRecentSignIn } from "#server/auth/recent-sign-in.ts";
import type { Database } from "#server/db/connect.ts";
import { lock } from "#server/db/lock-queries.ts";
import { notFound, refusal } from "#server/errors.ts";
import type { Caller } from "#server/http/route.ts";
import { deleteUser, findUser, isEmailTaken, updateUser } from "./queries.ts";

type Account = { name: string; email: string };
type Settings = Pick<Services["config"], "passwordMinLength">;

/** The hash of a password that is good enough for this account. */
export async function hashGoodPassword(
  { passwordMinLength: minLength }: Settings,
  { name, email }: Account,
  password: string,
): Promise<string> {
  refusePoorPassword(password, { minLength, context: [name, email] });
  return hashPassword(password);
}

export async function addUser(
  trx: Database,
  user: Account & { _id: string; password: string },
) {
  await lock(trx, "users");
  await refuseTakenEmail(trx, user.email);
  await insertUser(trx, user);
  return findKnownUser(trx, user._id);
}

/** Changes an account. Who it belonged to has to sign in anew, but for the session that changes it. */
export async function changeUser(
  trx: Database,
  _id: string,
  change: Account & { password?: string },
  session: Buffer,
) {
  await lock(trx, "users");
  const before = await findKnownUser(trx, _id);
  await refuseTakenEmail(trx, change.email, _id);
  const isSensitive =
    change.password !== undefined || change.email !== before.email;
  if (isSensitive) await needRecentSignIn(trx, session);
  await updateUser(trx, _id, change);
  if (isSensitive) await endSessions(trx, _id, session);
  return findKnownUser(trx, _id);
}

/** Deletes an account and ends its sessions; one admin always stays. */
export async function removeUser(
  trx: Database,
  _id: string,
  { user: by, session }: Required<Caller>,
) {
  await lock(trx, "users");
  await findKnownUser(trx, _id);
  if ((await countUsers(trx)) === 1) {
    throw refusal(409, "last_admin");
  }
  if (_id === by._id) {
    throw refusal(409, "own_account");
  }
  // Who was deleted a moment ago does not delete others any more.
  if (!(await findUser(trx, by._id))) throw refusal(401, "sign_in_needed");
  await needRecentSignIn(trx, session);
  await deleteUser(trx, _id);
  return undefined;
}

export async function findKnownUser(db: Database, _id: string) {
  const user = await findUser(db, _id);
  if (!user) throw notFound();
  return user;
}

async function refuseTakenEmail(db: Database, email: string, butBy?: string) {
  if (!(await isEmailTaken(db, email, butBy))) return;
  throw refusal(409, "email_taken", "email");
}
