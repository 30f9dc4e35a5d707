import { hash, verify } from "@node-rs/argon2";
import { refusal, refuse } from "#server/errors.ts";
import { createQueue } from "#server/limits/queue.ts";

let common: Promise<Set<string>> | undefined;

/** Leaked passwords: the list is long, and read when a password is chosen. */
async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}

// OWASP's and ASVS's middle choice: 19 MiB, two passes. (The algorithm's default is argon2id.)
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Whether a new password is long enough and not among the first that anybody would try. */
export async function refusePoorPassword(
  password: string,
  { minLength, context }: { minLength: number; context: string[] },
) {
  const normal = password.normalize("NFKC");
  if (Array.from(normal).length < minLength) {
    const values = { least: minLength };
    throw refuse(400, "password_too_short", values, "password");
  }
  const plain = normal.toLowerCase();
  if (await isCommon(plain)) {
    throw refusal(400, "password_too_common", "password");
  }
  const words = context
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 4);
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), plain);
  const isLikeAccount = rest !== plain && rest.length < 6;
  if (isLikeAccount) {
    throw refusal(400, "password_like_account", "password");
  }
}

/** In the list of leaked ones, one short piece over and over, or a run of the keyboard. */
async function isCommon(plain: string): Promise<boolean> {
  const trimmed = plain.replace(/[\d\W_]+$/u, "");
  const isRepeated = /^(.{1,8}?)\1+$/su.test(plain);
  const isRun = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiopasdfghjklzxcvbnm",
  ]
    .flatMap((row) => [row, Array.from(row).reverse().join("")])
    .some((row) => row.includes(plain));
  const leaked = await (common ??= readCommon());
  return leaked.has(plain) || leaked.has(trimmed) || isRepeated || isRun;
}

// Two at a time: hashing is dear on purpose and must not starve everybody else.
const takeTurn = createQueue(2, 50);

export function hashPassword(password: string): Promise<string> {
  return takeTurn(() => hash(password.normalize("NFKC"), cost));
}

let decoy: Promise<string> | undefined;

/** Takes the same time for an account that does not exist. */
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
