import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { type Database, limitCheckout } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

export type Snapshot = {
  client: pg.PoolClient;
  db: Database;
  close: (isBroken: boolean) => void;
};

/** Milliseconds to count rows and find columns. */
const mostPreparing = 60_000;

/** Opens a connection that reads one consistent snapshot until it is released. */
export async function openSnapshot(pool: pg.Pool): Promise<Snapshot> {
  const client = await pool.connect();
  limitCheckout(client, mostPreparing);
  const close = (isBroken: boolean) => client.release(isBroken);
  try {
    await client.query(
      "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0",
    );
  } catch (error) {
    close(true);
    throw error;
  }
  return { client, db: onlyOn(client), close };
}

function onlyOn(client: pg.PoolClient): Database {
  const borrowed = { query: client.query.bind(client), release: () => {} };
  const pool = { connect: async () => borrowed, end: async () => {} };
  const dialect = new PostgresDialect({ pool: pool as unknown as pg.Pool });
  return new Kysely<Schema>({ dialect });
}
