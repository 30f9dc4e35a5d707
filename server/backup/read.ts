import { pipeline, type Writable } from "node:stream";
import { extract } from "tar-stream";
import { StartupProblem } from "#server/startup-problem.ts";
import { unseal } from "./sealed/envelope.ts";
import { firstEntry, type Manifest, manifest } from "./manifest.ts";

export type Entry = AsyncIterable<unknown> & { header: { name: string } };
export type Archive = { file: string; passphrase?: string | undefined };

/** What lies in a backup, in the order in which it was written. */
export async function* readEntries({
  file,
  passphrase,
}: Archive): AsyncGenerator<Entry, void> {
  const entries = extract();
  try {
    // A stream of streamx, which Node takes for one of its own.
    const into = entries as unknown as Writable;
    pipeline(await unseal(file, passphrase), into, () => {});
    yield* entries;
  } catch (error) {
    throw explained(file, error);
  } finally {
    entries.destroy();
  }
}

/** What the backup says of itself; nothing else in it can be understood without. */
export async function readManifest(archive: Archive): Promise<Manifest> {
  for await (const entry of readEntries(archive)) return takeManifest(entry);
  throw damaged("it is empty");
}

export async function takeManifest(entry: Entry): Promise<Manifest> {
  if (entry.header.name !== firstEntry)
    throw damaged("it is not one of this site");
  const text = await readString(entry);
  const read = manifest.safeParse(JSON.parse(text));
  if (!read.success)
    throw damaged("it was made in a way that this release does not know");
  return read.data;
}

export async function readString(entry: Entry): Promise<string> {
  return (await readBytes(entry)).toString();
}

export async function readBytes(entry: Entry): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry)
    if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export function damaged(reason: string) {
  return new StartupProblem(
    `This backup cannot be used: ${reason}. Nothing was changed.`,
  );
}

/** What goes wrong with the file as a sentence, wherever it comes up; anything else as it is. */
export function explained(file: string, error: unknown): Error {
  if (error instanceof StartupProblem) return error;
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return damaged(`there is no file ${file}`);
  // The last are rows that PostgreSQL cannot read.
  const isBroken = /^(Z_|ERR_)|\b(tar|header|premature|chunk)\b|^22/i;
  return isBroken.test(`${code} ${message}`)
    ? damaged("it is cut off or was changed")
    : (error as Error);
}
