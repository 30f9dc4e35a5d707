import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#server/testing/running-server.ts";
import type { DatabasePair } from "./database-pair.ts";

/** What it says of itself; undefined where it is not installed. */
export function poolerVersion(): string | undefined {
  const { status, stdout } = spawnSync("pgbouncer", ["--version"]);
  return status === 0 ? /[\d.]+/.exec(String(stdout))?.[0] : undefined;
}

/** PgBouncer, which gives each transaction whichever connection is free; it leads to one server until it is told of another. */
export async function startPooler({ owner, named, primaryPort }: DatabasePair) {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-pooler-"));
  await chmod(folder, 0o755);
  const port = await freePort();
  const path = join(folder, "pgbouncer.ini");
  const users = join(folder, "users.txt");
  await writeFile(users, `"${named.user}" "${named.password}"\n`);
  const configure = () =>
    writeFile(
      path,
      `[databases]
${named.database} = host=127.0.0.1 port=${primaryPort()}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 10
server_login_retry = 1
log_connections = 0
log_disconnections = 0
`,
    );
  await configure();
  const child = spawn("pgbouncer", ["-q", path], {
    ...owner,
    stdio: ["ignore", "ignore", "inherit"],
  });
  await answers(port);
  return {
    port,
    /** As who watches over the servers does after a promotion. */
    async leadToPrimary() {
      await configure();
      child.kill("SIGHUP");
    },
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number) {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, "127.0.0.1");
    const isThere = await new Promise<boolean>((resolve) =>
      socket
        .once("connect", () => resolve(true))
        .once("error", () => resolve(false)),
    );
    socket.destroy();
    if (isThere) return;
    await wait(100);
  }
  throw new Error("pgbouncer does not answer");
}
