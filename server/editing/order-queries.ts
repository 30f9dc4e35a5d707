import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

export type List = "questions" | "concerns";

export async function findOrder(db: Database, list: List): Promise<string[]> {
  const rows = await db
    .selectFrom(list)
    .select("_id")
    .orderBy("position")
    .execute();
  return rows.map(({ _id }) => _id);
}

/** How many there are, and the first place behind them: one more, unless somebody left gaps. */
export function findNextPlace(db: Database, list: List) {
  return db
    .selectFrom(list)
    .select([
      sql<number>`count(*)::integer`.as("amount"),
      sql<number>`coalesce(max(position), 0) + 1`.as("place"),
    ])
    .executeTakeFirstOrThrow();
}

/** Moves the whole list in one statement: no place is taken twice when it ends. */
export async function updateOrder(trx: Database, list: List, ids: string[]) {
  await sql`
    UPDATE ${sql.table(list)} AS list SET position = place
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS wanted (id, place)
    WHERE list._id = wanted.id`.execute(trx);
}

/** Switches an item on or off; with `before`, only if it still was so. Whether it did. */
export async function updateActive(
  db: Database,
  list: List,
  _id: string,
  before: boolean | undefined,
): Promise<boolean> {
  let update = db
    .updateTable(list)
    .set({ active: sql<boolean>`NOT active` })
    .where("_id", "=", _id);
  if (before !== undefined) update = update.where("active", "=", before);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
