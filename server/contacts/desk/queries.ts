import { sql, type Insertable } from "kysely";
import { hasRow } from "#server/db/has-row.ts";
import type { Database } from "#server/db/connect.ts";
import type { Schema } from "#server/db/schema.ts";

type Tags = { added: string[]; removed: string[] };

/** Answers how many of the contacts there were, also where a contact had these tags already. */
export async function updateTags(
  trx: Database,
  contacts: string[],
  { added, removed }: Tags,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("contacts")
    .set({
      tags: sql<string[]>`(
        SELECT coalesce(array_agg(tag ORDER BY place), '{}') FROM (
          SELECT tag, min(place) AS place
          FROM unnest(contacts.tags || ${added}::text[]) WITH ORDINALITY AS each (tag, place)
          WHERE tag <> ALL(${removed}::text[]) GROUP BY tag) AS remaining)`,
      version: sql<number>`version + 1`,
    })
    .where("_id", "=", sql<string>`ANY(${contacts})`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** How many tags the one of them has that has most. */
export async function findMostTags(
  db: Database,
  contacts: string[],
): Promise<number> {
  const { most } = await db
    .selectFrom("contacts")
    .select(sql<number>`coalesce(max(cardinality(tags)), 0)`.as("most"))
    .where("_id", "=", sql<string>`ANY(${contacts})`)
    .executeTakeFirstOrThrow();
  return most;
}

/** Puts them into the archive, or back into the list; answers how many there were. */
export async function updateArchived(
  trx: Database,
  contacts: string[],
  isArchived: boolean,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("contacts")
    .set({
      archived: isArchived
        ? sql<string>`coalesce(archived, now())`
        : sql<null>`NULL`,
      version: sql<number>`version + 1`,
    })
    .where("_id", "=", sql<string>`ANY(${contacts})`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Texts to them that nobody has handed to the provider yet are not sent. */
export async function withdrawWaitingTexts(trx: Database, contacts: string[]) {
  await trx
    .deleteFrom("messages")
    .where("contact", "=", sql<string>`ANY(${contacts})`)
    .where("kind", "=", "sms")
    .where("state", "=", "queued")
    .execute();
}

type View = Pick<
  Insertable<Schema["contact_views"]>,
  "_id" | "name" | "filter" | "sort"
>;

const asJson = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`;

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
  return trx
    .insertInto("contact_views")
    .values({
      ...view,
      filter: asJson(filter),
      sort: sort && asJson(sort),
    })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("_id")
    .$call(hasRow);
}

export async function isNameTaken(
  trx: Database,
  { _id, name }: { _id: string; name: string },
): Promise<boolean> {
  return trx
    .selectFrom("contact_views")
    .select("_id")
    .where("name", "=", name)
    .where("_id", "<>", _id)
    .$call(hasRow);
}

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

export async function deleteView(trx: Database, _id: string) {
  const { numDeletedRows } = await trx
    .deleteFrom("contact_views")
    .where("_id", "=", _id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
