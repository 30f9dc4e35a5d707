import { audit } from "#server/platform/audit-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { Refusal, refusal } from "#server/platform/errors.ts";
import { hashToken } from "#server/platform/ids.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import {
  asDigits,
  confirmKey,
  isCodeRight,
  offerKey,
} from "#server/staff/two-step/authenticator.ts";
import type { Caller } from "#server/platform/http/route.ts";
import {
  deleteRecoveryCodes,
  findNextStep,
  hasTwoStep,
  isRequiredNow,
  lockTwoStep,
  type RequiredStep,
} from "#server/staff/two-step/queries.ts";
import type { Once } from "#server/platform/idempotency/idempotency.ts";
import { requireSession } from "./recent-sign-in.ts";
import type { Services } from "#server/services.ts";
import {
  findPendingSignIn,
  type PendingSignIn,
  consumePendingSignIn,
} from "./queries.ts";
import { type From, openSession } from "./sign-in.ts";

const tooLate = () => refusal(401, "sign_in_too_slow");
const wrongCode = () => refusal(401, "wrong_code", "code");

type Attempt = { proof: string; code: string } & From;
type Means = Pick<Services, "db" | "limits">;

/** Finds the pending sign-in, which must need this next step. */
export async function requirePendingSignIn(
  db: Database,
  proof: string,
  next: RequiredStep,
) {
  const proven = await findPendingSignIn(db, hashToken(proof));
  if (!proven || (await findNextStep(db, proven.user)) !== next)
    throw tooLate();
  return proven;
}

/** Opens the session if the code is also correct. */
export async function finishSignIn(
  { db, limits }: Means,
  { proof, code, ...from }: Attempt,
) {
  const { ip } = from;
  const { user } = await requirePendingSignIn(db, proof, "code");
  const token = await tryCode({ db, limits }, { user, code, ip }, () =>
    db.transaction().execute(async (trx) => {
      const proven = await consumeSignIn(trx, proof);
      if (!(await isCodeRight(trx, user, code))) throw wrongCode();
      return open(trx, proven, from);
    }),
  );
  await audit(db, "signed_in", { ip, user });
  return { token };
}

/** Offers an app key to a user who must set up two-step verification. */
export async function offerFirstKey(db: Database, proof: string, site: string) {
  const { user: _id, email } = await requirePendingSignIn(db, proof, "set_up");
  return offerKey(db, { _id, email }, site);
}

export async function finishFirstKey(
  { db, limits, once }: Means & { once: Once },
  { proof, code, ...from }: Attempt,
) {
  const { ip } = from;
  const { user } = await requirePendingSignIn(db, proof, "set_up");
  return tryCode({ db, limits }, { user, code, ip }, () =>
    once(async (trx) => {
      const proven = await consumeSignIn(trx, proof);
      const recoveryCodes = await confirmKey(trx, user, code);
      if (!recoveryCodes) throw wrongCode();
      await audit(trx, "second_step_set_up", { ip, user });
      await audit(trx, "signed_in", { ip, user });
      return { token: await open(trx, proven, from), recoveryCodes };
    }),
  );
}

export async function consumeSignIn(
  trx: Database,
  proof: string,
): Promise<PendingSignIn> {
  const proven = await consumePendingSignIn(trx, hashToken(proof));
  if (!proven) throw tooLate();
  return proven;
}

const open = (
  trx: Database,
  { user, email, password }: PendingSignIn,
  from: From,
) => openSession(trx, user, from, { email, password });

/**
 * Checks a code. Six digits can be guessed, so an account allows twenty wrong codes a day from all networks
 * together. Recovery codes cannot be guessed, so they work even then.
 */
export async function tryCode<T>(
  { db, limits }: Means,
  { user, code, ip }: { user: string; code: string; ip: string },
  work: () => Promise<T>,
): Promise<T> {
  const network = networkOf(ip);
  await limits.refuseIfSpent("sign_in_failures_of_network", network);
  const isGuessable = asDigits(code) !== undefined;
  if (isGuessable) await limits.spend("wrong_codes_of_account", user);
  try {
    const result = await work();
    if (isGuessable) await limits.wrong_codes_of_account.add(user, -1);
    return result;
  } catch (error) {
    const isWrong = error instanceof Refusal && error.hasCode("wrong_code");
    if (isWrong) {
      await limits.sign_in_failures_of_network.add(network);
      await audit(db, "second_step_failed", { ip, user });
    } else if (isGuessable) await limits.wrong_codes_of_account.add(user, -1);
    throw error;
  }
}

/**
 * Changes the signed-in user's two-step verification. Makes one change at a time, and only while the session is
 * valid.
 */
export function changeOwnTwoStep<T>(
  { db, once }: Pick<Services, "db"> & { once?: Once },
  { user: { _id: user }, session, ip }: Required<Caller>,
  work: (
    trx: Database,
    own: { user: string; session: Buffer; ip: string },
  ) => Promise<T>,
): Promise<T> {
  const whole = async (trx: Database) => {
    await lockTwoStep(trx, user);
    await requireSession(trx, session);
    return work(trx, { user, session, ip });
  };
  return once ? once(whole) : db.transaction().execute(whole);
}

/** If no app and no passkey is left, ends two-step verification and deletes its recovery codes. */
export async function disableTwoStepWithLastFactor(
  trx: Database,
  user: string,
) {
  if (await hasTwoStep(trx, user)) return;
  if (await isRequiredNow(trx)) throw refusal(409, "second_step_required");
  await deleteRecoveryCodes(trx, user);
}
