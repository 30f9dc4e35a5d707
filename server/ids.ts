import { createHash, randomBytes } from "node:crypto";
import { idCharacter, idLength } from "#shared/rules/ids.ts";

const ascii = String.fromCharCode(...Array(128).keys());
const alphabet = ascii.match(new RegExp(idCharacter, "g")) ?? [];

/** Characters that survive being typed, texted and turned into a link: 128 bits of chance. */
export function newId(): string {
  let id = "";
  while (id.length < idLength) {
    for (const byte of randomBytes(32)) {
      // 232 is the largest multiple of 58 in a byte: above it some letters would come up more often.
      if (byte < 232 && id.length < idLength)
        id += alphabet[byte % alphabet.length];
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
