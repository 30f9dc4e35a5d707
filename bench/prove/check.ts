import pg from "pg";
import type { Ledger } from "./caller.ts";

type Found = {
  lost: number;
  doubled: number;
  half: number;
  wrong: string[];
};

/** Compares what was acknowledged with what the database holds. */
export async function checkLedger(
  target: pg.ClientConfig,
  { results, feedbacks, contacts }: Ledger,
): Promise<Found> {
  const client = new pg.Client(target);
  await client.connect();
  try {
    const counts = [
      ...(await countEach(client, finals, results)),
      ...(await countEach(client, written, feedbacks)),
      ...(await countEach(client, added, contacts)),
    ];
    return {
      lost: counts.filter((count) => count === 0).length,
      doubled: counts.filter((count) => count > 1).length,
      half: await countHalves(client),
      wrong: await findBrokenRules(client),
    };
  } finally {
    await client.end();
  }
}

const finals =
  "SELECT parentname AS key FROM results WHERE final AND parentname = ANY ($1)";
const written =
  "SELECT addorimprove AS key FROM feedbacks WHERE addorimprove = ANY ($1)";
const added = "SELECT redcapid AS key FROM contacts WHERE redcapid = ANY ($1)";

/** How many rows each of the keys has. */
async function countEach(client: pg.Client, query: string, keys: string[]) {
  const { rows } = await client.query<{ key: string }>(query, [keys]);
  const counts = new Map(keys.map((key) => [key, 0]));
  for (const { key } of rows) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts.values()];
}

/** A final result without its ranking, or a contact that only half knows of its result. */
async function countHalves(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    SELECT (SELECT count(*) FROM results
        WHERE final AND (cardinality(ranked) = 0 OR cardinality(chosen) = 0))
      + (SELECT count(*) FROM contacts WHERE (active <= 0) <> EXISTS
          (SELECT FROM results WHERE final AND contact = contacts._id)) AS count`);
  return Number(rows[0]?.count);
}

const rules: Record<string, string> = {
  "more than one final result of a contact":
    "SELECT FROM results WHERE final AND contact IS NOT NULL GROUP BY contact HAVING count(*) > 1",
  "gaps in the order of questions":
    "SELECT FROM (SELECT position, row_number() OVER (ORDER BY position) AS place FROM questions) AS q WHERE position <> place",
  "gaps in the order of concerns":
    "SELECT FROM (SELECT position, row_number() OVER (ORDER BY position) AS place FROM concerns) AS c WHERE position <> place",
  "no admin": "SELECT WHERE NOT EXISTS (SELECT FROM users)",
  "a session without a user":
    'SELECT FROM sessions WHERE NOT EXISTS (SELECT FROM users WHERE users._id = sessions."user")',
};

/** The rules of the data that must hold whatever happened. */
export async function findBrokenRules(client: pg.Client): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rowCount } = await client.query(query);
    if (rowCount !== 0) broken.push(rule);
  }
  return broken;
}
