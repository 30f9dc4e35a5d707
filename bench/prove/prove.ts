// npm run prove: what the product promises, tried again and again, with what was lost. Loopback only.
import { parseArgs } from "node:util";
import { proveAttacks } from "./attack/attack.ts";
import { proveCampaigns } from "./campaigns/campaigns.ts";
import { proveCrowd } from "./crowd/crowd.ts";
import { proveFailover } from "./failover/failover.ts";
import { proveFaults } from "./faults/faults.ts";
import { proveImports } from "./imports/imports.ts";
import { proveLoad } from "./load/load.ts";
import { proveMishaps } from "./mishaps/mishaps.ts";
import { provePrivacy } from "./privacy/privacy.ts";
import { proveRecord } from "./record/record.ts";
import { type Row, writeSection } from "./report.ts";
import { rolling } from "./rolling.ts";
import { simulateTexts } from "./texting.ts";
import { proveTrials } from "./trials/trials.ts";
import { upgrades } from "./upgrades/upgrades.ts";

// Whoever is told to stop takes the servers along that it started.
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => process.exit(1));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A tenth tries everything a tenth as often. */
    scale: { type: "string", default: "1" },
    /** Of the faults, the load, the campaigns and the imports: the group of rows that bears this name. */
    only: { type: "string", default: "" },
    /** Of the load: how long it goes on to see whether memory grows. */
    minutes: { type: "string", default: "30" },
    /** Of what is tried at random: the same seed makes the same visits, files and lines. */
    seed: { type: "string", default: "1" },
    visits: { type: "string", default: "1000" },
    /** A file of Markdown that the tables are written into as well. */
    write: { type: "string" },
  },
});
const scale = Number(values.scale);

/** What may be in none of the rows. */
const failures = [
  "lost",
  "doubled",
  "half",
  "surprises",
  "failed",
  "written twice or not at all",
  "missed",
];

const sections: Record<string, () => Promise<Row[]>> = {
  faults: () => proveFaults(scale, values.only),
  failover: () => proveFailover(scale),
  attack: () => proveAttacks(scale),
  campaigns: () => proveCampaigns(scale, values.only),
  imports: () =>
    proveImports({ scale, seed: Number(values.seed), only: values.only }),
  privacy: provePrivacy,
  record: () => proveRecord(Math.round(1_000_000 * scale), Number(values.seed)),
  rolling,
  texting: async () => [
    simulateTexts(Math.round(1_000_000 * scale), Number(values.seed)),
  ],
  trials: () => proveTrials(scale),
  upgrades,
  crowd: () => proveCrowd(scale),
  load: () => proveLoad(scale, Number(values.minutes), values.only),
  mishaps: () =>
    proveMishaps({
      seed: Number(values.seed),
      visits: Number(values.visits) * scale,
    }),
};

const wanted = positionals.length > 0 ? positionals : Object.keys(sections);
const start = performance.now();
const summary: Row[] = [];
for (const name of wanted) {
  const section = sections[name];
  if (!section) {
    console.error(
      `There is no section ${name}: choose ${Object.keys(sections).join(", ")}.`,
    );
    process.exit(1);
  }
  console.log(`\n${name}`);
  const began = performance.now();
  const rows = await section().catch((error: unknown) => console.error(error));
  const seconds = secondsSince(began);
  summary.push(summaryOf(name, rows ?? [], seconds));
  if (!rows) continue;
  console.table(rows);
  console.log(`${name}: ${minutesOf(seconds)} minutes`);
  const command = commandOf(name);
  if (values.write !== undefined)
    await writeSection(values.write, { name, command, rows, seconds });
}

console.table(summary);
if (summary.some((row) => row["broke off"] || row["rows that failed"]))
  process.exitCode = 1;
if (values.write !== undefined && positionals.length === 0)
  await writeSection(values.write, {
    name: "all of it in one go",
    command: commandOf(),
    rows: summary,
    seconds: secondsSince(start),
  });

function secondsSince(earlier: number): number {
  return (performance.now() - earlier) / 1000;
}

function minutesOf(seconds: number): string {
  return (seconds / 60).toFixed(1);
}

/** A section without rows broke off: nothing is known of it. */
function summaryOf(section: string, rows: Row[], seconds: number): Row {
  const failed = rows.filter((row) => failures.some((each) => row[each]));
  return {
    section,
    minutes: minutesOf(seconds),
    rows: rows.length,
    "rows that failed": failed.length,
    "broke off": rows.length === 0 ? 1 : 0,
  };
}

/** The command that does these sections again, or all of them, in the same way. */
function commandOf(...names: string[]): string {
  const given = process.argv.slice(2).filter((one, at, all) => {
    const isPath = all[at - 1] === "--write";
    return one !== "--write" && !isPath && !one.startsWith("--write=");
  });
  const options = given.filter((one) => !positionals.includes(one));
  const words = [...names, ...options];
  return ["npm run prove", ...(words.length > 0 ? ["--"] : []), ...words].join(
    " ",
  );
}
