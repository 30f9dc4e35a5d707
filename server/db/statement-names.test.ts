import { once } from "node:events";
import { connect as dial, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { connect, type Database } from "./connect.ts";
import { createStatementNames } from "./statement-names.ts";

async function connectOnce(
  through = async (target: pg.ClientConfig): Promise<object> => target,
) {
  const { target, drop } = await createTestDatabase();
  const to = { ...target, ...(await through(target)) };
  const { db } = connect(to, { size: 1, log: { warn() {} } });
  onTestFinished(async () => {
    await db.destroy();
    await drop();
  });
  return db;
}

const count = (db: Database, least: number) =>
  sql`SELECT count(*) FROM contacts WHERE active > ${least}`.execute(db);

async function preparedOn(db: Database): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    SELECT statement FROM pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

test("a connection prepares what comes again, and nothing that comes once", async () => {
  const db = await connectOnce();
  await sql`SELECT ${1}::integer`.execute(db);
  for (const least of [0, 1, 2]) await count(db, least);
  expect(await preparedOn(db)).toEqual([
    "SELECT count(*) FROM contacts WHERE active > $1",
  ]);
});

test("a column that is added meanwhile breaks nothing that asks for all columns", async () => {
  const db = await connectOnce();
  const read = () =>
    db.selectFrom("contacts").selectAll().where("active", ">", 0).execute();
  for (let time = 0; time < 3; time += 1) await read();
  await sql`ALTER TABLE contacts ADD later text`.execute(db);
  await expect(read()).resolves.toEqual([]);
});

test("behind a pooler, which gives every transaction another connection, nothing is named", async () => {
  const db = await connectOnce(asPooler);
  for (const least of [0, 1, 2]) await count(db, least);
  expect(await preparedOn(db)).toEqual([]);
});

/** Passes everything on, but names another process than the one that answers. */
async function asPooler({ host, port = 5432 }: pg.ClientConfig) {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = host?.startsWith("/")
      ? dial(`${host}/.s.PGSQL.${port}`)
      : dial(port, host);
    open.add(client).add(database);
    client.pipe(database);
    database.on("data", (piece: Buffer) => {
      // BackendKeyData: a K, its length 12, the process, a secret.
      const at = piece.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
      if (at >= 0) piece.writeInt32BE(1, at + 5);
      client.write(piece);
    });
    client.on("error", () => {}).on("close", () => database.destroy());
    database.on("error", () => {}).on("close", () => client.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    for (const each of open) each.destroy();
    server.close();
  });
  return {
    host: "127.0.0.1",
    port: (server.address() as { port: number }).port,
  };
}

test("there are never more than two hundred names", () => {
  const nameOf = createStatementNames();
  const ask = (number: number) => nameOf(`SELECT $1, ${number}`);
  for (let number = 0; number < 300; number += 1) ask(number);
  const named = Array.from({ length: 300 }, (_, number) => ask(number));
  expect(new Set(named.filter(Boolean)).size).toBe(200);
  expect(ask(0)).toBe(named[0]);
  expect(ask(299)).toBeUndefined();
});
