import type pg from "pg";
import { type CanaryFamily, spellingsOf } from "./canaries.ts";

/** How many rows of each table contain a family's words, in all schemas, such as `contacts 1`. */
export function tablesWith(
  pool: pg.Pool,
  family: CanaryFamily,
  also: string[] = [],
): Promise<string[]> {
  return tablesContaining(pool, [...spellingsOf(family), ...also]);
}

/** The same for these words, also as bytes. */
export async function tablesContaining(
  pool: pg.Pool,
  words: string[],
): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name
     FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
     WHERE relkind = 'r' AND nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
     ORDER BY 1`,
  );
  // PostgreSQL shows bytes in hexadecimal.
  const hexes = words.map((word) => Buffer.from(word).toString("hex"));
  const patterns = [...words, ...hexes].map((word) => `%${word}%`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${name} t WHERE t::text ILIKE ANY ($1)`,
      [patterns],
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) found.push(`${name} ${count}`);
  }
  return found;
}
