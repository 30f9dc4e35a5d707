import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/testing/running-server.ts";

type Balancer = { url: string; stop: () => Promise<void> };

type Kind = {
  name: "nginx" | "haproxy";
  configure: (port: number, instances: number[]) => Promise<string>;
  args: (folder: string, file: string) => string[];
};

/** The very lines of compose.yaml, with other addresses. */
async function nginxLines(port: number, instances: number[]): Promise<string> {
  const compose = await readFile(
    join(import.meta.dirname, "../../compose.yaml"),
    "utf8",
  );
  const servers = (_line: string, options: string) =>
    instances.map((each) => `server 127.0.0.1:${each}${options};`).join(" ");
  const lines = compose
    .slice(compose.indexOf("content: |") + "content: |".length)
    .replaceAll("$$", "$")
    .replace(/server app:3000([^;]*);/, servers)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("http {", "http { access_log off;");
  return `pid nginx.pid; error_log stderr crit;\n${lines}`;
}

async function haproxyLines(port: number, instances: number[]) {
  const server = (each: number, at: number) =>
    `  server app${at} 127.0.0.1:${each} check inter 500ms fall 1 rise 1`;
  return `
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  option redispatch
frontend balancer
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend app
backend app
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
${instances.map(server).join("\n")}
`;
}

export const kinds: Kind[] = [
  {
    name: "nginx",
    configure: nginxLines,
    args: (folder, file) => ["-p", folder, "-c", file, "-g", "daemon off;"],
  },
  {
    name: "haproxy",
    configure: haproxyLines,
    args: (_folder, file) => ["-db", "-q", "-f", file],
  },
];

export function isInstalled({ name }: Kind): boolean {
  return spawnSync(name, ["-v"]).status === 0;
}

/** One in front of the instances, on a port of its own. */
export async function startBalancer(
  { name, configure, args }: Kind,
  instances: number[],
): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), `hpv-quiz-${name}-`));
  // Started by root, it works as another user.
  await chmod(folder, 0o711);
  const port = await freePort();
  const file = join(folder, "balancer.conf");
  await writeFile(file, await configure(port, instances));
  const child = spawn(name, args(folder, file), {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, child: ChildProcess) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null)
      throw new Error(`${child.spawnfile} did not start`);
    const isThere = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`${child.spawnfile} does not answer`);
}
