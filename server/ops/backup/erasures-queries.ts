import { sql } from "kysely";
import {
  eraseContacts,
  eraseFamilies,
} from "#server/outreach/erasure/erase-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";

/** Returns the hashes of all erased data, for the list beside the backups. */
export async function findErasures(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("erasures")
    .select("hash")
    .orderBy("date")
    .orderBy("hash")
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Repeats erasures made after the backup. Returns the number of families that the backup still contained. */
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
  await eraseFamilies(trx, {
    results: results.map(({ _id }) => _id),
    contacts: results.flatMap(({ contact }) => contact ?? []),
  });
  const contacts = await trx
    .selectFrom("contacts")
    .select("_id")
    .where(sql<boolean>`erasure_hash('contacts', _id) = ANY(${hashes})`)
    .execute();
  const ids = contacts.map(({ _id }) => _id);
  await eraseContacts(trx, ids);
  await sql`INSERT INTO erasures (hash) SELECT unnest(${hashes}::text[])
    ON CONFLICT DO NOTHING`.execute(trx);
  return results.length + ids.length;
}

export type OptOut = { phone: string; date: string; bystaff: boolean };

/** Returns the phones that sent STOP, or that staff stopped. */
export function findOptOuts(db: Database): Promise<OptOut[]> {
  return db
    .selectFrom("opt_outs")
    .select(["phone", "date", "bystaff"])
    .orderBy("date")
    .execute();
}

/**
 * Stores opt-outs again. A family's own STOP replaces an opt-out by staff, because only the family can undo it. Returns
 * how many were missing.
 */
export async function insertOptOuts(
  db: Database,
  optOuts: OptOut[],
): Promise<number> {
  const phones = optOuts.map(({ phone }) => phone);
  const dates = optOuts.map(({ date }) => date);
  const bystaff = optOuts.map((optOut) => optOut.bystaff);
  const { numAffectedRows = 0n } =
    await sql`INSERT INTO opt_outs (phone, date, bystaff)
    SELECT * FROM unnest(${phones}::text[], ${dates}::timestamptz[], ${bystaff}::boolean[])
    ON CONFLICT (phone) DO UPDATE SET date = excluded.date, bystaff = false
      WHERE opt_outs.bystaff AND NOT excluded.bystaff`.execute(db);
  return Number(numAffectedRows);
}
