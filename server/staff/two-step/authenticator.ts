import { createHash, randomBytes } from "node:crypto";
import { generateSecret, generateURI, verify } from "otplib";
import type { Database } from "#server/platform/db/connect.ts";
import { findKey } from "#server/platform/secrets/queries.ts";
import { decryptText, encrypt } from "#server/platform/secrets/encryption.ts";
import * as queries from "./queries.ts";

const period = 30;

/** The six digits of a code, typed with any spacing; undefined if it may be a recovery code. */
export function asDigits(code: string): string | undefined {
  const digits = code.replaceAll(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

const sealingKey = (db: Database) => findKey(db, "authenticators", "keys");

/** Creates a pending key for a user's app. The old key stays valid until a code of the new one is confirmed. */
export async function offerKey(
  db: Database,
  { _id, email }: { _id: string; email: string },
  site: string,
) {
  const key = generateSecret();
  const sealed = encrypt(await sealingKey(db), key, Buffer.from(_id));
  await queries.upsertPendingKey(db, _id, sealed);
  const address = generateURI({ issuer: site, label: email, secret: key });
  return { key, address };
}

/** Activates the pending key if the code is correct. Returns the recovery codes, which are shown once. */
export async function confirmKey(
  trx: Database,
  user: string,
  code: string,
): Promise<string[] | undefined> {
  const found = await findStep(trx, user, code, "pending");
  if (!found || !(await queries.activateKey(trx, user, found)))
    return undefined;
  return makeRecoveryCodes(trx, user);
}

export async function makeRecoveryCodes(trx: Database, user: string) {
  const codes = Array.from({ length: amount }, newCode);
  const hashes = codes.map((code) => hashRecoveryCode(user, code));
  await queries.replaceRecoveryCodes(trx, user, hashes);
  return codes;
}

/** Checks and consumes a code of the user's app or a recovery code. */
export async function isCodeRight(
  trx: Database,
  user: string,
  code: string,
): Promise<boolean> {
  if (asDigits(code) === undefined)
    return queries.spendRecoveryCode(trx, user, hashRecoveryCode(user, code));
  const found = await findStep(trx, user, code, "key");
  return found !== undefined && queries.consumeTimeStep(trx, user, found.step);
}

/** Finds the time step of the code, at most one step off, for the active or the pending key. */
async function findStep(
  db: Database,
  user: string,
  code: string,
  which: "key" | "pending",
) {
  const token = asDigits(code);
  const found = await queries.findAuthenticator(db, user);
  const sealed = found?.[which];
  if (!sealed || token === undefined) return undefined;
  const { seconds: epoch } = found;
  const secret = decryptText(await sealingKey(db), sealed, Buffer.from(user));
  const checked = await verify({
    secret,
    token,
    epoch,
    epochTolerance: period,
  });
  if (!checked.valid) return undefined;
  return { sealed, step: Math.floor(epoch / period) + checked.delta };
}

const amount = 10;
// Letters and digits that cannot be confused with each other, even on paper.
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const length = 16;

function newCode(): string {
  let code = "";
  while (code.length < length)
    for (const byte of randomBytes(length))
      // 248 is the largest multiple of 31 in a byte.
      if (byte < 248 && code.length < length) code += letters[byte % 31];
  return code.replaceAll(/(.{4})(?!$)/g, "$1-");
}

/** The stored hash of a code. Ignores spaces, hyphens and case. */
function hashRecoveryCode(user: string, code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, "");
  return createHash("sha256").update(`${user} ${plain}`).digest();
}
