import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Target } from "#bench/load/measure.ts";

type Bare = Target & { stop: () => Promise<void> };

/** Starts a bare Fastify server that sends these bytes at `/`. */
export function startBytes(bytes: Buffer): Promise<Bare> {
  return start("bytes.ts", bytes);
}

/** Starts a bare Fastify server that durably inserts each body posted to `/`. */
export function startInsert(): Promise<Bare> {
  return start("insert.ts");
}

async function start(
  script: string,
  input: Buffer = Buffer.alloc(0),
): Promise<Bare> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(input);
  const [output] = (await once(child.stdout, "data")) as [Buffer];
  const { pid = 0 } = child;
  return {
    ...(JSON.parse(output.toString()) as Omit<Target, "pid">),
    pid,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
