import type { FastifyInstance } from "fastify";

/**
 * Runs `work` when the server begins to listen and then every `ms`. Skips a run if the previous one has not
 * finished. Closing waits for the current run. Returns a function that runs `work` at once, or again after the
 * current run.
 */
export function every(
  app: FastifyInstance,
  ms: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let pending = 0;
  const run = () => {
    if (pending > 1) return;
    pending += 1;
    running = running
      .then(work)
      .catch(onError)
      .finally(() => (pending -= 1));
  };
  app.addHook("onListen", async () => {
    run();
    timer = setInterval(() => pending === 0 && run(), ms);
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
  return run;
}
