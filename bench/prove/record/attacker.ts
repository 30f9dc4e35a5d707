import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { postmasterPid } from "#bench/prove/product.ts";

export type Site = { target: pg.ClientConfig; dataDir: string };

/** Whoever has the disk lets themselves in as the superuser; no trigger runs for them. */
export async function breakIn({ target, dataDir }: Site): Promise<pg.Client> {
  const doors = join(dataDir, "pg", "pg_hba.conf");
  const own =
    "local all postgres trust\nhost all postgres 127.0.0.1/32 trust\n";
  await writeFile(doors, own + (await readFile(doors, "utf8")));
  process.kill(await postmasterPid(dataDir), "SIGHUP");
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ ...target, user: "postgres" });
    try {
      await client.connect();
      await client.query("SET session_replication_role = replica");
      return client;
    } catch (error) {
      if (tries === 100) throw error;
      await wait(50);
    }
  }
}
