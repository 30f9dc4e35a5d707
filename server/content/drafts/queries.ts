import { type Insertable, sql } from "kysely";
import type { ContentList } from "#shared/rules/content/site-content.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Schema } from "#server/platform/db/schema.ts";

type Filter = { list?: ContentList | undefined; id?: string | undefined };

/** Oldest first. */
export function findDrafts(db: Database, { list, id }: Filter = {}) {
  return db
    .selectFrom("drafts")
    .select(["list", "id", "base", "fields", "version", "author", "date"])
    .$if(list !== undefined, (query) => query.where("list", "=", list!))
    .$if(id !== undefined, (query) => query.where("id", "=", id!))
    .orderBy("date")
    .orderBy("id")
    .execute();
}

export type DraftRow = Awaited<ReturnType<typeof findDrafts>>[number];

/** Adds a draft. Returns false if somebody else added one meanwhile. */
export function insertDraft(
  trx: Database,
  { fields, ...row }: Insertable<Schema["drafts"]>,
): Promise<boolean> {
  return trx
    .insertInto("drafts")
    .values({ ...row, fields: sql`${JSON.stringify(fields)}` })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .$call(hasRow);
}

/** Returns false if the draft no longer has this version. */
export function updateDraft(
  trx: Database,
  version: number,
  { list, id, fields, ...row }: Insertable<Schema["drafts"]>,
): Promise<boolean> {
  return trx
    .updateTable("drafts")
    .set({
      ...row,
      fields: sql`${JSON.stringify(fields)}`,
      version: sql`DEFAULT`,
      date: sql`DEFAULT`,
    })
    .where("list", "=", list)
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .$call(hasRow);
}

/** Returns false if the draft no longer has this version. */
export function removeDraft(
  trx: Database,
  { list, id, version }: Pick<DraftRow, "list" | "id" | "version">,
): Promise<boolean> {
  return trx
    .deleteFrom("drafts")
    .where("list", "=", list)
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .$call(hasRow);
}
