import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import { refusal, refuse } from "#server/errors.ts";
import { createQueue } from "#server/limits/queue.ts";

const common = new Set(dictionary["passwords-common"]);

// OWASP's and ASVS's middle choice: 19 MiB, two passes. (The algorithm's default is argon2id.)
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Whether a new password is long enough and not among the first that anybody would try. */
export function refusePoorPassword(
  password: string,
  { minLength, context }: { minLength: number; context: string[] },
) {
  const normal = password.normalize("NFKC");
  if (Array.from(normal).length < minLength) {
    const values = { least: minLength };
    throw refuse(400, "password_too_short", values, "password");
  }
  const plain = normal.toLowerCase();
  if (isCommon(plain)) {
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
function isCommon(plain: string): boolean {
  const trimmed = plain.replace(/[\d\W_]+$/u, "");
  const isRepeated = /^(.{1,8}?)\1+$/su.test(plain);
  const isRun = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiopasdfghjklzxcvbnm",
  ]
    .flatMap((row) => [row, Array.from(row).reverse().join("")])
    .some((row) => row.includes(plain));
  return common.has(plain) || common.has(trimmed) || isRepeated || isRun;
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
