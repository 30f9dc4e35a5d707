import { type Insertable, sql } from "kysely";
import {
  editedConcern,
  type WrittenConcern,
} from "#shared/contract/concerns.ts";
import { hasRow } from "#server/db/has-row.ts";
import type { Database } from "#server/db/connect.ts";
import type { Schema } from "#server/db/schema.ts";

const edited = editedConcern.keyof().options;

export function findAllConcerns(db: Database) {
  return db.selectFrom("concerns").select(edited).orderBy("position").execute();
}

export function findConcern(db: Database, _id: string) {
  return db
    .selectFrom("concerns")
    .select(edited)
    .where("_id", "=", _id)
    .executeTakeFirst();
}

export async function isConcernKnown(db: Database, _id: string) {
  return db
    .selectFrom("concerns")
    .select("_id")
    .where("_id", "=", _id)
    .$call(hasRow);
}

/** The driver would write a list as an array of PostgreSQL's; these columns hold JSON. */
function asJson<T extends WrittenConcern>(content: T): T {
  const lists = Object.entries(content).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, JSON.stringify(value)]] : [],
  );
  return { ...content, ...Object.fromEntries(lists) };
}

export function insertConcern(
  db: Database,
  given: Insertable<Schema["concerns"]>,
) {
  return db
    .insertInto("concerns")
    .values(asJson(given))
    .returning(edited)
    .executeTakeFirstOrThrow();
}

/** Those that a new site begins with. */
export async function insertConcerns(
  db: Database,
  all: Insertable<Schema["concerns"]>[],
) {
  await db.insertInto("concerns").values(all.map(asJson)).execute();
}

/** The concern as saved; undefined if there is none, or if it is of another version by now. */
export function updateConcern(
  db: Database,
  _id: string,
  content: WrittenConcern,
  version: number | undefined,
) {
  let update = db
    .updateTable("concerns")
    .set({ ...asJson(content), version: sql<number>`version + 1` })
    .where("_id", "=", _id);
  if (version !== undefined) update = update.where("version", "=", version);
  return update.returning(edited).executeTakeFirst();
}
