import {
  type CipherKey,
  createCipheriv,
  createDecipheriv,
  randomBytes,
} from "node:crypto";

const ivLength = 12;
const tagLength = 16;
const nothing = Buffer.alloc(0);

/** Encrypts with AES-256-GCM and authenticates `beside`, which is not encrypted. */
export function encrypt(
  secret: CipherKey,
  text: string | Buffer,
  beside: Buffer = nothing,
) {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", secret, iv).setAAD(beside);
  const inside = Buffer.concat([
    cipher.update(Buffer.from(text)),
    cipher.final(),
  ]);
  return Buffer.concat([iv, cipher.getAuthTag(), inside]);
}

/** Decrypts to text. Throws if the ciphertext or `beside` was modified. */
export function decryptText(
  secret: CipherKey,
  sealed: Buffer,
  beside?: Buffer,
) {
  return decrypt(secret, sealed, beside).toString();
}

/** Decrypts to bytes. Throws if the ciphertext or `beside` was modified. */
export function decrypt(
  secret: CipherKey,
  sealed: Buffer,
  beside: Buffer = nothing,
) {
  const iv = sealed.subarray(0, ivLength);
  const tag = sealed.subarray(ivLength, ivLength + tagLength);
  const decipher = createDecipheriv("aes-256-gcm", secret, iv, {
    authTagLength: tagLength,
  });
  decipher.setAAD(beside).setAuthTag(tag);
  const inside = sealed.subarray(ivLength + tagLength);
  return Buffer.concat([decipher.update(inside), decipher.final()]);
}
