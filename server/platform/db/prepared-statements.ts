import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

const mostNames = 1000;
/** Bulk inserts have more values, and rarely come twice with the same number. */
const mostValues = 50;
/** PostgreSQL refuses a prepared statement of this kind after a migration added a column. */
const allColumns = /(select|returning|[.,])\s*\*/i;

const names = new Map<string, string>();

function nameOf(text: string, values: unknown[]): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (values.length === 0 || values.length > mostValues) return undefined;
  if (allColumns.test(text) || names.size >= mostNames) return undefined;
  const name = `statement ${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * A pool for Kysely whose connections parse and plan each statement once. Half of the processor time of a
 * quiz was spent on that. `isDirect` is false for connections through a pooler, which forget what was prepared.
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
      // Kysely also knows cursors, which we do not use.
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}
