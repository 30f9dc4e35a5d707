// npm run demo -- --results 200: creates realistic demo results; --remove deletes them.
import { createContentCache } from "#server/content/live/content-cache.ts";
import { seedContent } from "#server/content/seed/seed.ts";
import { runTool, say } from "#server/ops/tools/tool.ts";
import { makeDemo } from "./make.ts";
import { readOptions } from "./options.ts";
import { deleteDemo } from "./queries.ts";

const options = () => readOptions(process.argv.slice(2));

await runTool(options, async ({ db, pool }, { results, seed, remove }) => {
  if (remove) return say(`Removed ${await deleteDemo(db)} made-up results.`);
  await seedContent(db);
  const cache = createContentCache(db);
  await makeDemo({ db, pool, cache }, { results, seed: Number(seed), say });
});
