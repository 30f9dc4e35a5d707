import type pg from "pg";
import type { Database } from "./connect.ts";

const name = "a restore that is not finished";

/** Marks a restore as unfinished, because data erased after the backup is present until it is erased again. */
export const markUnfinished = `INSERT INTO secrets (name, value) VALUES ('${name}', '')`;

export async function isUnfinished(
  client: Pick<pg.ClientBase, "query">,
): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    "SELECT EXISTS (SELECT FROM secrets WHERE name = $1) AS found",
    [name],
  );
  return rows[0]?.found ?? false;
}

export async function markFinished(trx: Database) {
  await trx.deleteFrom("secrets").where("name", "=", name).execute();
}
