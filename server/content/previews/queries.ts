import { type Insertable, sql } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Schema } from "#server/platform/db/schema.ts";

const works = sql<boolean>`until > now()`;

export function insertPreview(
  trx: Database,
  preview: Omit<Insertable<Schema["previews"]>, "until">,
  days: number,
) {
  return trx
    .insertInto("previews")
    .values({ ...preview, until: sql`now() + ${days} * interval '1 day'` })
    .returning(["date", "until"])
    .executeTakeFirstOrThrow();
}

export async function countPreviews(trx: Database): Promise<number> {
  const { count } = await trx
    .selectFrom("previews")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where(works)
    .executeTakeFirstOrThrow();
  return count;
}

/** The previews that still work, newest first. */
export function findPreviews(db: Database) {
  return db
    .selectFrom("previews")
    .select(sql<string>`encode(hash, 'hex')`.as("hash"))
    .select(["publication", "author", "date", "until"])
    .where(works)
    .orderBy("date", "desc")
    .execute();
}

/** The preview with this hash, if it still works. */
export function findPreview(db: Database, hash: Buffer) {
  return db
    .selectFrom("previews")
    .select("publication")
    .select(
      sql<number>`extract(epoch FROM until - now())::integer`.as("seconds"),
    )
    .where("hash", "=", hash)
    .where(works)
    .executeTakeFirst();
}

/** Returns false if there is no such preview. */
export function deletePreview(trx: Database, hash: Buffer): Promise<boolean> {
  return trx
    .deleteFrom("previews")
    .where("hash", "=", hash)
    .returning("hash")
    .$call(hasRow);
}
