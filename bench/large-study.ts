import { spawnSync } from "node:child_process";
import { join } from "node:path";
import pg from "pg";
import { onNewDatabase } from "./new-database.ts";

const root = join(import.meta.dirname, "..");

// Made-up families are expensive to make up, and cheap to copy.
const madeUp = 100_000;
const copies = { results: 10, events: 4 };

/** A study of a million results, in the order in which they came in, and of what led to 400,000 of them. */
const steps = [
  "SET hpv_quiz.bulk = 'yes'",
  `INSERT INTO results (_id, final, date, language, parentname, asked, chosen, proposed, scores, ranked)
    SELECT reverse(left(_id, 21)) || substr('ABCDEFGHJK', n, 1), final, date - n * interval '1 minute' AS moment,
      language, parentname, asked, chosen, proposed, scores, ranked
    FROM results, generate_series(1, ${copies.results}) n ORDER BY moment`,
  `INSERT INTO events (date, language, name, place, number, seconds)
    SELECT date, language, name, place, number, seconds
    FROM events, generate_series(1, ${copies.events})`,
  "SELECT rebuild_insights()",
  "VACUUM ANALYZE",
];

/** Works on a database that holds such a study; its address is for the server. */
export function onLargeStudy<T>(
  work: (client: pg.Client, address: string, dataDir: string) => Promise<T>,
): Promise<T> {
  return onNewDatabase(async (target, address, dataDir) => {
    makeUp(address);
    const client = new pg.Client(target);
    await client.connect();
    try {
      for (const step of steps) await client.query(step);
      return await work(client, address, dataDir);
    } finally {
      await client.end();
    }
  });
}

function makeUp(address: string) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["server/tools/demo/demo.ts", "--results", String(madeUp)],
    {
      cwd: root,
      encoding: "utf8",
      env: { PATH: process.env["PATH"], DATABASE_URL: address },
    },
  );
  if (status !== 0) throw new Error(stderr);
}
