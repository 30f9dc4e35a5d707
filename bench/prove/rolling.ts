// Restarts three instances one after the other, under traffic, behind the nginx of compose.yaml.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
  freePort,
  type RunningServer,
  startServer,
} from "#server/testing/running-server.ts";
import { onNewDatabase } from "#bench/new-database.ts";
import { checkLedger, countAcknowledged } from "./ledger.ts";
import type { ReportRow } from "./report.ts";
import { startTraffic } from "./traffic.ts";

const what = "three instances restarted behind nginx";

export async function proveRollingRestart(): Promise<ReportRow[]> {
  if (spawnSync("nginx", ["-v"]).status !== 0)
    return [{ what, requests: "skipped: nginx is not installed" }];
  return onNewDatabase(async (target, DATABASE_URL) => {
    const ports = [await freePort(), await freePort(), await freePort()];
    const start = (port: number) =>
      startServer({
        DATABASE_URL,
        PORT: String(port),
        TRUST_PROXY: "127.0.0.1/32",
      });
    const servers = new Map<number, RunningServer>();
    for (const port of ports) servers.set(port, await start(port));
    const nginx = await startNginx(ports);
    try {
      const traffic = startTraffic(nginx.url);
      const { ledger } = traffic;
      for (const port of ports) {
        await wait(1500);
        await servers.get(port)?.stop();
        servers.set(port, await start(port));
      }
      await wait(1500);
      await traffic.stop();
      const { broken, ...found } = await checkLedger(target, ledger);
      const answers = Object.entries(ledger.answered);
      const failed = answers.filter(
        ([status]) => status === "0" || Number(status) >= 500,
      );
      const sum = (all: typeof answers) =>
        all.reduce((total, [, count]) => total + count, 0);
      return [
        {
          what,
          requests: sum(answers),
          acknowledged: countAcknowledged(ledger),
          failed: sum(failed),
          ...found,
          surprises: [...ledger.surprises, ...broken].join("; "),
        },
      ];
    } finally {
      await nginx.stop();
      await Promise.all([...servers.values()].map((server) => server.stop()));
    }
  });
}

async function startNginx(instances: number[]) {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-nginx-"));
  // Let nginx enter the folder: its worker processes run as another user.
  await chmod(folder, 0o711);
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  await writeFile(file, await configuration(port, instances));
  const child = spawn(
    "nginx",
    ["-p", folder, "-c", file, "-g", "daemon off;"],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    if (child.exitCode !== null || tries > 100)
      throw new Error("nginx did not start.");
    await wait(100);
  }
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The configuration in compose.yaml with local addresses. */
async function configuration(port: number, instances: number[]) {
  const path = join(import.meta.dirname, "../../compose.yaml");
  const compose = await readFile(path, "utf8");
  const lines = compose
    .slice(compose.indexOf("content: |") + "content: |".length)
    .replaceAll("$$", "$")
    .replace(/server app:3000([^;]*);/, (_line, options: string) =>
      instances.map((each) => `server 127.0.0.1:${each}${options};`).join(" "),
    )
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("http {", "http { access_log off;");
  return `pid nginx.pid; error_log stderr crit;\n${lines}`;
}
