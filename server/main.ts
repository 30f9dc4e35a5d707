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
  // For the supervisor: a server that was ready once is started again when it dies.
  process.send?.("ready");
  const grace = closeWithGrace(
    { delay: 10_000 + config.drainSeconds * 1000, logger: false },
    async ({ err, signal }) => {
      if (err) process.stderr.write(`${err.stack}\n`);
      say("Stopping …");
      // A balancer takes this instance out first; whoever presses Ctrl-C does not wait for that.
      if (signal === "SIGTERM") await drain();
      await stop();
    },
  );
  // Started by npm: when that is gone without a word, nobody is left to stop this.
  process.on("disconnect", () => grace.close());
} catch (error) {
  const sentence =
    error instanceof StartupProblem ? error.message : (error as Error).stack;
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
