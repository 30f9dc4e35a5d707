import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import {
  type RunningServer,
  startServer,
} from "#server/testing/running-server.ts";
import type { Row } from "#bench/prove/report.ts";
import { countFamilies, familiesOf } from "./families.ts";
import { createImporter } from "./importer.ts";

const amount = 2000;

/** The server is killed at any moment of an import; afterwards the same request is sent again, with the same key. */
export async function proveKills(
  target: pg.ClientConfig,
  DATABASE_URL: string,
  rounds: number,
): Promise<Row[]> {
  const begin = () => startServer({ DATABASE_URL });
  const client = new pg.Client(target);
  await client.connect();
  let server = await begin();
  const found = { all: 0, none: 0, lost: 0, doubled: 0, half: 0 };
  try {
    let lasts = (await given(server.url, "undisturbed", 0).then(save)) ?? 1000;
    for (let round = 1; round <= rounds; round += 1) {
      const name = `kill ${round}`;
      const importing = await given(server.url, name, round);
      const saving = save(importing);
      await wait(Math.random() * lasts * 1.25);
      await end(server);
      const took = await saving;
      server = await begin();
      const { contacts } = await countFamilies(client, name);
      if (contacts === amount) found.all += 1;
      else if (contacts === 0) found.none += 1;
      else found.half += 1;
      if (took !== undefined) found.lost += amount - contacts;
      const importer = await createImporter(server.url);
      const again = await save({ ...importing, importer });
      // The longer the list of contacts, the longer an import: the next one is killed at any moment of it.
      if (contacts === 0) lasts = again ?? lasts;
      const after = await countFamilies(client, name);
      found.lost += amount - after.families;
      found.doubled += after.contacts - after.families;
      found.doubled += (await countImports(client, name)) - 1;
    }
  } finally {
    await client.end();
    await server.stop();
  }
  const { all, none, ...counts } = found;
  return [
    {
      what: `server killed during an import of ${amount} rows, which is repeated with its key`,
      times: rounds,
      "all there": all,
      "none there": none,
      ...counts,
    },
  ];
}

async function end(server: RunningServer) {
  await server.kill();
  await server.stop();
}

type Importing = Awaited<ReturnType<typeof given>>;

/** A list that was looked at, and is to be imported with this key. */
async function given(url: string, name: string, place: number) {
  const importer = await createImporter(url);
  const firstPhone = place * amount;
  const rows = familiesOf({ of: name, from: 0, to: amount, firstPhone });
  const { fingerprint } = await importer.preview(rows);
  return { importer, list: { name, rows, fingerprint }, key: randomUUID() };
}

/** Milliseconds until it was acknowledged; undefined when it never was. */
function save({ importer, list, key }: Importing): Promise<number | undefined> {
  const began = performance.now();
  return importer.save(list, key).then(
    () => performance.now() - began,
    () => undefined,
  );
}

async function countImports(client: pg.Client, name: string): Promise<number> {
  const { rowCount } = await client.query(
    "SELECT FROM imports WHERE filename = $1",
    [name],
  );
  return rowCount ?? 0;
}
