// npm run audit:verify [-- --known PLACE:HASH]: checks the activity log for removed, changed or inserted lines.
import { parseArgs } from "node:util";
import {
  type Anchor,
  verifyActivityLog,
} from "#server/reports/activity-log/verify.ts";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import { runTool, say } from "./tool.ts";

function readAnchors() {
  const { known = [] } = parseArgs({
    options: { known: { type: "string", multiple: true } },
  }).values;
  return known.map(anchorOf);
}

function anchorOf(text: string): Anchor {
  const [, place, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (place === undefined || hash === undefined)
    throw new StartupProblem(
      "Pass --known PLACE:HASH, as an earlier run printed it.",
    );
  return { place, hash };
}

await runTool(readAnchors, async ({ db }, anchors) => {
  const { sentences, isWhole } = await verifyActivityLog(db, anchors);
  sentences.forEach(say);
  if (!isWhole) process.exitCode = 1;
});
