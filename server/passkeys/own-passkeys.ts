import type { NewCredential } from "#shared/contract/passkeys.ts";
import { passkeysLimit } from "#shared/rules/field-limits.ts";
import { audit } from "#server/audit.ts";
import { endSessions } from "#server/auth/queries.ts";
import { needSessionStill } from "#server/auth/recent-sign-in.ts";
import type { Database } from "#server/db/connect.ts";
import { notFound, refusal, refuse } from "#server/errors.ts";
import type { Caller } from "#server/http/route.ts";
import { newId, hashToken } from "#server/ids.ts";
import { makeRecoveryCodes } from "#server/second-step/authenticator.ts";
import {
  deleteRecoveryCodes,
  hasSecondStep,
  lockSecondStep,
  isRequiredNow,
} from "#server/second-step/queries.ts";
import type { Services } from "#server/services.ts";
import { provenFor, spend } from "#server/auth/second-step.ts";
import { type From, openSession } from "#server/auth/sign-in.ts";
import { networkOf } from "#server/limits/network.ts";
import { tellByMail } from "#server/messages/accept.ts";
import { askForNew, checkNew, siteOf, type Use } from "./ceremony.ts";
import * as queries from "./queries.ts";
import { findEmail } from "./queries.ts";

type By = Required<Caller>;

/** Made by this session, which had typed a password a moment ago, and added by no other. */
const forAdding = ({ session }: By): Use => ({
  purpose: "add",
  bound: session,
});

export async function offerPasskey({ db, config }: Services, by: By) {
  await refuseTooMany(db, by.user._id);
  const site = siteOf(config.publicUrl);
  const known = await queries.findCredentials(db, by.user._id, site.host);
  return askForNew(db, forAdding(by), { site, user: by.user, known });
}

async function refuseTooMany(db: Database, user: string) {
  if ((await queries.countPasskeys(db, user)) < passkeysLimit) return;
  throw refuse(409, "too_many", { most: passkeysLimit });
}

/** Whoever is signed in elsewhere has to sign in anew; recovery codes come with the first second step. */
export async function addPasskey(
  services: Services,
  { name, credential }: { name: string; credential: NewCredential },
  by: By,
): Promise<string[]> {
  const { db, config } = services;
  const site = siteOf(config.publicUrl);
  const found = await checkNew(db, forAdding(by), { site, credential });
  const { user, session, ip } = by;
  return db.transaction().execute(async (trx) => {
    await lockSecondStep(trx, user._id);
    await needSessionStill(trx, session);
    await refuseTooMany(trx, user._id);
    const isFirst = !(await hasSecondStep(trx, user._id));
    await storePasskey(trx, services, {
      user: user._id,
      ip,
      name,
      credential,
      found,
    });
    await endSessions(trx, user._id, session);
    return isFirst ? makeRecoveryCodes(trx, user._id) : [];
  });
}

type New = {
  user: string;
  ip: string;
  name: string;
  credential: NewCredential;
  found: Awaited<ReturnType<typeof checkNew>>;
};

/** Written down, and told to its owner. */
async function storePasskey(
  trx: Database,
  services: Services,
  { user, ip, name, credential, found }: New,
) {
  await queries.insertPasskey(trx, {
    _id: newId(),
    user,
    name,
    host: siteOf(services.config.publicUrl).host,
    credential: Buffer.from(found.credential.id, "base64url"),
    public_key: Buffer.from(found.credential.publicKey),
    counter: String(found.credential.counter),
    transports: credential.response.transports ?? [],
    alone: found.userVerified && isDiscoverable(credential),
  });
  await audit(trx, "passkey_added", { user, ip });
  await tellOwner(trx, services, user, "added");
}

/** Where the browser says nothing of it, most likely so. */
function isDiscoverable({
  clientExtensionResults: { credProps },
}: NewCredential) {
  return credProps?.rk ?? true;
}

/** With the last one the second step ends, and its recovery codes with it. */
export function deletePasskey(services: Services, _id: string, by: By) {
  const { user, session, ip } = by;
  return services.db.transaction().execute(async (trx) => {
    await lockSecondStep(trx, user._id);
    await needSessionStill(trx, session);
    if (!(await queries.deletePasskey(trx, user._id, _id))) throw notFound();
    if (!(await hasSecondStep(trx, user._id))) {
      if (await isRequiredNow(trx)) throw refusal(409, "second_step_required");
      await deleteRecoveryCodes(trx, user._id);
    }
    await endSessions(trx, user._id, session);
    await audit(trx, "passkey_removed", { user: user._id, ip });
    await tellOwner(trx, services, user._id, "removed");
  });
}

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

/** Tells the owner of a passkey what became of it. */
export async function tellOwner(
  trx: Database,
  services: Services,
  user: string,
  change: Parameters<typeof passkeyMail>[0],
) {
  const to = await findEmail(trx, user);
  if (to === undefined) return;
  const mail = passkeyMail(change, services.config.publicUrl);
  await tellByMail(trx, services, to, mail);
}

type Change = "added" | "removed" | "copied";

const wording: Record<Change, { subject: string; en: string; es: string }> = {
  added: {
    subject: "passkey added",
    en: "A passkey for signing in was added to your account.",
    es: "Se agregó a su cuenta una llave de acceso para iniciar sesión.",
  },
  removed: {
    subject: "passkey removed",
    en: "A passkey for signing in was removed from your account.",
    es: "Se quitó de su cuenta una llave de acceso para iniciar sesión.",
  },
  copied: {
    subject: "passkey refused",
    en: "Someone tried to sign in with a passkey of yours that may have been copied. It was refused. Remove this passkey from your account.",
    es: "Alguien quiso iniciar sesión con una llave de acceso de usted que podría ser una copia. Se rechazó. Quite esa llave de acceso de su cuenta.",
  },
};

/** In both languages: nobody has said yet in which somebody reads mail. */
function passkeyMail(change: Change, publicUrl: string) {
  const { subject, en, es } = wording[change];
  return {
    subject: `${new URL(publicUrl).hostname}: ${subject}`,
    body: [
      `${en} If this was not you, tell an admin right away.`,
      `${es} Si no fue usted, avise de inmediato a un administrador.`,
      `${publicUrl}/dashboard/account`,
    ].join("\n\n"),
  };
}
