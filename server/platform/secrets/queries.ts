import { hkdfSync } from "node:crypto";
import type { Database } from "#server/platform/db/connect.ts";
import { newToken } from "#server/platform/ids.ts";

/** A secret that all instances share; whoever asks for it first makes it. */
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

/** A key for one purpose, derived from such a secret. */
export async function findKey(db: Database, name: string, purpose: string) {
  const secret = await findSecret(db, name);
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}
