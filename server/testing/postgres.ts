import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { connect } from "#server/db/connect.ts";

declare module "vitest" {
  interface ProvidedContext {
    testDatabase: { target: pg.ClientConfig; template: string };
  }
}

/** A copy of the migrated template, for one test or one file alone; what is not dropped goes when the run ends. */
export async function createTestDatabase() {
  const { target, template } = inject("testDatabase");
  const name = `${template}_${randomBytes(6).toString("hex")}`;
  await ask(
    target,
    `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`,
  );
  const own = within(target, name);
  const log = { warn: () => {} };
  const { db, pool } = connect(own, { size: 5, log });
  return {
    db,
    pool,
    target: own,
    drop: async () => {
      await db.destroy();
      if (!pool.ended) await pool.end();
      await ask(target, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** The same server, another database. */
export function within(
  target: pg.ClientConfig,
  database: string,
): pg.ClientConfig {
  if (target.connectionString === undefined) return { ...target, database };
  const url = new URL(target.connectionString);
  url.pathname = `/${database}`;
  return { ...target, connectionString: url.href };
}

/** Asks one thing over a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(
  target: pg.ClientConfig,
  sql: string,
) {
  const client = new pg.Client(target);
  await client.connect();
  return client.query<Row>(sql).finally(() => client.end());
}
