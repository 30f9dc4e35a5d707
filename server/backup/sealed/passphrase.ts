import { createCipheriv, randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { type Recipient, Stanza } from "age-encryption";

const label = "age-encryption.org/v1/scrypt";
const workFactor = 18;

const derive = promisify<
  string,
  Buffer,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);

/**
 * Whoever knows the passphrase, as the age format has it. The library makes the key on the thread that answers
 * visitors, who would wait for two seconds; Node makes it on another one.
 */
export function passphraseRecipient(passphrase: string): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16);
      const key = await derive(
        passphrase,
        Buffer.concat([Buffer.from(label), salt]),
        32,
        { N: 2 ** workFactor, r: 8, p: 1, maxmem: 2 ** 29 },
      );
      const cipher = createCipheriv(
        "chacha20-poly1305",
        key,
        Buffer.alloc(12),
        { authTagLength: 16 },
      );
      const body = Buffer.concat([
        cipher.update(fileKey),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      const args = [
        "scrypt",
        salt.toString("base64").replaceAll("=", ""),
        String(workFactor),
      ];
      return [new Stanza(args, body)];
    },
  };
}
