import { once } from "node:events";
import { connect as dial, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { connect, type Database } from "./connect.ts";

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

test("prepares each statement once per connection", async () => {
  const db = await connectOnce();
  for (const least of [0, 1, 2]) await count(db, least);
  expect(await preparedOn(db)).toEqual([
    "SELECT count(*) FROM contacts WHERE active > $1",
  ]);
});

test("runs SELECT * after a column was added", async () => {
  const db = await connectOnce();
  const read = () =>
    db.selectFrom("contacts").selectAll().where("active", ">", 0).execute();
  for (let time = 0; time < 3; time += 1) await read();
  await sql`ALTER TABLE contacts ADD later text`.execute(db);
  await expect(read()).resolves.toEqual([]);
});

test("prepares nothing behind a pooler", async () => {
  const db = await connectOnce(asPooler);
  for (const least of [0, 1, 2]) await count(db, least);
  expect(await preparedOn(db)).toEqual([]);
});

/** Forwards everything, but reports a wrong process ID, as a pooler does. */
async function asPooler({ host, port = 5432 }: pg.ClientConfig) {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = host?.startsWith("/")
      ? dial(`${host}/.s.PGSQL.${port}`)
      : dial(port, host);
    open.add(client).add(database);
    client.pipe(database);
    database.on("data", (piece: Buffer) => {
      // BackendKeyData: K, length 12, process ID, secret.
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
