import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** A virtual X display, for a browser that needs one. */
export async function startDisplay() {
  const child = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const ended = once(child, "exit");
  const [number] = (await once(child.stdio[3] as Readable, "data")) as [Buffer];
  return {
    name: `:${number.toString().trim()}`,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
