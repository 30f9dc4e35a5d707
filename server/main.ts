import { join } from "node:path";
import closeWithGrace from "close-with-grace";
import { StartupProblem } from "#server/startup-problem.ts";
import { readConfig } from "#server/config.ts";
import { startServing } from "#server/serve.ts";

const root = join(import.meta.dirname, "..");
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env);
  const { stop, drain } = await startServing({
    root,
    config,
    env: process.env,
    say,
  });
  let isStopping = false;
  let told: unknown;
  const grace = closeWithGrace(
    { delay: 10_000 + config.drainSeconds * 1000, logger: false },
    async ({ err, signal = told }) => {
      isStopping = true;
      if (err) process.stderr.write(`${err.stack}\n`);
      say("Stopping …");
      // A balancer takes this instance out first; whoever presses Ctrl-C does not wait for that.
      await drain(signal === "SIGTERM" ? config.drainSeconds : 0);
      await stop();
    },
  );
  const stopOnce = (signal?: unknown) => {
    if (isStopping) return;
    told = signal;
    grace.close();
  };
  // The supervisor passes signals on as messages. When it is gone without a word, nobody is left to stop this.
  process.on("message", stopOnce).on("disconnect", () => stopOnce());
  process.send?.("ready");
} catch (error) {
  const sentence =
    error instanceof StartupProblem ? error.message : (error as Error).stack;
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
