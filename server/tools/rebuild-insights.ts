// npm run insights:rebuild: counts everything anew, and says whether what was kept was exact.
import { runTool, say } from "./tool.ts";
import { rebuildInsights } from "#server/insights/rebuild.ts";

await runTool(
  () => undefined,
  async ({ db }) => {
    const every = 10;
    const different = await rebuildInsights(db, (week, done, all) => {
      if (done % every === 0 || done === all)
        say(`Counted ${done} of ${all} weeks, up to that of ${week}.`);
    });
    say(
      different === 0
        ? "Counted anew: every count was exact."
        : `Counted anew: ${different} counts differed and are right now.`,
    );
  },
);
