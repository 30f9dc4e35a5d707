// npm run prove: what the product promises, tried again and again, with what was lost. Loopback only.
import { parseArgs } from "node:util";
import { proveCrowd } from "./crowd.ts";
import { proveFaults } from "./faults.ts";
import { proveMishaps } from "./mishaps/mishaps.ts";
import { rolling } from "./rolling.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A tenth tries everything a tenth as often. */
    scale: { type: "string", default: "1" },
    /** Of the mishaps: the same seed makes the same visits. */
    seed: { type: "string", default: "1" },
    visits: { type: "string", default: "1000" },
  },
});
const scale = Number(values.scale);

type Row = Record<string, unknown>;

/** What may be in none of the rows. */
const failures = [
  "unexpected ends of the server",
  "lost",
  "doubled",
  "half",
  "surprises",
  "failed",
  "written twice or not at all",
  "missed",
];

const sections: Record<string, () => Promise<Row[]>> = {
  faults: () => proveFaults(scale),
  rolling,
  crowd: () => proveCrowd(scale),
  mishaps: () =>
    proveMishaps({
      seed: Number(values.seed),
      visits: Number(values.visits) * scale,
    }),
};

const wanted = positionals.length > 0 ? positionals : Object.keys(sections);
for (const name of wanted) {
  const section = sections[name];
  if (!section) {
    console.error(
      `There is no section ${name}: choose ${Object.keys(sections).join(", ")}.`,
    );
    process.exit(1);
  }
  console.log(`\n${name}`);
  const rows = await section();
  console.table(rows);
  if (rows.some((row) => failures.some((failure) => row[failure])))
    process.exitCode = 1;
}
