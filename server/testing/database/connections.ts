import pg from "pg";

/** The connection settings of another database on the same server. */
export function within(
  target: pg.ClientConfig,
  database: string,
): pg.ClientConfig {
  if (target.connectionString === undefined) return { ...target, database };
  const url = new URL(target.connectionString);
  url.pathname = `/${database}`;
  return { ...target, connectionString: url.href };
}

/** Runs one query over a separate connection. */
export function queryOnce<Row extends pg.QueryResultRow>(
  target: pg.ClientConfig,
  sql: string,
) {
  return connected(target, (client) => client.query<Row>(sql));
}

/** Runs work over a separate connection. */
export async function connected<T>(
  target: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(target);
  await client.connect();
  return work(client).finally(() => client.end());
}

/** The same connection as a URL, as operators set it. */
export function urlOf(target: pg.ClientConfig): string {
  if (target.connectionString !== undefined) return target.connectionString;
  const { user, password, host, port, database } = target;
  return `postgres://${user}:${String(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? "")}`;
}
