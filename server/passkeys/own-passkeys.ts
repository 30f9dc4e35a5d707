import type { NewCredential } from "#shared/contract/passkeys.ts";
import { passkeysLimit } from "#shared/rules/field-limits.ts";
import { audit } from "#server/audit.ts";
import { endSessions } from "#server/auth/queries.ts";
import { needSessionStill } from "#server/auth/recent-sign-in.ts";
import type { Database } from "#server/db/connect.ts";
import { notFound, refusal, refuse } from "#server/errors.ts";
import type { Caller } from "#server/http/route.ts";
import { newId } from "#server/ids.ts";
import { makeRecoveryCodes } from "#server/second-step/prove.ts";
import {
  deleteRecoveryCodes,
  hasSecondStep,
  lockSecondStep,
} from "#server/second-step/queries.ts";
import { isRequiredNow } from "#server/second-step/rules-queries.ts";
import type { Services } from "#server/services.ts";
import { askForNew, checkNew, siteOf, type Use } from "./ceremony.ts";
import * as queries from "./queries.ts";
import { tellOwner } from "./tell.ts";

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
export async function storePasskey(
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
