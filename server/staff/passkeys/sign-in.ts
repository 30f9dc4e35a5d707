import { audit } from "#server/platform/audit-queries.ts";
import {
  requirePendingSignIn,
  consumeSignIn,
} from "#server/staff/auth/two-step.ts";
import {
  type From,
  openSession,
  refuseIfProviderNeeded,
} from "#server/staff/auth/sign-in.ts";
import type { UsedCredential } from "#shared/contract/staff/passkeys.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { Refusal, refusal, refuse } from "#server/platform/errors.ts";
import { hashToken } from "#server/platform/ids.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import { lockTwoStep } from "#server/staff/two-step/queries.ts";
import type { Services } from "#server/services.ts";
import { askForUse, checkUse, signInUse, type Use } from "./challenges.ts";
import { findByCredential, findCredentials, takeCounter } from "./queries.ts";
import { auditAndMail } from "#server/outreach/messages/staff-mail.ts";
import { findEmailOf } from "#server/outreach/messages/queries.ts";

type Attempt = { credential: UsedCredential } & From;

/** Offers a sign-in without a known user: the passkey identifies its owner. */
export async function offerSignIn(services: Services, ip: string) {
  await spendOffer(services, ip);
  const { db, config: site } = services;
  return askForUse(db, signInUse, { site });
}

/** Offers the second step of a pending sign-in. */
export async function offerSecond(
  services: Services,
  proof: string,
  ip: string,
) {
  await spendOffer(services, ip);
  const { db, config: site } = services;
  const { user } = await requirePendingSignIn(db, proof, "code");
  const passkeys = await findCredentials(db, user, site.publicHost);
  return askForUse(db, forSecond(proof), { site, passkeys });
}

const forSecond = (proof: string): Use => ({
  purpose: "second_step",
  bound: hashToken(proof),
});

/** Limits unauthenticated offers, because each stores a challenge. */
function spendOffer({ limits }: Services, ip: string) {
  return limits.spend("passkey_challenges_of_network", networkOf(ip));
}

/** Opens a session without a password. Requires a passkey that verified a fingerprint, face or PIN. */
export async function signInByPasskey(
  services: Services,
  { credential, email, ...from }: Attempt & { email?: string | undefined },
) {
  // User verification replaces the password.
  if (!services.config.passwordSignIn) throw refusal(403, "forbidden");
  const used = await check(services, signInUse, credential, from);
  if (
    email !== undefined &&
    email !== (await findEmailOf(services.db, used.user))
  )
    throw refusal(401, "passkey_of_other");
  if (!used.verified) throw refusal(401, "passkey_needs_password");
  return open(services, used, from, (trx) => openSession(trx, used.user, from));
}

export async function finishByPasskey(
  services: Services,
  { proof, credential, ...from }: Attempt & { proof: string },
) {
  const { user } = await requirePendingSignIn(services.db, proof, "code");
  const used = await check(services, forSecond(proof), credential, {
    ...from,
    user,
  });
  return open(services, used, from, async (trx) => {
    const { email, password } = await consumeSignIn(trx, proof);
    return openSession(trx, user, from, { email, password });
  });
}

type Used = Awaited<ReturnType<typeof verify>>;

const tooSlow = "passkey_too_slow";

/**
 * Finds the owner of the passkey. As with wrong codes, failures count against the network and not against the
 * account.
 */
async function check(
  services: Services,
  use: Use,
  credential: UsedCredential,
  { ip, user }: { ip: string; user?: string },
): Promise<Used> {
  const { db, limits } = services;
  const network = networkOf(ip);
  await limits.refuseIfSpent("sign_in_failures_of_network", network);
  const id = Buffer.from(credential.id, "base64url");
  const passkey = await findByCredential(db, id);
  try {
    if (!passkey) throw refusal(401, "unknown_passkey");
    if (user !== undefined && passkey.user !== user)
      throw refusal(401, "passkey_of_other");
    return await verify(services, use, credential, passkey);
  } catch (error) {
    if (error instanceof Refusal && !error.hasCode(tooSlow)) {
      await limits.sign_in_failures_of_network.add(network);
      const about = passkey && { user: passkey.user };
      await audit(db, "second_step_failed", { ip, ...about });
    }
    throw error;
  }
}

type Passkey = NonNullable<Awaited<ReturnType<typeof findByCredential>>>;

async function verify(
  { db, config: site }: Services,
  use: Use,
  credential: UsedCredential,
  { _id, user, host, public_key: publicKey, credential: id }: Passkey,
) {
  if (host !== site.publicHost)
    throw refuse(401, "passkey_elsewhere", { host });
  const { userHandle } = credential.response;
  const ownHandle = Buffer.from(user).toString("base64url");
  if (userHandle !== undefined && userHandle !== ownHandle)
    throw refusal(401, "wrong_passkey");
  const found = await checkUse(db, use, { site, credential, publicKey });
  const { newCounter: counter, userVerified: verified } = found;
  return { _id, user, credential: id, counter, verified };
}

/** Opens the session and stores the new counter together, or does neither. */
async function open(
  services: Services,
  { _id, user, credential, counter }: Used,
  { ip }: From,
  begin: (trx: Database) => Promise<string>,
) {
  const { db } = services;
  await refuseIfProviderNeeded(db, user, ip);
  const token = await db.transaction().execute(async (trx) => {
    await lockTwoStep(trx, user);
    if (!(await takeCounter(trx, _id, counter))) return undefined;
    const begun = await begin(trx);
    await audit(trx, "signed_in", { ip, user });
    return begun;
  });
  if (token !== undefined) return { token };
  // Either the passkey was just removed, or it was used elsewhere in the meantime, so a copy exists.
  if (!(await findByCredential(db, credential)))
    throw refusal(401, "unknown_passkey");
  await db
    .transaction()
    .execute((trx) =>
      auditAndMail(trx, services, "passkey_copied", { user, ip }),
    );
  throw refusal(401, "passkey_copied");
}
