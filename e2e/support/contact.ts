import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { newId } from "#server/ids.ts";
import type { RunningServer } from "#server/testing/running-server.ts";

/** The server's own database, by what it wrote into its folder. */
async function open({ dataDir }: RunningServer) {
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
  return client;
}

/** Somebody who was invited so many days ago, and the id of their link. */
export async function invite(
  server: RunningServer,
  { name, daysAgo }: { name: string; daysAgo: number },
): Promise<string> {
  const id = newId();
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, "0");
  const client = await open(server);
  await client.query(
    `INSERT INTO contacts (_id, name, childname, phone, language, date)
     VALUES ($1, $2, 'Sofía', $3, 'en', now() - make_interval(days => $4))`,
    [id, name, `+1201${digits}`, daysAgo],
  );
  await client.end();
  return id;
}
