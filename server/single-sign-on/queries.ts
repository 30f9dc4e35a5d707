import type { Insertable } from "kysely";
import type { Database } from "#server/db/connect.ts";
import type { Schema } from "#server/db/schema.ts";

type Identity = Pick<
  Insertable<Schema["sign_on_identities"]>,
  "issuer" | "subject" | "user"
>;

/** Whose identity this is here. */
export async function findIdentity(
  db: Database,
  { issuer, subject }: Omit<Identity, "user">,
): Promise<string | undefined> {
  const identity = await db
    .selectFrom("sign_on_identities")
    .select("user")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return identity?.user;
}

/** Ends the tokens by which scripts of theirs take data. */
export async function endTokens(trx: Database, user: string) {
  await trx.deleteFrom("api_tokens").where("user", "=", user).execute();
}

/** Whether it is theirs now: not when they are somebody else at this provider already. */
export async function insertIdentity(
  db: Database,
  identity: Identity,
): Promise<boolean> {
  const inserted = await db
    .insertInto("sign_on_identities")
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning("user")
    .executeTakeFirst();
  return inserted !== undefined;
}
