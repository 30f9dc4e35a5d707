// npm run prove: breaks things on purpose and reports what was lost. Loopback only, stops by itself.
import { parseArgs } from "node:util";
import { proveAttacks } from "./attack/attack.ts";
import { proveCrowd } from "./crowd.ts";
import { proveFailover } from "./failover.ts";
import { proveFaults } from "./faults.ts";
import { proveKiosk } from "./kiosk/kiosk.ts";
import { provePublishing } from "./publishing/publishing.ts";
import { proveRandom } from "./random.ts";
import {
  isFailed,
  type ReportRow,
  type Section,
  writeReport,
} from "./report.ts";
import { proveRestore } from "./restore.ts";
import { proveRollingRestart } from "./rolling.ts";
import { proveTexts } from "./texts.ts";
import { proveUpgrades } from "./upgrades.ts";
import { proveVisit } from "./visit.ts";

// Exiting also ends the servers that were started.
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => process.exit(1));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A factor for the number of repetitions: 0.1 runs a tenth of them. */
    scale: { type: "string", default: "1" },
    /** The commit that `upgrades` starts from. */
    from: { type: "string" },
    /** A Markdown file for the tables. */
    write: { type: "string" },
  },
});
const scale = Number(values.scale);

const sections: Record<string, () => Promise<ReportRow[]>> = {
  faults: () => proveFaults(scale),
  texts: () => proveTexts(scale),
  restore: () => proveRestore(scale),
  rolling: proveRollingRestart,
  upgrades: () => proveUpgrades(values.from),
  failover: () => proveFailover(scale),
  attack: () => proveAttacks(scale),
  crowd: () => proveCrowd(scale),
  publishing: () => provePublishing(scale),
  visit: () => proveVisit(scale),
  kiosk: () => proveKiosk(scale),
  random: () => proveRandom(scale),
};

const chosen = positionals.length > 0 ? positionals : Object.keys(sections);
const unknown = chosen.find((name) => !sections[name]);
if (unknown !== undefined) {
  console.error(
    `Unknown section ${unknown}: choose from ${Object.keys(sections).join(", ")}.`,
  );
  process.exit(1);
}

const finishedSections: Section[] = [];
for (const name of chosen) {
  console.log(`\n${name}`);
  const began = performance.now();
  const rows = await sections[name]?.().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
    return [{ failed: "broke off" }];
  });
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.table(rows);
  console.log(`${name}: ${minutes} minutes`);
  finishedSections.push({ name, rows: rows ?? [], minutes });
}

console.table(
  finishedSections.map(({ name, rows, minutes }) => ({
    section: name,
    minutes,
    rows: rows.length,
    "rows that failed": rows.filter(isFailed).length,
  })),
);
if (finishedSections.some(({ rows }) => rows.some(isFailed)))
  process.exitCode = 1;
if (values.write !== undefined)
  await writeReport(values.write, finishedSections);
