import { createHash, randomBytes, randomInt } from "node:crypto";
import { idCharacter, idLength } from "#shared/rules/ids.ts";

const ascii = String.fromCharCode(...Array(128).keys());
const alphabet = ascii.match(new RegExp(idCharacter, "g")) ?? [];

/** Characters that survive being typed, texted and turned into a link: 128 bits of chance. */
export function newId(): string {
  let id = "";
  // Node draws many at a time, which costs far less than asking for the bytes of each id.
  for (let place = 0; place < idLength; place += 1)
    id += alphabet[randomInt(alphabet.length)];
  return id;
}

/** A secret of 256 bits that is handed out once; only its hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
