import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

const mostNames = 1000;
/** Bulk inserts have more values than this, and rarely the same number twice. */
const mostValues = 50;
/** Statements that return all columns. PostgreSQL rejects these once a migration adds a column. */
const allColumns = /(select|returning|[.,])\s*\*/i;

const names = new Map<string, string>();

function nameOf(text: string, values: unknown[]): string | undefined {
  const knownName = names.get(text);
  if (knownName !== undefined) return knownName;
  if (values.length === 0 || values.length > mostValues) return undefined;
  if (allColumns.test(text) || names.size >= mostNames) return undefined;
  const name = `statement ${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * Wraps a pool for Kysely so that each connection parses and plans a statement once, which halves a quiz's CPU time.
 * `isDirect` is false for connections through a pooler, which lose prepared statements.
 */
export function withPreparedStatements(
  pool: pg.Pool,
  isDirect: (client: pg.PoolClient) => boolean,
): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const query = (text: string, values: unknown[]) => {
        const name = isDirect(client) ? nameOf(text, values) : undefined;
        return client.query({ text, values, ...(name && { name }) });
      };
      const release = (destroy?: boolean) => client.release(destroy);
      // Kysely's type also includes cursors, which we do not use.
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}
