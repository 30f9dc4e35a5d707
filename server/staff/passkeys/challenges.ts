import { z } from "zod";
import type {
  NewCredential,
  UsedCredential,
} from "#shared/contract/staff/passkeys.ts";
import { passkeyMinutes } from "#shared/rules/staff/sessions.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";
import { refusal } from "#server/platform/errors.ts";
import { hashToken } from "#server/platform/ids.ts";
import { insertChallenge, deleteChallenge } from "./queries.ts";

/** The host that passkeys belong to, and the origin that the browser must have. */
type Site = Pick<Config, "publicHost" | "publicUrl">;

/** A challenge's purpose, and the hash of the session or proof that it is bound to. */
export type Use = Pick<Schema["passkey_challenges"], "purpose" | "bound">;

export const signInUse: Use = { purpose: "sign_in", bound: Buffer.alloc(0) };

const timeout = passkeyMinutes * 60_000;

// Ed25519, ECDSA with P-256, RSA: every passkey supports one of them.
const algorithms = [-8, -7, -257];

/** Loaded on demand, because the library is slow to load and rarely needed. */
const library = () => import("@simplewebauthn/server");

type Credentials = { id: string; transports: string[] }[];

/** Options for a browser to create a new passkey. Excludes the given passkeys. */
export async function askForNew(
  db: Database,
  use: Use,
  of: {
    site: Site;
    user: { _id: string; email: string; name: string };
    passkeys: Credentials;
  },
) {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: of.site.publicHost,
    rpID: of.site.publicHost,
    userID: new TextEncoder().encode(of.user._id),
    userName: of.user.email,
    userDisplayName: of.user.name,
    excludeCredentials: of.passkeys,
    timeout,
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: {
      residentKey: "preferred",
      userVerification: "preferred",
    },
  });
  await storeChallenge(db, use, options.challenge);
  return options;
}

/** Options for a browser to sign with one of these passkeys, or with any passkey of this site. */
export async function askForUse(
  db: Database,
  use: Use,
  { site, passkeys = [] }: { site: Site; passkeys?: Credentials },
) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: site.publicHost,
    userVerification: use.purpose === "sign_in" ? "required" : "preferred",
    timeout,
    allowCredentials: passkeys,
  });
  await storeChallenge(db, use, options.challenge);
  return options;
}

async function storeChallenge(db: Database, use: Use, challenge: string) {
  await insertChallenge(db, { ...use, hash: hashToken(challenge) });
}

const clientData = z.object({ challenge: z.string().min(1) });

/** Checks a browser's response. Deletes the signed challenge first, so that it cannot be used twice. */
async function spend(
  db: Database,
  use: Use,
  { site, clientDataJSON }: { site: Site; clientDataJSON: string },
) {
  const { challenge } = parsed(clientDataJSON);
  if (!(await deleteChallenge(db, { ...use, hash: hashToken(challenge) })))
    throw refusal(401, "passkey_too_slow");
  return {
    expectedChallenge: challenge,
    expectedOrigin: site.publicUrl,
    expectedRPID: site.publicHost,
    requireUserVerification: false,
  };
}

function parsed(clientDataJSON: string) {
  try {
    const text = Buffer.from(clientDataJSON, "base64url").toString();
    return clientData.parse(JSON.parse(text));
  } catch {
    return wrong();
  }
}

/** The library throws on every mismatch. */
function wrong(): never {
  throw refusal(401, "wrong_passkey");
}

/** Verifies the response to `askForNew` and returns the key. */
export async function checkNew(
  db: Database,
  use: Use,
  { site, credential: response }: { site: Site; credential: NewCredential },
) {
  const { clientDataJSON } = response.response;
  const expected = await spend(db, use, { site, clientDataJSON });
  const { verifyRegistrationResponse } = await library();
  const found = await verifyRegistrationResponse({
    ...expected,
    response,
    supportedAlgorithmIDs: algorithms,
  }).catch(wrong);
  return found.registrationInfo ?? wrong();
}

/** Verifies the response to `askForUse`. The caller compares the counter. */
export async function checkUse(
  db: Database,
  use: Use,
  of: { site: Site; credential: UsedCredential; publicKey: Buffer },
) {
  const { credential: response, site } = of;
  const { clientDataJSON } = response.response;
  const expected = await spend(db, use, { site, clientDataJSON });
  const { verifyAuthenticationResponse } = await library();
  const found = await verifyAuthenticationResponse({
    ...expected,
    response,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(of.publicKey),
      counter: 0,
    },
  }).catch(wrong);
  return found.verified ? found.authenticationInfo : wrong();
}
