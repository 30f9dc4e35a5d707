import { createHash, randomBytes, randomInt } from "node:crypto";
import { idCharacter, idLength } from "#shared/rules/ids.ts";

const ascii = String.fromCharCode(...Array(128).keys());
const alphabet = ascii.match(new RegExp(idCharacter, "g")) ?? [];

/** Returns a random id of 128 bits, from characters that are safe to type, text and link. */
export function newId(): string {
  let id = "";
  // randomInt() caches random bytes, which is much cheaper than randomBytes() per id.
  for (let place = 0; place < idLength; place += 1)
    id += alphabet[randomInt(alphabet.length)];
  return id;
}

/** Returns a random 256-bit secret; store only its hash. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
