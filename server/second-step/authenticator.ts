import { hkdfSync, createHash, randomBytes } from "node:crypto";
import { generateSecret, generateURI, verify } from "otplib";
import type { Database } from "#server/db/connect.ts";
import { findSecret } from "#server/secrets/queries.ts";
import { openText, sealText } from "#server/secrets/sealing.ts";
import * as queries from "./queries.ts";

const period = 30;

const newKey = () => generateSecret();

/** What an authenticator app reads from the picture of it. */
function addressOf(key: string, site: string, email: string): string {
  return generateURI({ issuer: site, label: email, secret: key });
}

/** Six digits, however they are spaced; anything else may be a recovery code. */
export function asDigits(code: string): string | undefined {
  const digits = code.replaceAll(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** The time step whose code this is, if that is the present one or one beside it. */
async function stepOf(
  key: string,
  digits: string,
  seconds: number,
): Promise<number | undefined> {
  const found = await verify({
    secret: key,
    token: digits,
    epoch: seconds,
    epochTolerance: period,
  });
  return found.valid ? Math.floor(seconds / period) + found.delta : undefined;
}

async function sealingSecret(db: Database): Promise<Buffer> {
  const secret = await findSecret(db, "authenticators");
  return Buffer.from(hkdfSync("sha256", secret, "", "keys", 32));
}

/** A new key for somebody's app. Until a code of it was right, the old one goes on counting. */
export async function offerKey(
  db: Database,
  { _id, email }: { _id: string; email: string },
  site: string,
) {
  const key = newKey();
  const sealed = sealText(await sealingSecret(db), key, Buffer.from(_id));
  await queries.upsertPendingKey(db, _id, sealed);
  return { key, address: addressOf(key, site, email) };
}

/** Takes the key that was offered if this is its code; answers the recovery codes, which are shown once. */
export async function confirmKey(
  trx: Database,
  user: string,
  code: string,
): Promise<string[] | undefined> {
  const found = await queries.findAuthenticator(trx, user);
  const step = await stepOfSealed(trx, user, code, {
    sealed: found?.pending,
    seconds: found?.seconds,
  });
  if (!found?.pending || step === undefined) return undefined;
  const { pending } = found;
  if (!(await queries.activateKey(trx, user, { pending, step })))
    return undefined;
  return makeRecoveryCodes(trx, user);
}

export async function makeRecoveryCodes(trx: Database, user: string) {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(user, code));
  await queries.replaceRecoveryCodes(trx, user, hashes);
  return codes;
}

/** Whether this is a code of somebody's app or a recovery code; from now on it is none any more. */
export async function isCodeRight(
  trx: Database,
  user: string,
  code: string,
): Promise<boolean> {
  if (asDigits(code) === undefined)
    return queries.spendRecoveryCode(trx, user, hashRecoveryCode(user, code));
  const found = await queries.findAuthenticator(trx, user);
  const step = await stepOfSealed(trx, user, code, {
    sealed: found?.key,
    seconds: found?.seconds,
  });
  return step !== undefined && queries.takeStep(trx, user, step);
}

type Sealed = {
  sealed: Buffer | null | undefined;
  seconds: number | undefined;
};

async function stepOfSealed(
  db: Database,
  user: string,
  code: string,
  { sealed, seconds }: Sealed,
): Promise<number | undefined> {
  const digits = asDigits(code);
  if (!sealed || seconds === undefined || digits === undefined)
    return undefined;
  const secret = await sealingSecret(db);
  const key = openText(secret, sealed, Buffer.from(user));
  return stepOf(key, digits, seconds);
}

const amount = 10;
// Nothing that is mistaken for something else, on paper either.
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

function newRecoveryCodes(): string[] {
  return Array.from({ length: amount }, newCode);
}

/** What is kept of a code; blanks, hyphens and capitals make no difference. */
function hashRecoveryCode(user: string, code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, "");
  return createHash("sha256").update(`${user} ${plain}`).digest();
}
