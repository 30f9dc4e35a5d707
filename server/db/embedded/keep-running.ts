import { setTimeout as pause } from "node:timers/promises";
import type { Server } from "./process/server-process.ts";

/** Starts the server again whenever it ends by itself; the answer stops it for good. */
export function keepRunning(
  first: Server,
  start: () => Promise<Server>,
  say: (line: string) => void,
): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;
  let server = first;

  async function startAgain() {
    for (let wait = 500; !signal.aborted; wait = Math.min(wait * 2, 30_000)) {
      await pause(wait, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        server = await start();
        return;
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
      }
    }
  }

  async function watch() {
    await server.ended;
    while (!signal.aborted) {
      say("The database ended unexpectedly; starting it again…");
      await startAgain();
      if (signal.aborted) await server.stop();
      await server.ended;
    }
  }

  const watching = watch();
  return async () => {
    closing.abort();
    await server.stop();
    await watching;
  };
}
