import { hkdfSync } from "node:crypto";
import type { Database } from "#server/platform/db/connect.ts";
import { newToken } from "#server/platform/ids.ts";

/** Returns a secret that all instances share; creates it on first use. */
export async function findSecret(db: Database, name: string): Promise<string> {
  await db
    .insertInto("secrets")
    .values({ name, value: newToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return value;
}

/** Derives a key for one purpose from a shared secret. */
export async function findKey(db: Database, name: string, purpose: string) {
  const secret = await findSecret(db, name);
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}
