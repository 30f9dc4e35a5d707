import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { migrate } from "#server/db/migrate.ts";
import { migrationNames } from "#server/db/migration-files.ts";
import { newId } from "#server/ids.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { startServer } from "#server/testing/running-server.ts";
import { serverCommand } from "#scripts/server-command.mjs";
import { addressOf, onNewDatabase } from "#bench/new-database.ts";
import { type Row, rowOf, summed } from "./fault.ts";

const root = join(import.meta.dirname, "../../..");
const folder = join(root, "migrations");
const names = migrationNames(folder);
/** The release whose database is brought up. */
const before = "0011-outbox.sql";
const families = 2000;
const fault = { what: "killed during a migration", target: 30 };

export function proveMigrations(rounds: number): Promise<Row> {
  return onNewDatabase(async (target) => {
    const present = await makeDatabase(target, "present");
    await migrate(present, folder);
    const wanted = await columnsOf(present);
    const older = await makeDatabase(target, "older");
    await migrate(older, folder, { until: before });
    await addFamilies(older);

    const recoveries: number[] = [];
    const wrong: string[] = [];
    let inTheMiddle = 0;
    for (let round = 0; round < rounds; round += 1) {
      const own = await makeDatabase(target, `round${round}`, "older");
      const reached = await killMigrating(own, round / rounds);
      if (reached < names.length) inTheMiddle += 1;
      const began = performance.now();
      const server = await startServer({ DATABASE_URL: addressOf(own) });
      recoveries.push(performance.now() - began);
      await server.stop();
      const found = await one(own, "SELECT count(*) FROM contacts");
      if (Number(found) !== families) wrong.push("families are missing");
      if ((await columnsOf(own)) !== wanted) wrong.push("another schema");
    }
    await removeFolders();
    const what = `${fault.what} (${inTheMiddle} in the middle)`;
    const row = rowOf({ ...fault, what, rounds }, recoveries);
    return {
      ...row,
      acknowledged: families * rounds,
      surprises: summed(wrong),
    };
  });
}

async function makeDatabase(
  target: pg.ClientConfig,
  database: string,
  template = "template1",
) {
  await one(target, `CREATE DATABASE ${database} TEMPLATE ${template}`);
  return { ...target, database };
}

/** Starts the server on it and kills it once it has taken a share of the steps; answers how many it took. */
async function killMigrating(target: pg.ClientConfig, share: number) {
  const done = names.indexOf(before) + 1;
  const enough = done + Math.floor(share * (names.length - done));
  const client = new pg.Client(target);
  await client.connect();
  const count = async () => {
    const { rows } = await client.query("SELECT count(*) FROM migrations");
    return Number(rows[0]?.count);
  };
  const child = spawn(process.execPath, serverCommand, {
    cwd: root,
    stdio: "ignore",
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      DATA_DIR: await makeFolder(),
      DATABASE_URL: addressOf(target),
    },
  });
  try {
    while (child.exitCode === null && (await count()) <= enough) await wait(1);
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null)
      await once(child, "exit");
    // What it had begun ends with its connection.
    await wait(200);
    return await count();
  } finally {
    await client.end();
  }
}

async function addFamilies(target: pg.ClientConfig) {
  const ids = Array.from({ length: families }, newId);
  const client = new pg.Client(target);
  await client.connect();
  await client
    .query(
      `INSERT INTO contacts (_id, name, phone)
       SELECT id, 'Family ' || n, '+1201' || lpad(n::text, 7, '0')
       FROM unnest($1::text[]) WITH ORDINALITY AS new (id, n)`,
      [ids],
    )
    .finally(() => client.end());
}

/** Every column of the database, in one word. */
function columnsOf(target: pg.ClientConfig) {
  return one(
    target,
    `SELECT md5(string_agg(concat_ws(' ', table_name, column_name, data_type, is_nullable), ','
       ORDER BY table_name, column_name)) FROM information_schema.columns WHERE table_schema = 'public'`,
  );
}

/** The first thing that the database answers. */
async function one(target: pg.ClientConfig, sql: string) {
  const client = new pg.Client(target);
  await client.connect();
  const { rows } = await client
    .query<Record<string, unknown>>(sql)
    .finally(() => client.end());
  return Object.values(rows[0] ?? {})[0];
}
