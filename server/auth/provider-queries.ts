import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

/** Whether the identity provider gives somebody their roles, and was not asked about them lately. */
export async function isProviderNeeded(
  db: Database,
  user: string,
): Promise<boolean> {
  const waiting = await db
    .selectFrom("sign_on_identities")
    .select("user")
    .where("user", "=", user)
    .where(sql<boolean>`good_until <= now()`)
    .executeTakeFirst();
  return waiting !== undefined;
}

/**
 * From now on the account stands for itself, until its owner comes by single sign-on again. Whose it is there
 * is kept: nobody else who gets the address comes in by it.
 */
export async function releaseFromProvider(db: Database, user: string) {
  await db
    .updateTable("sign_on_identities")
    .set({ good_until: "infinity", tokens_until: "infinity" })
    .where("user", "=", user)
    .execute();
}

/** Whether somebody else is an admin, whom the identity provider has not turned away or long not seen. */
export async function hasOtherAdmin(db: Database, _id: string) {
  const other = await db
    .selectFrom("users")
    .select("_id")
    .where("_id", "<>", _id)
    .where(sql<boolean>`'admin' = ANY(roles)`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM sign_on_identities AS there
      WHERE there."user" = users._id AND there.tokens_until <= now())`,
    )
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
