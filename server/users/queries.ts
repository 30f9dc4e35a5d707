import { sql } from "kysely";
import type { Role } from "#shared/rules/staff/roles.ts";
import type { Database } from "#server/db/connect.ts";

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

export async function isEmailTaken(
  db: Database,
  email: string,
  butBy: string | undefined,
): Promise<boolean> {
  const owner = await db
    .selectFrom("users")
    .select("_id")
    .where("email", "=", email)
    .executeTakeFirst();
  return owner !== undefined && owner._id !== butBy;
}

export async function updateUser(
  db: Database,
  _id: string,
  change: { name: string; email: string; password?: string; roles?: Role[] },
) {
  await db.updateTable("users").set(change).where("_id", "=", _id).execute();
}

export async function deleteUser(db: Database, _id: string) {
  await db.deleteFrom("users").where("_id", "=", _id).execute();
}
