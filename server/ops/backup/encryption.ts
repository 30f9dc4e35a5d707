import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { StartupProblem } from "#server/platform/startup-problem.ts";

// pipeline() passes errors on to the reader of the last stream.
const ignore = () => {};

const ageHeader = "age-encryption.org/v1";

/** Compresses and, with a passphrase, encrypts in the age format, which other tools can decrypt. */
export async function encryptArchive(
  content: Readable,
  passphrase: string | undefined,
): Promise<Readable> {
  // Level 1 takes a third of the time for 10 % more bytes.
  const gzip = createGzip({ level: 1 });
  pipeline(content, gzip, ignore);
  if (passphrase === undefined) return gzip;
  const age = new Encrypter();
  age.setPassphrase(passphrase);
  return fromWeb(await age.encrypt(toWeb(gzip)));
}

/** Decrypts and decompresses an archive. Throws a StartupProblem if the passphrase is missing or wrong. */
export async function decryptArchive(
  file: string,
  passphrase: string | undefined,
): Promise<Readable> {
  const isEncrypted = (await readStart(file)).startsWith(ageHeader);
  const content = createReadStream(file);
  const gunzip = createGunzip();
  const plain = isEncrypted ? await decrypt(content, passphrase) : content;
  pipeline(plain, gunzip, ignore);
  return gunzip;
}

async function decrypt(content: Readable, passphrase: string | undefined) {
  if (passphrase === undefined)
    throw new StartupProblem(
      "The backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase that it was made with.",
    );
  const age = new Decrypter();
  age.addPassphrase(passphrase);
  try {
    return fromWeb(await age.decrypt(toWeb(content)));
  } catch (error) {
    throw new StartupProblem(
      "BACKUP_PASSPHRASE does not match this backup, which was made with another one.",
      { cause: error },
    );
  }
}

async function readStart(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(ageHeader.length),
    );
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

// The two stream types differ only in TypeScript.
function toWeb(stream: Readable) {
  return Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
}

function fromWeb(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as ReadableStream);
}
