import { deviceOf } from "#shared/rules/staff/device.ts";
import { audit, maskIp } from "#server/platform/audit-queries.ts";
import { refusal } from "#server/platform/errors.ts";
import { hashToken, newToken } from "#server/platform/ids.ts";
import type { HumanCheck } from "#server/platform/human-check/human-check.ts";
import type { Limits } from "#server/platform/limits/limits.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import type { Services } from "#server/services.ts";
import {
  findNextStep,
  findTwoStepMethods,
} from "#server/staff/two-step/queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { isPasswordRight } from "./passwords.ts";
import {
  isProviderNeeded,
  type AsChecked,
  findUserByEmail,
  insertSession,
  insertPendingSignIn,
} from "./queries.ts";

type Attempt = {
  email: string;
  password: string;
  altcha?: string | undefined;
} & From;

/** Where a sign-in came from. `device` describes it so that its owner can recognize it. */
export type From = { ip: string; device: string };

export function fromOf(caller: {
  ip: string;
  userAgent: string | undefined;
}): From {
  return { ip: caller.ip, device: deviceOf(caller.userAgent) };
}

/**
 * After ten failures for one account from one network, that network has to wait longer each time; other networks do
 * not. After many failures from several networks, each attempt needs a human check, even by the owner.
 */
export async function signInWith(
  { db, limits, config }: Services,
  check: HumanCheck,
  { email, password, altcha, ip, device }: Attempt,
) {
  if (!config.passwordSignIn) throw refusal(403, "forbidden");
  const network = networkOf(ip);
  const account = `${email}|${network}`;
  await limits.refuseIfSpent("sign_in_wait", account);
  await limits.refuseIfSpent("sign_in_failures_of_network", network);
  // Count before the check, because attempts can be simultaneous. Count unknown addresses as well.
  const failures = limits.sign_in_failures_of_account;
  const { points } = await failures.add(email);
  if (config.humanCheck && points > failures.points)
    await check.useUp(db, await check.solved(altcha));

  const user = await findUserByEmail(db, email);
  const isRight = await isPasswordRight(user?.password, password).catch(
    async (error: unknown) => {
      await failures.add(email, -1);
      throw error;
    },
  );
  if (!user || !isRight) {
    await audit(db, "sign_in_failed", { ip, ...(user && { user: user._id }) });
    await countFailure(limits, network, account);
    throw wrongCredentials();
  }
  await failures.add(email, -1);
  await limits.sign_in_failures_of_account_and_network.forget(account);
  await refuseIfProviderNeeded(db, user._id, ip);
  return startSession(db, config, user, { ip, device });
}

type Account = { _id: string; email: string; password: string };

/** After the correct password: opens a session, or returns the proof needed for two-step verification. */
export async function startSession(
  db: Database,
  { publicHost }: Pick<Services["config"], "publicHost">,
  user: Account,
  from: From,
) {
  const { _id, email, password } = user;
  const next = await findNextStep(db, _id);
  if (next) {
    const by = await findTwoStepMethods(db, _id, publicHost);
    return { proof: await createPendingSignIn(db, user), next, by };
  }
  const token = await openSession(db, _id, from, { email, password });
  await audit(db, "signed_in", { ip: from.ip, user: _id });
  return { token };
}

async function countFailure(limits: Limits, network: string, account: string) {
  await limits.sign_in_failures_of_network.add(network);
  const failures = limits.sign_in_failures_of_account_and_network;
  const tooMany = (await failures.add(account)).points - failures.points;
  if (tooMany < 0) return;
  const seconds = Math.min(30 * 2 ** tooMany, 900);
  await limits.sign_in_wait.block(account, seconds);
}

/** Refuses and logs a sign-in that must go through the identity provider first. */
export async function refuseIfProviderNeeded(
  db: Services["db"],
  user: string,
  ip: string,
) {
  if (!(await isProviderNeeded(db, user))) return;
  await audit(db, "sign_in_turned_away", { ip, user });
  throw providerNeeded();
}

const providerNeeded = () => refusal(403, "sign_on_needed");

/**
 * Opens a session. Refuses if the account was deleted or changed since its password was checked, or if it
 * must go through the identity provider first.
 */
export async function openSession(
  db: Services["db"],
  _id: string,
  { ip, device }: From,
  asChecked: AsChecked = {},
  age = 0,
): Promise<string> {
  if (await isProviderNeeded(db, _id)) throw providerNeeded();
  const token = newToken();
  const begun = await insertSession(
    db,
    { ...asChecked, _id },
    { token_hash: hashToken(token), device, network: maskIp(ip), age },
  );
  if (!begun) throw wrongCredentials();
  return token;
}

function wrongCredentials() {
  return refusal(401, "wrong_credentials");
}

/** Stores for some minutes that the password was correct. The returned token allows only the second step. */
export async function createPendingSignIn(
  db: Database,
  { _id, email, password }: Account,
): Promise<string> {
  const proof = newToken();
  const token_hash = hashToken(proof);
  await insertPendingSignIn(db, { user: _id, email, password, token_hash });
  return proof;
}
