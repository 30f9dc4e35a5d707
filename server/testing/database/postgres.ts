import pg from "pg";
import { inject } from "vitest";
import { connect } from "#server/platform/db/connect.ts";
import { connected, queryOnce, within } from "./connections.ts";
import { copyTemplate } from "./test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    testDatabase: { target: pg.ClientConfig; template: string; schema: string };
  }
}

const log = { warn: () => {} };
/** Has no timeouts, because a slow machine may pause. */
const patient = { connectionTimeoutMillis: 0, idleTimeoutMillis: 0 };
/** Unused databases of this worker. */
const free: string[] = [];

/** A migrated database for one test. It is reused later and deleted when the run ends. */
export async function createTestDatabase() {
  const { target, template } = inject("testDatabase");
  const name = (await findFree()) ?? (await copyTemplate(target, template));
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
      free.push(name);
    },
  };
}

/** Takes an unused database and empties it. Drops it if a test has changed its schema. */
async function findFree(): Promise<string | undefined> {
  const name = free.pop();
  if (name === undefined) return undefined;
  const { target, schema } = inject("testDatabase");
  const isClean = await connected(within(target, name), async (client) => {
    await client.query(hangUp);
    // The queue creates its own tables when an app starts.
    await client.query("DROP SCHEMA IF EXISTS pgboss CASCADE");
    const isAsMigrated = (await readSchema(client)) === schema;
    if (isAsMigrated) await client.query(emptyTables);
    return isAsMigrated;
  });
  if (isClean) return name;
  await queryOnce(target, `DROP DATABASE ${name} WITH (FORCE)`);
  return findFree();
}

const hangUp = `
  SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

/** The columns of the schema and the applied migrations, for comparison. */
export async function readSchema(client: pg.Client) {
  const { rows } = await client.query<{ part: string }>(
    `SELECT concat_ws(' ', 'table', oid, relname, relnamespace) AS part
       FROM pg_class WHERE oid >= 16384
     UNION ALL SELECT concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull)
       FROM pg_attribute WHERE attrelid >= 16384
     UNION ALL SELECT concat_ws(' ', 'function', oid, xmin) FROM pg_proc WHERE oid >= 16384
     UNION ALL SELECT concat_ws(' ', 'constraint', oid, xmin) FROM pg_constraint WHERE oid >= 16384
     UNION ALL SELECT concat_ws(' ', 'trigger', oid, tgenabled) FROM pg_trigger WHERE oid >= 16384
     UNION ALL SELECT query_to_xml('SELECT * FROM migrations ORDER BY name', false, true, '')::text
       WHERE to_regclass('migrations') IS NOT NULL
     ORDER BY part`,
  );
  return rows.map(({ part }) => part).join("\n");
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
