// npm run insights:rebuild: counts everything anew, and says whether what was kept was exact.
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/open.ts";
import { StartupProblem } from "#server/startup-problem.ts";
import { rebuildInsights } from "./queries.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env);
  const root = join(import.meta.dirname, "../..");
  const opening = { root, config, env: process.env, say };
  const { db, close } = await openDatabase(opening);
  try {
    const different = await rebuildInsights(db);
    say(
      different === 0
        ? "Counted anew: every count was exact."
        : `Counted anew: ${different} counts differed and are right now.`,
    );
  } finally {
    await close();
  }
} catch (error) {
  const { message, stack } = error as Error;
  process.stderr.write(
    `${error instanceof StartupProblem ? message : stack}\n`,
  );
  process.exitCode = 1;
}
