import { pipeline, type Writable } from "node:stream";
import { extract } from "tar-stream";
import { z } from "zod";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import { decryptArchive } from "./encryption.ts";

export const tablePrefix = "tables/";
export const imagePrefix = "images/";
export const firstEntry = "backup.json";
export const lastEntry = "end.json";

/** The first entry of an archive: describes the tables of its rows. */
const manifest = z.strictObject({
  format: z.literal(1),
  made: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Ordered so that each table comes after those it references. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** The weekly event partitions, in backups of older releases. */
  eventWeeks: z.array(z.iso.date()).optional(),
  /**
   * The end of the activity log's hash chain, in the format of `npm run audit:verify -- --known`; empty without
   * lines.
   */
  record: z.string().optional(),
  sequences: z.array(
    z.object({ name: z.string(), last: z.string(), called: z.boolean() }),
  ),
});
export type Manifest = z.infer<typeof manifest>;
export type ArchiveTable = Manifest["tables"][number];

/** The last entry: an archive without it is truncated. */
export const summary = z.strictObject({
  tables: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })),
  images: z.record(z.string(), z.string()),
});
export type Summary = z.infer<typeof summary>;

export type ArchiveEntry = AsyncIterable<unknown> & {
  header: { name: string };
  resume: () => unknown;
};
export type Archive = { file: string; passphrase?: string | undefined };

/** Reads a backup's entries in order. */
export async function* readEntries({
  file,
  passphrase,
}: Archive): AsyncGenerator<ArchiveEntry, void> {
  const entries = extract();
  try {
    // A streamx stream, which works like a Node stream.
    const into = entries as unknown as Writable;
    pipeline(await decryptArchive(file, passphrase), into, () => {});
    yield* entries;
  } catch (error) {
    throw explainArchiveError(file, error);
  } finally {
    entries.destroy();
  }
}

/** Returns the manifest after reading the whole file, because the checksum is at its end. */
export async function readManifest(archive: Archive): Promise<Manifest> {
  let first: { name: string; text: string } | undefined;
  for await (const entry of readEntries(archive)) {
    const { name } = entry.header;
    if (first) entry.resume();
    else first = { name, text: await readString(entry) };
  }
  if (!first) throw archiveDamaged("it is empty");
  return parseManifest(first.name, first.text);
}

export async function takeManifest(entry: ArchiveEntry): Promise<Manifest> {
  return parseManifest(entry.header.name, await readString(entry));
}

function parseManifest(name: string, text: string): Manifest {
  if (name !== firstEntry)
    throw archiveDamaged("it is not a backup of this program");
  const read = manifest.safeParse(JSON.parse(text));
  if (!read.success)
    throw archiveDamaged("this release does not know its format");
  return read.data;
}

export async function readString(entry: ArchiveEntry): Promise<string> {
  return (await readBytes(entry)).toString();
}

export async function readBytes(entry: ArchiveEntry): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry)
    if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export function archiveDamaged(reason: string) {
  return new StartupProblem(
    `This backup cannot be used: ${reason}. Nothing was changed.`,
  );
}

/** Turns errors caused by the file into a StartupProblem; returns others unchanged. */
export function explainArchiveError(file: string, error: unknown): Error {
  if (error instanceof StartupProblem) return error;
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return archiveDamaged(`there is no file ${file}`);
  // SQLSTATE: unreadable value, violated constraint, missing column or table.
  const isBroken =
    /^(Z_|ERR_|22|23|42703|42P01)|\b(tar|header|premature|chunk)\b/i.test(
      `${code} ${message}`,
    );
  return isBroken
    ? archiveDamaged("it is cut off or was changed")
    : (error as Error);
}
