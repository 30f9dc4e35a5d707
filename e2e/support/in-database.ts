import type pg from "pg";
import { connected } from "#server/testing/database/connections.ts";
import type { RunningServer } from "#server/testing/running-server.ts";

/** Runs work in the server's database. */
export function inDatabase<T>(
  { databaseUrl }: RunningServer,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return connected({ connectionString: databaseUrl }, work);
}
