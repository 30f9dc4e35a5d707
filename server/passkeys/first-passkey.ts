import type { NewCredential } from "#shared/contract/passkeys.ts";
import { audit } from "#server/audit.ts";
import { provenFor, spend } from "#server/auth/second-step.ts";
import { type From, openSession } from "#server/auth/sign-in.ts";
import { refusal } from "#server/errors.ts";
import { hashToken } from "#server/ids.ts";
import { networkOf } from "#server/limits/network.ts";
import { makeRecoveryCodes } from "#server/second-step/prove.ts";
import { hasSecondStep, lockSecondStep } from "#server/second-step/queries.ts";
import type { Services } from "#server/services.ts";
import { askForNew, checkNew, siteOf, type Use } from "./ceremony.ts";
import { storePasskey } from "./own-passkeys.ts";

const forFirst = (proof: string): Use => ({
  purpose: "add",
  bound: hashToken(proof),
});

/** For who may not come in without a second step any more. */
export async function offerFirstPasskey(
  { db, limits, config }: Services,
  proof: string,
  ip: string,
) {
  await limits.spend("passkey_challenges_of_network", networkOf(ip));
  const { user: _id, email } = await provenFor(db, proof, "set_up");
  const user = { _id, email, name: email };
  const site = siteOf(config.publicUrl);
  return askForNew(db, forFirst(proof), { site, user, known: [] });
}

type Given = { proof: string; name: string; credential: NewCredential } & From;

/** Takes that passkey, and opens the session. */
export async function addFirstPasskey(
  services: Services,
  { proof, name, credential, ...from }: Given,
) {
  const { db, config } = services;
  const { ip } = from;
  const { user } = await provenFor(db, proof, "set_up");
  const site = siteOf(config.publicUrl);
  const found = await checkNew(db, forFirst(proof), { site, credential });
  return db.transaction().execute(async (trx) => {
    await lockSecondStep(trx, user);
    if (await hasSecondStep(trx, user)) throw refusal(401, "sign_in_too_slow");
    const { email, password } = await spend(trx, proof);
    await storePasskey(trx, services, { user, ip, name, credential, found });
    await audit(trx, "signed_in", { ip, user });
    const recoveryCodes = await makeRecoveryCodes(trx, user);
    const token = await openSession(trx, user, from, { email, password });
    return { token, recoveryCodes };
  });
}
