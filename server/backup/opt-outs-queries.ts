import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

export type OptOut = { phone: string; date: string };

/** Everybody who said STOP and has not said START since. */
export function findOptOuts(db: Database): Promise<OptOut[]> {
  return db.selectFrom("opt_outs").selectAll().orderBy("date").execute();
}

/** Takes their word again; answers how many of them the database did not know. */
export async function insertOptOuts(
  db: Database,
  optOuts: OptOut[],
): Promise<number> {
  const phones = optOuts.map(({ phone }) => phone);
  const dates = optOuts.map(({ date }) => date);
  const { numAffectedRows = 0n } = await sql`INSERT INTO opt_outs (phone, date)
    SELECT * FROM unnest(${phones}::text[], ${dates}::timestamptz[])
    ON CONFLICT DO NOTHING`.execute(db);
  return Number(numAffectedRows);
}
