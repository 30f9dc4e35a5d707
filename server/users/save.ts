import type { Services } from "#server/services.ts";
import { hashPassword, refusePoorPassword } from "#server/auth/passwords.ts";
import { endSessions, insertUser } from "#server/auth/queries.ts";
import { needRecentSignIn } from "#server/auth/recent-sign-in.ts";
import type { Database } from "#server/db/connect.ts";
import { lock } from "#server/db/lock-queries.ts";
import { refusal, notFound } from "#server/errors.ts";
import { findUser, isEmailTaken, updateUser } from "./queries.ts";

type Account = { name: string; email: string };
type Settings = Pick<Services["config"], "passwordMinLength">;

/** The hash of a password that is good enough for this account. */
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
  user: Account & { _id: string; password: string },
) {
  await lock(trx, "users");
  await refuseTakenEmail(trx, user.email);
  await insertUser(trx, user);
  return findKnownUser(trx, user._id);
}

/** Changes an account. Who it belonged to has to sign in anew, but for the session that changes it. */
export async function saveUser(
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

export async function findKnownUser(db: Database, _id: string) {
  const user = await findUser(db, _id);
  if (!user) throw notFound();
  return user;
}

async function refuseTakenEmail(db: Database, email: string, butBy?: string) {
  if (!(await isEmailTaken(db, email, butBy))) return;
  throw refusal(409, "email_taken", "email");
}
