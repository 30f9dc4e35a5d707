import pg from "pg";
import type { RunningServer } from "#server/testing/running-server.ts";
import { embeddedTarget } from "#bench/prove/product.ts";

type Row = { _id: string; parentname: string; chosen: string[] };

/** All final results: whose they are, and what was answered, question by question. */
export async function resultsOf({ dataDir }: RunningServer) {
  const client = new pg.Client(await embeddedTarget(dataDir));
  await client.connect();
  try {
    const { rows } = await client.query<Row>(
      "SELECT _id, parentname, chosen FROM results WHERE final",
    );
    return rows;
  } finally {
    await client.end();
  }
}
