import pg from "pg";
import { inject } from "vitest";
import { connect, createClient } from "#server/platform/db/connect.ts";
import { queryOnce, within } from "./connections.ts";
import { copyTemplate } from "./test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    testDatabase: { target: pg.ClientConfig; template: string; schema: string };
  }
}

const log = { warn: () => {} };
/** Has no timeouts, because a slow machine may pause. */
const patient = { connectionTimeoutMillis: 0, idleTimeoutMillis: 0 };
/**
 * Unused databases of this worker, each with a connection that empties it. The connection stays open, because a new one
 * first reads the definition of each table.
 */
const free: { name: string; cleaner: pg.Client }[] = [];

/** A migrated database for one test. It is reused later and deleted when the run ends. */
export async function createTestDatabase() {
  const { target, template } = inject("testDatabase");
  const { name, cleaner } = (await findFree()) ?? {
    name: await copyTemplate(target, template),
  };
  const own = within(target, name);
  const { db, pool } = connect(own, { size: 5, log, checkoutTimeout: 0 });
  Object.assign(pool.options, patient);
  return {
    db,
    pool,
    target: own,
    drop: async () => {
      await db.destroy();
      if (!pool.ended) await pool.end();
      free.push({ name, cleaner: cleaner ?? (await openClient(own)) });
    },
  };
}

async function openClient(target: pg.ClientConfig): Promise<pg.Client> {
  const client = createClient(target);
  await client.connect();
  return client;
}

/** Takes an unused database and empties it. Drops it if a test has changed its schema or closed all connections. */
async function findFree() {
  for (let unused = free.pop(); unused; unused = free.pop()) {
    const { name, cleaner } = unused;
    if (await isEmptied(cleaner).catch(() => false)) return unused;
    await cleaner.end();
    await queryOnce(
      inject("testDatabase").target,
      `DROP DATABASE ${name} WITH (FORCE)`,
    );
  }
  return undefined;
}

/** Empties the database. Returns false if its schema differs from the template. */
async function isEmptied(cleaner: pg.Client): Promise<boolean> {
  await cleaner.query(hangUp);
  // The queue creates its own tables when an app starts.
  await cleaner.query("DROP SCHEMA IF EXISTS pgboss CASCADE");
  if ((await readSchema(cleaner)) !== inject("testDatabase").schema)
    return false;
  await cleaner.query(emptyTables);
  return true;
}

const hangUp = `
  SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

/** A hash of the columns of the schema and of the applied migrations, for comparison. */
export async function readSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(
    `SELECT md5(string_agg(part, '|' ORDER BY part)) AS hash FROM (
       SELECT concat_ws(' ', 'table', oid, relname, relnamespace) AS part
         FROM pg_class WHERE oid >= 16384
       UNION ALL SELECT concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull)
         FROM pg_attribute WHERE attrelid >= 16384
       UNION ALL SELECT concat_ws(' ', 'function', oid, xmin) FROM pg_proc WHERE oid >= 16384
       UNION ALL SELECT concat_ws(' ', 'constraint', oid, xmin) FROM pg_constraint WHERE oid >= 16384
       UNION ALL SELECT concat_ws(' ', 'trigger', oid, tgenabled) FROM pg_trigger WHERE oid >= 16384
       UNION ALL SELECT query_to_xml('SELECT * FROM migrations ORDER BY name', false, true, '')::text
         WHERE to_regclass('migrations') IS NOT NULL
     ) AS parts`,
  );
  return rows[0]!.hash;
}

// Uses DELETE, because TRUNCATE makes new files for a table and each of its indexes. Repeats until nothing is left to
// delete: a table can be emptied only after those that reference it, and triggers may fill others.
const emptyTables = `
  DO $$
  DECLARE
    name text;
    amount integer;
    deleted integer;
  BEGIN
    PERFORM set_config('audit.retention', 'on', true);
    LOOP
      deleted := 0;
      FOR name IN SELECT quote_ident(relname) FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'
          AND pg_relation_size(oid) > 0
      LOOP
        BEGIN
          EXECUTE 'DELETE FROM ' || name;
          GET DIAGNOSTICS amount = ROW_COUNT;
        EXCEPTION WHEN foreign_key_violation THEN
          amount := 1;
        END;
        deleted := deleted + amount;
      END LOOP;
      EXIT WHEN deleted = 0;
    END LOOP;
    PERFORM setval(seqrelid::regclass, seqstart, false) FROM pg_sequence;
  END $$`;
