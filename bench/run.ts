// npm run bench: measures the current figures against their budgets. Group names select some;
// `--before FOLDER` also measures another checkout, in turns.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Group, lineOf } from "./figures.ts";
import { measureCrowd } from "./prove/crowd.ts";
import { measureAnswers } from "./rows/answers.ts";
import { measureBrowser } from "./rows/browser.ts";
import { measureExports } from "./rows/exports.ts";
import { measureLighthouse } from "./rows/lighthouse.ts";
import { measureLists } from "./rows/lists.ts";
import { measureStart } from "./rows/start.ts";

// Exit normally on a signal, because that also stops the servers.
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => process.exit(1));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { before: { type: "string" } },
});
const releases = [
  {},
  ...(values.before ? [{ folder: resolve(values.before) }] : []),
];

const groups: Record<string, Group> = {
  start: measureStart,
  answers: measureAnswers,
  browser: measureBrowser,
  lighthouse: measureLighthouse,
  lists: measureLists,
  exports: measureExports,
  crowd: measureCrowd,
};

const chosen = positionals.length > 0 ? positionals : Object.keys(groups);
const unknown = chosen.find((name) => !groups[name]);
if (unknown !== undefined) {
  console.error(
    `Unknown group ${unknown}: choose from ${Object.keys(groups).join(", ")}.`,
  );
  process.exit(1);
}
for (const name of chosen) {
  console.log(`\n${name}`);
  const figures = (await groups[name]?.(releases)) ?? [];
  console.table(figures.map(lineOf));
}
