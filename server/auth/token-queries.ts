import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

/** Whose token this is, unless it was ended or is over, or nobody vouched for its owner lately; that it is used is written at most once a minute. */
export async function findTokenUser(db: Database, hash: Buffer) {
  const found = await db
    .selectFrom("api_tokens")
    .innerJoin("users", "users._id", "api_tokens.user")
    .select([
      "users._id",
      "users.name",
      "users.email",
      "users.roles as own",
      "api_tokens.roles as given",
      "api_tokens._id as token",
    ])
    .select(
      sql<boolean>`coalesce(lastused < now() - interval '1 minute', true)`.as(
        "is_due",
      ),
    )
    .where("hash", "=", hash)
    .where(
      sql<boolean>`expires > now() AND NOT EXISTS (SELECT FROM sign_on_identities AS there
        WHERE there."user" = users._id AND there.tokens_until <= now())`,
    )
    .executeTakeFirst();
  if (!found) return undefined;
  const { is_due, ...owner } = found;
  if (is_due)
    await db
      .updateTable("api_tokens")
      .set({ lastused: sql<string>`now()` })
      .where("hash", "=", hash)
      .execute();
  return owner;
}

/** Ends the tokens by which scripts of theirs take data; answers which there were. */
export function deleteTokensOf(trx: Database, user: string) {
  return trx
    .deleteFrom("api_tokens")
    .where("user", "=", user)
    .returning(["_id", "name"])
    .execute();
}
