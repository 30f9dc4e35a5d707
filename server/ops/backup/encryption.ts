import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { StartupProblem } from "#server/platform/startup-problem.ts";

// What goes wrong on the way reaches whoever reads the end of it.
const ignore = () => {};

const ageBegins = "age-encryption.org/v1";

/** Compresses, and encrypts for whoever knows the passphrase (the age format, which other tools open too). */
export async function encryptArchive(
  content: Readable,
  passphrase: string | undefined,
): Promise<Readable> {
  // The lowest level takes a third of the time for a tenth more bytes.
  const gzip = createGzip({ level: 1 });
  pipeline(content, gzip, ignore);
  if (passphrase === undefined) return gzip;
  const age = new Encrypter();
  age.setPassphrase(passphrase);
  return fromWeb(await age.encrypt(toWeb(gzip)));
}

/** What `seal` made of it; what is wrong with the passphrase is said in a sentence. */
export async function decryptArchive(
  file: string,
  passphrase: string | undefined,
): Promise<Readable> {
  const isSealed = (await readBegin(file)).startsWith(ageBegins);
  const content = createReadStream(file);
  const gunzip = createGunzip();
  const plain = isSealed ? await decrypt(content, passphrase) : content;
  pipeline(plain, gunzip, ignore);
  return gunzip;
}

async function decrypt(content: Readable, passphrase: string | undefined) {
  if (passphrase === undefined)
    throw new StartupProblem(
      "The backup is encrypted: set BACKUP_PASSPHRASE to what it was made with.",
    );
  const age = new Decrypter();
  age.addPassphrase(passphrase);
  try {
    return fromWeb(await age.decrypt(toWeb(content)));
  } catch (error) {
    throw new StartupProblem(
      "BACKUP_PASSPHRASE does not open this backup: it was made with another one.",
      { cause: error },
    );
  }
}

async function readBegin(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(ageBegins.length),
    );
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

// The two kinds of streams are the same at run time and differ in the types of two libraries.
function toWeb(stream: Readable) {
  return Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
}

function fromWeb(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as ReadableStream);
}
