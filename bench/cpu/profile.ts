// npm run profile -- "page /": starts the product, asks for one row and names the functions that cost most.
import { freePort, startServer } from "#server/testing/running-server.ts";
import { costFigure } from "#bench/groups/visitors/answers.ts";
import { lineOf } from "#bench/figures.ts";
import { startGenerator } from "#bench/load/measure.ts";
import { rowsFor } from "#bench/load/rows.ts";
import { costliest, profileWhile } from "./profiler.ts";

const seconds = 3;
const wanted = process.argv.slice(2).join(" ");
const port = await freePort();
const target = await startServer({
  NODE_OPTIONS: `--inspect=127.0.0.1:${port}`,
});
const generator = startGenerator();
try {
  const rows = await rowsFor(target.url);
  const way = Object.entries(rows).find(([name]) => name === wanted)?.[1];
  if (way) {
    const contender = { target, way, visitors: 8 };
    // What it costs once it is warm.
    await generator.load(contender, seconds);
    const profile = await profileWhile(port, async () => {
      const cost = await generator.load(contender, seconds);
      console.table([lineOf(costFigure(wanted, cost))]);
    });
    console.table(costliest(profile, 25));
  } else {
    console.error(`Choose one of:\n  ${Object.keys(rows).join("\n  ")}`);
    process.exitCode = 1;
  }
} finally {
  await generator.stop();
  await target.stop();
}
