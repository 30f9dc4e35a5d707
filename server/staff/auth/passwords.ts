import { hash, verify } from "@node-rs/argon2";
import { passwordProblem } from "#shared/rules/staff/password.ts";
import { refusal, refuse } from "#server/platform/errors.ts";
import { createQueue } from "#server/platform/limits/queue.ts";
import { audit } from "#server/platform/audit-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { deleteTokensOf } from "#server/staff/tokens/queries.ts";

let common: Promise<Set<string>> | undefined;

/** The list of leaked passwords is long, so it is loaded when a password is chosen. */
async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}

// OWASP's and ASVS's middle choice: 19 MiB, two passes. (The algorithm's default is argon2id.)
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Rejects passwords that are too short, leaked, a pattern, or based on the account's own words. */
export async function refusePoorPassword(
  password: string,
  { minLength, context }: { minLength: number; context: string[] },
) {
  const leaked = await (common ??= readCommon());
  const isLeaked = (plain: string) => leaked.has(plain);
  const problem = passwordProblem(password, { minLength, context, isLeaked });
  if (problem === undefined) return;
  if (problem !== "password_too_short") throw refusal(400, problem, "password");
  throw refuse(400, problem, { least: minLength }, "password");
}

// Hashing is expensive on purpose, so only two run at a time to keep the server responsive.
const takeTurn = createQueue(2, 50);

export function hashPassword(password: string): Promise<string> {
  return takeTurn(() => hash(password.normalize("NFKC"), cost));
}

let decoy: Promise<string> | undefined;

/** Takes the same time if the account does not exist. */
export async function isPasswordRight(
  stored: string | undefined,
  password: string,
) {
  decoy ??= hash("nobody signs in with this", cost);
  const against = stored ?? (await decoy);
  const isRight = await takeTurn(() =>
    verify(against, password.normalize("NFKC")),
  );
  return isRight && stored !== undefined;
}

/**
 * Ends all tokens of a user and logs each. Call it before other changes of the same act, because changed fields
 * are attached to the next line of the log.
 */
export async function endTokens(
  trx: Database,
  owner: string,
  by: { user?: string; ip?: string } = {},
) {
  for (const { _id, name } of await deleteTokensOf(trx, owner))
    await audit(trx, "token_ended", { ...by, subject: _id, about: name });
}
