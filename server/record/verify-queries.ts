import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

export type Finding = {
  place: string | null;
  line: string | null;
  date: string | null;
  event: string | null;
  what: "missing" | "removed" | "altered" | "inserted" | "cut";
};

/**
 * What is wrong with the chain, the oldest first; the database walks it, so that a million lines take seconds.
 */
export async function findBreaks(
  db: Database,
  most: number,
): Promise<Finding[]> {
  await sql`SET LOCAL statement_timeout = 0`.execute(db);
  const { rows } = await sql<Finding>`
    WITH chain AS (SELECT first, before, last, hash FROM audit_chain
      UNION ALL SELECT 1, '', 0, '' WHERE NOT EXISTS (SELECT FROM audit_chain)),
    sealed AS (
      SELECT place, line, hash,
        lag(place, 1, (SELECT first - 1 FROM chain)) OVER in_order AS place_before,
        lag(hash, 1, (SELECT before FROM chain)) OVER in_order AS hash_before
      FROM audit_seals WINDOW in_order AS (ORDER BY place)),
    found AS (
      SELECT place, line, date, event, CASE
        WHEN place <> place_before + 1 THEN 'missing'
        WHEN number IS NULL THEN 'removed'
        WHEN hash <> audit_hash(place, audit, hash_before) THEN 'altered' END AS what
      FROM sealed LEFT JOIN audit ON number = line)
    SELECT * FROM (
      SELECT * FROM found WHERE what IS NOT NULL
      UNION ALL
      SELECT NULL, number, date, event, 'inserted' FROM audit
      WHERE NOT EXISTS (SELECT FROM audit_seals WHERE line = number)
      UNION ALL
      SELECT last, NULL, NULL, NULL, 'cut' FROM chain
      WHERE (last, hash) IS DISTINCT FROM (SELECT (place, hash) FROM (
        SELECT place, hash FROM audit_seals UNION ALL SELECT first - 1, before FROM chain
        ORDER BY place DESC LIMIT 1) AS end_of_chain)
    ) AS breaks ORDER BY place, line LIMIT ${most}`.execute(db);
  return rows;
}

/** Undefined as long as nothing was written. */
export async function findChain(db: Database) {
  return db
    .selectFrom("audit_chain")
    .select(["first", "last"])
    .select(sql<string>`encode(hash, 'hex')`.as("hash"))
    .executeTakeFirst();
}

/** Whether the line at this place still has the hash that somebody wrote down. */
export async function hasHash(
  db: Database,
  { place, hash }: { place: string; hash: string },
): Promise<boolean> {
  const found = await db
    .selectFrom("audit_seals")
    .select("place")
    .where("place", "=", place)
    .where("hash", "=", Buffer.from(hash, "hex"))
    .executeTakeFirst();
  return found !== undefined;
}
