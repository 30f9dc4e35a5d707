// npm run demo -- --results 200: believable made-up results to show; --remove takes them away again.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { createContentCache } from "#server/content-cache.ts";
import { openDatabase } from "#server/db/open.ts";
import { seedContent } from "#server/db/seed/seed.ts";
import { StartupProblem } from "#server/startup-problem.ts";
import { makeDemo } from "./make.ts";
import { deleteDemo } from "./queries.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

function wanted() {
  const { values } = parseArgs({
    options: {
      results: { type: "string" },
      seed: { type: "string", default: "1" },
      remove: { type: "boolean", default: false },
    },
  });
  const results = Number(values.results ?? 0);
  const isCount = Number.isInteger(results) && results >= 1;
  if (values.remove !== isCount) return { ...values, results };
  throw new StartupProblem(
    "Say how many, `npm run demo -- --results 200`, or `npm run demo -- --remove`.",
  );
}

try {
  const { results, seed, remove } = wanted();
  const config = readConfig(process.env);
  const root = join(import.meta.dirname, "../..");
  const opening = { root, config, env: process.env, say };
  const { db, pool, close } = await openDatabase(opening);
  try {
    if (remove) say(`Removed ${await deleteDemo(db)} made-up results.`);
    else {
      await seedContent(db);
      const cache = createContentCache();
      await makeDemo({ db, pool, cache }, { results, seed: Number(seed), say });
    }
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
