import pg from "pg";

/** The work that the server acknowledged, and the outcomes of the calls. */
export type Ledger = {
  results: string[];
  feedbacks: string[];
  contacts: string[];
  /** Number of answers by status; 0 for a connection without an answer. */
  answered: Record<number, number>;
  /** Answers that the fault does not explain. */
  surprises: string[];
  longest: number;
};

export const emptyLedger = (): Ledger => ({
  results: [],
  feedbacks: [],
  contacts: [],
  answered: {},
  surprises: [],
  longest: 0,
});

export function countAcknowledged({ results, feedbacks, contacts }: Ledger) {
  return results.length + feedbacks.length + contacts.length;
}

/** Compares what was acknowledged with what the database holds. */
export async function checkLedger(target: pg.ClientConfig, ledger: Ledger) {
  const { results, feedbacks, contacts } = structuredClone(ledger);
  return withClient(target, async (client) => {
    const counts = [
      ...(await countEach(
        client,
        "SELECT parentname AS key FROM results WHERE final AND parentname = ANY ($1)",
        results,
      )),
      ...(await countEach(
        client,
        "SELECT addorimprove AS key FROM feedbacks WHERE addorimprove = ANY ($1)",
        feedbacks,
      )),
      ...(await countEach(
        client,
        "SELECT redcapid AS key FROM contacts WHERE redcapid = ANY ($1)",
        contacts,
      )),
    ];
    return {
      lost: counts.filter((count) => count === 0).length,
      doubled: counts.filter((count) => count > 1).length,
      half: await countHalves(client),
      broken: await findBrokenRules(client),
    };
  });
}

export async function withClient<T>(
  target: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(target);
  client.on("error", () => {});
  await client.connect();
  return work(client).finally(() => client.end().catch(() => {}));
}

async function countEach(client: pg.Client, query: string, keys: string[]) {
  const { rows } = await client.query<{ key: string }>(query, [keys]);
  const counts = new Map(keys.map((key) => [key, 0]));
  for (const { key } of rows) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts.values()];
}

/** Final results without a ranking, and contacts that disagree with their result. */
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
};

async function findBrokenRules(client: pg.Client): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rowCount } = await client.query(query);
    if (rowCount !== 0) broken.push(rule);
  }
  return broken;
}
