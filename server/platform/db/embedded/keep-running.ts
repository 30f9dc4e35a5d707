import { setTimeout as pause } from "node:timers/promises";
import type { Server } from "./process/server-process.ts";

type Work = {
  start: () => Promise<Server>;
  isInPlace: () => Promise<boolean>;
  say: (line: string) => void;
  checkEvery: number;
};

/** Restarts the server when it crashes or its socket is deleted. Returns a function that stops it for good. */
export function keepRunning(
  first: Server,
  { start, isInPlace, say, checkEvery }: Work,
): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;
  let server = first;
  let isRunning = true;

  async function startAgain() {
    for (let wait = 100; !signal.aborted; wait = Math.min(wait * 2, 30_000)) {
      await pause(wait, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        server = await start();
        isRunning = true;
        return;
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
      }
    }
  }

  async function watch() {
    await server.ended;
    while (!signal.aborted) {
      isRunning = false;
      say("The database ended unexpectedly; starting it again…");
      await startAgain();
      if (signal.aborted) await server.stop();
      await server.ended;
    }
  }

  async function check() {
    let misses = 0;
    for (;;) {
      await pause(checkEvery, undefined, { signal });
      // A server that is starting or stopping has no socket for a moment, so one miss is not enough.
      misses = !isRunning || (await isInPlace()) ? 0 : misses + 1;
      if (misses < 2) continue;
      say("The socket of the database is gone.");
      await server.stop();
    }
  }

  const watching = watch();
  check().catch(() => {});
  return async () => {
    closing.abort();
    await server.stop();
    await watching;
  };
}
