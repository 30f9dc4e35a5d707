import { parseArgs } from "node:util";
import { StartupProblem } from "#server/platform/startup-problem.ts";

export const usage = new StartupProblem(
  "Use `npm run demo -- --results 200` to create results, or `npm run demo -- --remove` to delete them.",
);

/** Parses the arguments of `npm run demo`. Throws the usage unless they request one of its two actions. */
export function readOptions(args: string[]) {
  const values = parse(args);
  const results = Number(values.results ?? 0);
  const isCount = Number.isInteger(results) && results >= 1;
  if (values.remove !== isCount) return { ...values, results };
  throw usage;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
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
