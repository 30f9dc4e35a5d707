// npm run insights:rebuild: counts everything anew, and says whether what was kept was exact.
import { runTool, say } from "./tool.ts";
import { rebuildInsights } from "#server/insights/queries.ts";

await runTool(
  () => undefined,
  async ({ db }) => {
    const different = await rebuildInsights(db);
    say(
      different === 0
        ? "Counted anew: every count was exact."
        : `Counted anew: ${different} counts differed and are right now.`,
    );
  },
);
