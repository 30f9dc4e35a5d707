import type { Database } from "#server/db/connect.ts";

const columns = ["_id", "name", "email", "lastsignin"] as const;

export function findUsers(db: Database) {
  return db
    .selectFrom("users")
    .select(columns)
    .orderBy("name")
    .orderBy("_id")
    .execute();
}

export function findUser(db: Database, _id: string) {
  return db
    .selectFrom("users")
    .select(columns)
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
  change: { name: string; email: string; password?: string },
) {
  await db.updateTable("users").set(change).where("_id", "=", _id).execute();
}

export async function deleteUser(db: Database, _id: string) {
  await db.deleteFrom("users").where("_id", "=", _id).execute();
}
