import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { RunningServer } from "#server/testing/running-server.ts";

/** Connects to the server's embedded database, using the files in its data folder. */
export async function inDatabase<T>(
  { dataDir }: RunningServer,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const folder = join(dataDir, "pg");
  const pidFile = await readFile(join(folder, "postmaster.pid"), "utf8");
  const [, , , port, socketFolder] = pidFile.split("\n");
  const password = await readFile(join(folder, "hpv_quiz.password"), "utf8");
  const client = new pg.Client({
    host: socketFolder || "127.0.0.1",
    port: Number(port),
    user: "hpv_quiz",
    database: "hpv_quiz",
    password: password.trim(),
  });
  await client.connect();
  return work(client).finally(() => client.end());
}
