import { join } from "node:path";
import closeWithGrace from "close-with-grace";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import { type Config, readConfig } from "#server/platform/config.ts";
import { ignoreClosedOutput } from "#server/platform/log.ts";
import { startEmbedded } from "#server/platform/db/embedded/embedded.ts";

const root = join(import.meta.dirname, "..");
const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Starts the embedded PostgreSQL, and resolves as soon as this process only has to wait for it. Returns undefined with an
 * external database.
 */
async function beginDatabase({ databaseUrl, dataDir }: Config) {
  if (databaseUrl !== undefined) return undefined;
  const { promise: waiting, resolve: onWaiting } =
    Promise.withResolvers<void>();
  const starting = startEmbedded({ dataDir, env: process.env, say, onWaiting });
  await Promise.race([waiting, starting]);
  // The error is handled where the promise is awaited. This only avoids an unhandled rejection.
  starting.catch(() => {});
  return { starting };
}

ignoreClosedOutput();
try {
  const { env } = process;
  const config = readConfig(env);
  // Load the rest of the program while PostgreSQL starts.
  const embedded = await beginDatabase(config);
  const { startServing } = await import("#server/serve.ts");
  const serving = startServing({
    root,
    config,
    env,
    say,
    own: embedded?.starting,
  });
  const { stop, drain } = await serving;
  let isStopping = false;
  let receivedSignal: unknown;
  const grace = closeWithGrace(
    { delay: 10_000 + config.drainSeconds * 1000, logger: false },
    async ({ err, signal = receivedSignal }) => {
      isStopping = true;
      if (err) process.stderr.write(`${err.stack}\n`);
      say("Stopping …");
      // After SIGTERM, wait until load balancers have removed this instance; after Ctrl-C, stop at once.
      await drain(signal === "SIGTERM" ? config.drainSeconds : 0);
      await stop();
    },
  );
  const stopOnce = (signal?: unknown) => {
    if (isStopping) return;
    receivedSignal = signal;
    grace.close();
  };
  // The supervisor sends signals as messages. If the supervisor disappears, stop too.
  process.on("message", stopOnce).on("disconnect", () => stopOnce());
  process.send?.("ready");
} catch (error) {
  const message =
    error instanceof StartupProblem ? error.message : (error as Error).stack;
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}
