// npm run demo -- --results 200: believable made-up results to show; --remove takes them away again.
import { parseArgs } from "node:util";
import { createContentCache } from "#server/content/content.ts";
import { seedContent } from "#server/seed/seed.ts";
import { StartupProblem } from "#server/startup-problem.ts";
import { runTool, say } from "#server/tools/tool.ts";
import { makeDemo } from "./make.ts";
import { deleteDemo } from "./queries.ts";

const usage = new StartupProblem(
  "Say how many, `npm run demo -- --results 200`, or `npm run demo -- --remove`.",
);

function wanted() {
  const values = given();
  const results = Number(values.results ?? 0);
  const isCount = Number.isInteger(results) && results >= 1;
  if (values.remove !== isCount) return { ...values, results };
  throw usage;
}

function given() {
  try {
    return parseArgs({
      options: {
        results: { type: "string" },
        seed: { type: "string", default: "1" },
        remove: { type: "boolean", default: false },
      },
    }).values;
  } catch {
    throw usage;
  }
}

await runTool(wanted, async ({ db, pool }, { results, seed, remove }) => {
  if (remove) return say(`Removed ${await deleteDemo(db)} made-up results.`);
  await seedContent(db);
  const cache = createContentCache(db);
  await makeDemo({ db, pool, cache }, { results, seed: Number(seed), say });
});
