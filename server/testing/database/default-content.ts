import type { Connection } from "#server/platform/db/connect.ts";
import { recordOutsideChanges } from "#server/content/publications/record-publication.ts";
import { seedContent } from "#server/content/seed/seed.ts";

/** The seeded tables, in an order that respects foreign keys. */
const tables = ["settings", "concerns", "questions", "publications"];
const seeded = new Map<string, string>();

/** Inserts the default content. Each worker seeds once and then reuses the rows. */
export async function fillContent({ db, pool }: Connection) {
  if (seeded.size > 0) {
    for (const [table, rows] of seeded)
      await pool.query(
        `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`,
        [rows],
      );
    return;
  }
  await seedContent(db);
  await recordOutsideChanges(db);
  for (const table of tables) {
    const { rows } = await pool.query<{ rows: string }>(
      `SELECT json_agg(whole)::text AS rows FROM ${table} AS whole`,
    );
    seeded.set(table, rows[0]?.rows ?? "[]");
  }
}
