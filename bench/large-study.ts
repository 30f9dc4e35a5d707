import { spawnSync } from "node:child_process";
import { join } from "node:path";
import pg from "pg";
import type { Checkout } from "./figures.ts";
import { onNewDatabase } from "./new-database.ts";

const root = join(import.meta.dirname, "..");

// The demo tool is slow, so it creates only these families, and SQL copies their rows.
const demoFamilies = 100_000;
const copies = { results: 10, events: 4 };

const resultColumns =
  "language, parentname, asked, chosen, proposed, scores, ranked";

/** Copies the rows to a million results and ten million events, in the order of their dates. */
const stepsFor = (columns: string) => [
  "SET hpv_quiz.bulk = 'yes'",
  `INSERT INTO results (_id, final, date, ${columns})
    SELECT reverse(left(_id, 21)) || substr('ABCDEFGHJK', n, 1), final, date - n * interval '1 minute' AS moment, ${columns}
    FROM results, generate_series(1, ${copies.results}) n ORDER BY moment`,
  `INSERT INTO events (date, language, name, place, number, seconds)
    SELECT date, language, name, place, number, seconds
    FROM events, generate_series(1, ${copies.events})`,
  // Older releases update their sums by triggers, which do not run here. Rebuild the sums.
  `DO $$ BEGIN
    IF to_regproc('rebuild_insights') IS NOT NULL THEN PERFORM rebuild_insights(); END IF;
  END $$`,
  "VACUUM ANALYZE",
];

/** Older releases have no second answers. */
const hasSecondAnswers = `SELECT FROM information_schema.columns
  WHERE table_name = 'results' AND column_name = 'first_answer'`;

/** Runs `work` on a database with a large study. `address` is its DATABASE_URL. */
export function onLargeStudy<T>(
  { folder = root }: Checkout,
  work: (client: pg.Client, address: string) => Promise<T>,
): Promise<T> {
  return onNewDatabase(async (target, address) => {
    fillWithDemo(folder, address);
    const client = new pg.Client(target);
    await client.connect();
    try {
      const { rowCount } = await client.query(hasSecondAnswers);
      const columns = rowCount
        ? `${resultColumns}, first_answer, second_answer, has_all_doses`
        : resultColumns;
      for (const step of stepsFor(columns)) await client.query(step);
      return await work(client, address);
    } finally {
      await client.end();
    }
  });
}

function fillWithDemo(cwd: string, address: string) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["server/ops/tools/demo/demo.ts", "--results", String(demoFamilies)],
    {
      cwd,
      encoding: "utf8",
      env: { PATH: process.env["PATH"], DATABASE_URL: address },
    },
  );
  if (status !== 0) throw new Error(stderr);
}
