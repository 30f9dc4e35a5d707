import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Target } from "#bench/load/measure.ts";

type Bare = Target & { stop: () => Promise<void> };

/** Hands out these bytes at `/`, and does nothing else. */
export function startBytes(bytes: Buffer): Promise<Bare> {
  return start("bytes.ts", bytes);
}

/** Keeps each body at `/` in a row of its own, committed for good. */
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
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  const { pid = 0 } = child;
  return {
    ...(JSON.parse(said.toString()) as Omit<Target, "pid">),
    pid,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
