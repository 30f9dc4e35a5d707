import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "#server/platform/db/embedded/embedded.ts";

/** Runs `work` on a new database that both the benchmark and the server can reach. Drops it afterwards. */
export async function onNewDatabase<T>(
  work: (
    target: pg.ClientConfig,
    address: string,
    dataDir: string,
  ) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), "hpv-quiz-bench-"));
  const { env } = process;
  const database = await startEmbedded({ dataDir, env, say: () => {} });
  try {
    return await work(database.target, addressOf(database.target), dataDir);
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Runs these statements, one after the other. */
export async function runAll(target: pg.ClientConfig, statements: string[]) {
  const client = new pg.Client(target);
  await client.connect();
  try {
    for (const each of statements) await client.query(each);
  } finally {
    await client.end();
  }
}

/** Formats a connection as DATABASE_URL. */
export function addressOf({
  user,
  password,
  host,
  port,
  database,
}: pg.ClientConfig) {
  const where = new URLSearchParams({ host: String(host), port: String(port) });
  return `postgres://${user}:${String(password)}@localhost/${database}?${String(where)}`;
}
