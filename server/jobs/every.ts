import type { FastifyInstance } from "fastify";

/**
 * Runs `work` when the server begins to listen and then every `ms`, one run at a time; closing waits for it.
 * Returns a function that runs it at once.
 */
export function every(
  app: FastifyInstance,
  ms: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = running.then(work).catch(onError);
  };
  app.addHook("onListen", async () => {
    run();
    timer = setInterval(run, ms);
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
  return run;
}
