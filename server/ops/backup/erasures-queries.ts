import { sql } from "kysely";
import {
  deleteContacts,
  stripResults,
} from "#server/outreach/contacts/delete-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { deleteFamily } from "#server/reports/result-list/queries.ts";

/** The hashes of everything that was erased, for a list that outlives the database. */
export async function findErasures(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("erasures")
    .select("hash")
    .orderBy("date")
    .orderBy("hash")
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Erases what was erased after the backup was made; answers how many families it still held. */
export async function eraseAgain(
  trx: Database,
  hashes: string[],
): Promise<number> {
  const results = await trx
    .selectFrom("results")
    .select(["_id", "contact"])
    .where("final", "=", true)
    .where(sql<boolean>`erasure_hash('results', _id) = ANY(${hashes})`)
    .execute();
  for (const { _id, contact } of results) await deleteFamily(trx, _id, contact);
  const contacts = await trx
    .selectFrom("contacts")
    .select("_id")
    .where(sql<boolean>`erasure_hash('contacts', _id) = ANY(${hashes})`)
    .execute();
  const ids = contacts.map(({ _id }) => _id);
  await stripResults(trx, ids);
  await deleteContacts(trx, ids);
  await sql`INSERT INTO erasures (hash) SELECT unnest(${hashes}::text[])
    ON CONFLICT DO NOTHING`.execute(trx);
  return results.length + ids.length;
}

export type OptOut = { phone: string; date: string };

/** Everybody who said STOP and has not said START since. */
export function findOptOuts(db: Database): Promise<OptOut[]> {
  return db
    .selectFrom("opt_outs")
    .select(["phone", "date"])
    .orderBy("date")
    .execute();
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
