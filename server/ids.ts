import { createHash, randomBytes } from "node:crypto";

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** 22 characters that survive being typed, texted and turned into a link: 128 bits of chance. */
export function newId(): string {
  let id = "";
  while (id.length < 22) {
    for (const byte of randomBytes(32)) {
      // 232 is the largest multiple of 58 in a byte: above it some letters would come up more often.
      if (byte < 232 && id.length < 22) id += alphabet[byte % 58];
    }
  }
  return id;
}

/** A secret of 256 bits that is handed out once; only its hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
