import { type Insertable, sql } from "kysely";
import type { Database } from "#server/db/connect.ts";
import type { Schema } from "#server/db/schema.ts";

type View = Pick<
  Insertable<Schema["contact_views"]>,
  "_id" | "name" | "filter" | "sort"
>;

const asJson = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`;

/** Every view, in the order of their names. */
export function findViews(db: Database) {
  return db
    .selectFrom("contact_views")
    .select(["_id", "name", "filter", "sort"])
    .orderBy("name")
    .execute();
}

/** Whether it was kept: not where another one has the name. */
export async function insertView(
  trx: Database,
  { filter, sort = null, ...view }: View,
): Promise<boolean> {
  const written = await trx
    .insertInto("contact_views")
    .values({
      ...view,
      filter: asJson(filter),
      sort: sort && asJson(sort),
    })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("_id")
    .executeTakeFirst();
  return written !== undefined;
}

export async function isNameTaken(
  trx: Database,
  { _id, name }: { _id: string; name: string },
): Promise<boolean> {
  const other = await trx
    .selectFrom("contact_views")
    .select("_id")
    .where("name", "=", name)
    .where("_id", "<>", _id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Whether there was one. */
export async function updateView(
  trx: Database,
  { _id, name }: { _id: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("contact_views")
    .set({ name })
    .where("_id", "=", _id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether there was one. */
export async function deleteView(trx: Database, _id: string) {
  const { numDeletedRows } = await trx
    .deleteFrom("contact_views")
    .where("_id", "=", _id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
