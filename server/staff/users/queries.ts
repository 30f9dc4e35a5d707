import { sql, type Updateable } from "kysely";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

const columns = ["_id", "name", "email", "roles", "lastsignin"] as const;

const secondstep = sql<boolean>`(EXISTS (SELECT FROM authenticators
  WHERE "user" = users._id AND key IS NOT NULL)
  OR EXISTS (SELECT FROM passkeys WHERE "user" = users._id))`.as("secondstep");

export function findUsers(db: Database) {
  return db
    .selectFrom("users")
    .select(columns)
    .select(secondstep)
    .orderBy("name")
    .orderBy("_id")
    .execute();
}

export function findUser(db: Database, _id: string) {
  return db
    .selectFrom("users")
    .select(columns)
    .select(secondstep)
    .where("_id", "=", _id)
    .executeTakeFirst();
}

export function isEmailTaken(
  db: Database,
  email: string,
  butBy = "",
): Promise<boolean> {
  return db
    .selectFrom("users")
    .select("_id")
    .where("email", "=", email)
    .where("_id", "<>", butBy)
    .$call(hasRow);
}

export async function updateUser(
  db: Database,
  _id: string,
  change: Updateable<Schema["users"]>,
) {
  await db.updateTable("users").set(change).where("_id", "=", _id).execute();
}

export async function deleteUserRow(db: Database, _id: string) {
  await db.deleteFrom("users").where("_id", "=", _id).execute();
}
