export type PasswordLook = {
  minLength: number;
  /** The user's name and email address. */
  context: string[];
  /** Expects the password in lower case. */
  isLeaked: (plain: string) => boolean;
};

/** Why a password is refused: too short, easy to guess, or similar to the account. */
export function passwordProblem(
  password: string,
  { minLength, context, isLeaked }: PasswordLook,
) {
  const normal = password.normalize("NFKC");
  if (Array.from(normal).length < minLength) return "password_too_short";
  const plain = normal.toLowerCase();
  if (isLeaked(plain) || isLeaked(withoutEnd(plain)) || isPattern(plain))
    return "password_too_common";
  return isLikeAccount(plain, context) ? "password_like_account" : undefined;
}

/** Removes digits and punctuation at the end. */
const withoutEnd = (plain: string) => plain.replace(/[\d\W_]+$/u, "");

const runs = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "qwertyuiopasdfghjklzxcvbnm",
].flatMap((row) => [row, Array.from(row).reverse().join("")]);

/** Whether it repeats a short piece or is a run of keyboard or alphabet keys. */
function isPattern(plain: string): boolean {
  return (
    /^(.{1,8}?)\1+$/su.test(plain) || runs.some((row) => row.includes(plain))
  );
}

function isLikeAccount(plain: string, context: string[]): boolean {
  const words = context
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 4);
  const rest = words.reduce((left, word) => left.split(word).join(""), plain);
  return rest !== plain && rest.length < 6;
}
