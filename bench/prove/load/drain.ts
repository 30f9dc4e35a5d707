import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { newId } from "#server/ids.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { startServer } from "#server/testing/running-server.ts";
import { startDatabaseProxy } from "#server/testing/stand-ins/database-proxy.ts";
import { addressOf } from "#bench/new-database.ts";
import type { LoadRow } from "./load-row.ts";

const inFlight = 50;
/** Each way to the database, so that work takes a while. */
const late = 30;
const mostSeconds = 10;

/** Told to stop while much is under way: all of it is answered. */
export async function proveDrain(rounds: number): Promise<LoadRow[]> {
  const dataDir = await makeFolder();
  const { env } = process;
  const options = { dataDir, env, say: () => {}, socketParents: [] };
  const database = await startEmbedded(options);
  const proxy = await startDatabaseProxy(database.target);
  const statuses: number[] = [];
  const lasted: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      proxy.heal();
      const server = await startServer({
        DATABASE_URL: addressOf(proxy.target),
      });
      // Each over a connection that is open already, so that none is still on its way in.
      const all = Array.from({ length: inFlight }, () => server.url);
      await Promise.all(all.map((url) => fetch(`${url}/healthz`)));
      proxy.slow(late);
      const asked = all.map(post);
      await wait(1000);
      const began = performance.now();
      const stopping = server.stop();
      statuses.push(...(await Promise.all(asked)));
      await stopping;
      lasted.push((performance.now() - began) / 1000);
    }
    const answered = statuses.filter((status) => status === 200).length;
    const written = await countFeedbacks(database.target);
    const slowest = Math.max(...lasted);
    const missed = [
      ...(answered < statuses.length ? ["all are answered"] : []),
      ...(written === answered ? [] : [`${written} were written`]),
      ...(slowest > mostSeconds ? [`gone within ${mostSeconds} s`] : []),
    ];
    return [
      {
        what: "SIGTERM with requests in flight",
        tried: `${rounds} × ${inFlight} writes on a slow database`,
        found: `${answered} of ${statuses.length} answered, ${written} written; gone after ${slowest.toFixed(1)} s at most`,
        target: `all answered and written, gone ≤ ${mostSeconds} s`,
        missed: missed.join("; "),
      },
    ];
  } finally {
    await proxy.stop();
    await database.stop();
    await removeFolders();
  }
}

const feedback = {
  type: "website",
  useful: true,
  findinformation: true,
  wouldrecommend: true,
};

function post(url: string): Promise<number> {
  return fetch(`${url}/api/feedbacks`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": newId(),
    },
    body: JSON.stringify({ feedback }),
  }).then(
    ({ status }) => status,
    () => 0,
  );
}

async function countFeedbacks(target: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(target);
  await client.connect();
  const { rowCount } = await client
    .query("SELECT FROM feedbacks")
    .finally(() => client.end());
  return rowCount ?? 0;
}
