import { type Insertable, sql } from "kysely";
import {
  type EditedConcern,
  readConcernToEdit,
} from "#shared/contract/content/concerns.ts";
import {
  type Question,
  readQuestion,
} from "#shared/contract/content/questions.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Schema } from "#server/platform/db/schema.ts";

type Items = { concerns: EditedConcern[]; questions: Question[] };
export type ItemList = keyof Items;
export type NewItem =
  Insertable<Schema["concerns"]> | Insertable<Schema["questions"]>;

const columns = {
  concerns: readConcernToEdit.reply.keyof().options,
  questions: readQuestion.reply.keyof().options,
};

function selectItems<L extends ItemList>(db: Database, list: L) {
  return db
    .selectFrom<ItemList>(list)
    .select(columns[list])
    .$castTo<Items[L][number]>();
}

export async function findItems<L extends ItemList>(db: Database, list: L) {
  const items: unknown[] = await selectItems(db, list)
    .orderBy("position")
    .execute();
  return items as Items[L];
}

export function findItem(db: Database, list: ItemList, _id: string) {
  return selectItems(db, list).where("_id", "=", _id).executeTakeFirst();
}

export function isListed(db: Database, list: ItemList, _id: string) {
  return db.selectFrom(list).select("_id").where("_id", "=", _id).$call(hasRow);
}

export async function insertItems(
  db: Database,
  list: ItemList,
  items: NewItem[],
) {
  await db.insertInto(list).values(items.map(asJson)).execute();
}

/** JSON columns need this, because the driver would write an array as a PostgreSQL array. */
function asJson<T extends object>(item: T): T {
  const lists = Object.entries(item).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, JSON.stringify(value)]] : [],
  );
  return { ...item, ...Object.fromEntries(lists) };
}

/** Returns false if the item does not exist or has another version. */
export async function updateItem(
  db: Database,
  list: ItemList,
  _id: string,
  content: object,
  version: number | undefined,
): Promise<boolean> {
  let update = db
    .updateTable(list)
    .set({ ...asJson(content), version: sql<number>`version + 1` })
    .where("_id", "=", _id);
  if (version !== undefined) update = update.where("version", "=", version);
  return update.returning("_id").$call(hasRow);
}

/** Toggles an item. With `before`, only if it still has that state. Returns whether it was toggled. */
export async function updateActive(
  db: Database,
  list: ItemList,
  _id: string,
  before: boolean | undefined,
): Promise<boolean> {
  let update = db
    .updateTable(list)
    .set({
      active: sql<boolean>`NOT active`,
      version: sql<number>`version + 1`,
    })
    .where("_id", "=", _id);
  if (before !== undefined) update = update.where("active", "=", before);
  return update.returning("_id").$call(hasRow);
}

/** Serializes changes of the order until the transaction ends. */
export function lockOrder(trx: Database, list: ItemList) {
  return lock(trx, `order of ${list}`);
}

export async function findOrder(
  db: Database,
  list: ItemList,
): Promise<string[]> {
  const rows = await db
    .selectFrom(list)
    .select("_id")
    .orderBy("position")
    .execute();
  return rows.map(({ _id }) => _id);
}

/** The number of items, and the position after the last one (positions may have gaps). */
export function findNextPlace(db: Database, list: ItemList) {
  return db
    .selectFrom(list)
    .select([
      sql<number>`count(*)::integer`.as("amount"),
      sql<number>`coalesce(max(position), 0) + 1`.as("place"),
    ])
    .executeTakeFirstOrThrow();
}

/** Uses one statement, because unique positions are then checked only at its end. */
export async function updateOrder(
  trx: Database,
  list: ItemList,
  ids: string[],
) {
  await sql`
    UPDATE ${sql.table(list)} AS list SET position = place
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS wanted (id, place)
    WHERE list._id = wanted.id`.execute(trx);
}
