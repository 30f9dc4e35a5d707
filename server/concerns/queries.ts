import { concern } from "#shared/contract/concerns.ts";
import type { Database } from "#server/db/connect.ts";

const columns = concern.keyof().options;

export function findActiveConcerns(db: Database) {
  return db
    .selectFrom("concerns")
    .select(columns)
    .where("active", "=", true)
    .orderBy("position")
    .execute();
}

export function findActiveConcern(db: Database, _id: string) {
  return db
    .selectFrom("concerns")
    .select(columns)
    .where("_id", "=", _id)
    .where("active", "=", true)
    .executeTakeFirst();
}
