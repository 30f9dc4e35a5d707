import { createHash, randomBytes } from "node:crypto";

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

export function newRecoveryCodes(): string[] {
  return Array.from({ length: amount }, newCode);
}

/** What is kept of a code; blanks, hyphens and capitals make no difference. */
export function hashRecoveryCode(user: string, code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, "");
  return createHash("sha256").update(`${user} ${plain}`).digest();
}
