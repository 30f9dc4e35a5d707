import { type Insertable, sql } from "kysely";
import type { ApiToken } from "#shared/contract/staff/tokens.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

/** The tokens of one user, or of all. Expired tokens stay listed until they are revoked. */
export function findTokens(
  db: Database,
  { user, of }: { user: string; of: string | undefined },
): Promise<ApiToken[]> {
  return db
    .selectFrom("api_tokens")
    .innerJoin("users", "users._id", "api_tokens.user")
    .select([
      "api_tokens._id",
      "api_tokens.name",
      "api_tokens.roles",
      "users.name as owner",
      sql<boolean>`users._id = ${user}`.as("isOwn"),
      "api_tokens.created",
      sql<string>`least(expires, (SELECT min(tokens_until) FROM single_sign_on_identities
        WHERE "user" = users._id))`.as("expires"),
      "lastused",
    ])
    .$if(of !== undefined, (query) => query.where("users._id", "=", of ?? ""))
    .orderBy("api_tokens.created")
    .execute();
}

type NewToken = Omit<Insertable<Schema["api_tokens"]>, "expires"> & {
  days: number;
};

export async function insertToken(db: Database, { days, ...token }: NewToken) {
  await db
    .insertInto("api_tokens")
    .values({
      ...token,
      expires: sql<string>`now() + ${days} * interval '1 day'`,
    })
    .execute();
}

/** Locks the user, so that tokens are created one at a time. */
export async function lockOwner(trx: Database, user: string) {
  return trx
    .selectFrom("users")
    .select("roles")
    .where("_id", "=", user)
    .forUpdate()
    .executeTakeFirst();
}

/** Deletes a token. With `of`, only if it belongs to this user. Returns its name. */
export async function deleteToken(
  db: Database,
  _id: string,
  of: string | undefined,
): Promise<string | undefined> {
  const ended = await db
    .deleteFrom("api_tokens")
    .where("_id", "=", _id)
    .$if(of !== undefined, (query) => query.where("user", "=", of ?? ""))
    .returning("name")
    .executeTakeFirst();
  return ended?.name;
}

/**
 * The owner of a token that has not expired and whose owner is still confirmed by the identity provider. Records the
 * use, at most once a minute.
 */
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
      sql<boolean>`expires > now() AND NOT EXISTS (SELECT FROM single_sign_on_identities AS there
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

/** Ends a user's tokens. Returns those that existed. */
export function deleteTokensOf(trx: Database, user: string) {
  return trx
    .deleteFrom("api_tokens")
    .where("user", "=", user)
    .returning(["_id", "name"])
    .execute();
}
