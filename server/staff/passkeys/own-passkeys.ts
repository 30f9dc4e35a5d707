import type { NewCredential } from "#shared/contract/staff/passkeys.ts";
import { passkeysLimit } from "#shared/rules/field-limits.ts";
import { audit } from "#server/platform/audit-queries.ts";
import { endSessions } from "#server/staff/auth/queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { notFound, refusal, refuse } from "#server/platform/errors.ts";
import type { Caller } from "#server/platform/http/route.ts";
import type { Once } from "#server/platform/idempotency/idempotency.ts";
import { newId, hashToken } from "#server/platform/ids.ts";
import { makeRecoveryCodes } from "#server/staff/two-step/authenticator.ts";
import { hasTwoStep, lockTwoStep } from "#server/staff/two-step/queries.ts";
import type { Services } from "#server/services.ts";
import {
  changeOwnTwoStep,
  disableTwoStepWithLastFactor,
  requirePendingSignIn,
  consumeSignIn,
} from "#server/staff/auth/two-step.ts";
import { type From, openSession } from "#server/staff/auth/sign-in.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import { auditAndMail } from "#server/outreach/messages/staff-mail.ts";
import { askForNew, checkNew, type Use } from "./challenges.ts";
import * as queries from "./queries.ts";

type By = Required<Caller>;

/** Binds the challenge to the session that requested it. */
const forAdding = ({ session }: By): Use => ({
  purpose: "add",
  bound: session,
});

export async function offerPasskey({ db, config: site }: Services, by: By) {
  const { _id } = by.user;
  await refuseTooMany(db, _id);
  const passkeys = await queries.findCredentials(db, _id, site.publicHost);
  return askForNew(db, forAdding(by), { site, user: by.user, passkeys });
}

async function refuseTooMany(db: Database, user: string) {
  if ((await queries.countPasskeys(db, user)) < passkeysLimit) return;
  throw refuse(409, "too_many", { most: passkeysLimit });
}

/** Ends the user's other sessions. Returns recovery codes if this turns two-step verification on. */
export async function addPasskey(
  services: Services & { once: Once },
  { name, credential }: { name: string; credential: NewCredential },
  by: By,
): Promise<string[]> {
  const { db, config: site } = services;
  const found = await checkNew(db, forAdding(by), { site, credential });
  return changeOwnTwoStep(services, by, async (trx, { user, session, ip }) => {
    await refuseTooMany(trx, user);
    const isFirst = !(await hasTwoStep(trx, user));
    await storePasskey(trx, services, { user, ip, name, credential, found });
    await endSessions(trx, user, session);
    return isFirst ? makeRecoveryCodes(trx, user) : [];
  });
}

type New = {
  user: string;
  ip: string;
  name: string;
  credential: NewCredential;
  found: Awaited<ReturnType<typeof checkNew>>;
};

/** Stores, logs and announces the passkey. */
async function storePasskey(
  trx: Database,
  services: Services,
  { user, ip, name, credential, found }: New,
) {
  await queries.insertPasskey(trx, {
    _id: newId(),
    user,
    name,
    host: services.config.publicHost,
    credential: Buffer.from(found.credential.id, "base64url"),
    public_key: Buffer.from(found.credential.publicKey),
    counter: String(found.credential.counter),
    transports: credential.response.transports ?? [],
    alone: found.userVerified && isDiscoverable(credential),
  });
  await auditAndMail(trx, services, "passkey_added", { user, ip });
}

/** Whether the passkey can be found without an account name; true if the browser does not say. */
function isDiscoverable({
  clientExtensionResults: { credProps },
}: NewCredential) {
  return credProps?.rk ?? true;
}

/** Removing the last passkey ends two-step verification and its recovery codes. */
export function deletePasskey(services: Services, _id: string, by: By) {
  return changeOwnTwoStep(services, by, async (trx, { user, session, ip }) => {
    if (!(await queries.deletePasskeyRow(trx, user, _id))) throw notFound();
    await disableTwoStepWithLastFactor(trx, user);
    await endSessions(trx, user, session);
    await auditAndMail(trx, services, "passkey_removed", { user, ip });
  });
}

const forFirst = (proof: string): Use => ({
  purpose: "add",
  bound: hashToken(proof),
});

/** Offers a passkey to a user who must set up two-step verification. */
export async function offerFirstPasskey(
  { db, limits, config: site }: Services,
  proof: string,
  ip: string,
) {
  await limits.spend("passkey_challenges_of_network", networkOf(ip));
  const { user: _id, email } = await requirePendingSignIn(db, proof, "set_up");
  const user = { _id, email, name: email };
  return askForNew(db, forFirst(proof), { site, user, passkeys: [] });
}

type Given = { proof: string; name: string; credential: NewCredential } & From;

export async function addFirstPasskey(
  services: Services & { once: Once },
  { proof, name, credential, ...from }: Given,
) {
  const { db, config: site } = services;
  const { ip } = from;
  const { user } = await requirePendingSignIn(db, proof, "set_up");
  const found = await checkNew(db, forFirst(proof), { site, credential });
  return services.once(async (trx) => {
    await lockTwoStep(trx, user);
    if (await hasTwoStep(trx, user)) throw refusal(401, "sign_in_too_slow");
    const { email, password } = await consumeSignIn(trx, proof);
    await storePasskey(trx, services, { user, ip, name, credential, found });
    await audit(trx, "signed_in", { ip, user });
    const recoveryCodes = await makeRecoveryCodes(trx, user);
    const token = await openSession(trx, user, from, { email, password });
    return { token, recoveryCodes };
  });
}
