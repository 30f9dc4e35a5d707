import { sql } from "kysely";
import { linkHours } from "#shared/rules/staff/links.ts";
import type { Database } from "#server/platform/db/connect.ts";

export type AccountPurpose = "password" | "email";

const until = sql<string>`account_links.created + make_interval(hours =>
  CASE account_links.purpose WHEN 'password' THEN ${sql.lit(linkHours.password)}
    ELSE ${sql.lit(linkHours.email)} END)`;

/** SQL condition: the link has not expired, and the account has not changed since it was created. */
const isGood = sql<boolean>`${until} > now() AND users._id = account_links."user"
  AND users.email = account_links.email AND users.password = account_links.password`;

type NewLink = {
  token_hash: Buffer;
  purpose: AccountPurpose;
  new_email?: string;
};

/**
 * Creates the account's only valid link for this purpose, if the account exists. Uses one statement, so that an
 * unknown address takes the same time.
 */
export async function upsertLink(
  db: Database,
  whose: { email: string } | { _id: string },
  { token_hash, purpose, new_email }: NewLink,
) {
  const [[column, value] = ["", ""]] = Object.entries(whose);
  return db
    .insertInto("account_links")
    .columns([
      "token_hash",
      "user",
      "purpose",
      "email",
      "password",
      "new_email",
    ])
    .expression((links) =>
      links
        .selectFrom("users")
        .select([
          sql<Buffer>`${token_hash}::bytea`.as("token_hash"),
          "_id",
          sql<AccountPurpose>`${purpose}::text`.as("purpose"),
          "email",
          "password",
          sql<string | null>`${new_email ?? null}::text`.as("new_email"),
        ])
        .where(sql.ref(column), "=", value),
    )
    .onConflict((conflict) =>
      conflict.columns(["user", "purpose"]).doUpdateSet((row) => ({
        token_hash: row.ref("excluded.token_hash"),
        email: row.ref("excluded.email"),
        password: row.ref("excluded.password"),
        new_email: row.ref("excluded.new_email"),
        created: sql<string>`now()`,
      })),
    )
    .returning(["user", until.as("until")])
    .executeTakeFirst();
}

export function findLink(
  db: Database,
  token_hash: Buffer,
  ...purposes: AccountPurpose[]
) {
  return db
    .selectFrom("account_links")
    .innerJoin("users", "users._id", "account_links.user")
    .select([
      "account_links.purpose",
      "account_links.new_email",
      "users.name",
      "users.email",
      until.as("until"),
    ])
    .where("token_hash", "=", token_hash)
    .where(isGood)
    .where("purpose", "in", purposes)
    .executeTakeFirst();
}

/** The address that waits for confirmation, if any. */
export async function findAskedEmail(db: Database, user: string) {
  const link = await db
    .selectFrom("account_links")
    .innerJoin("users", "users._id", "account_links.user")
    .select("account_links.new_email")
    .where("account_links.user", "=", user)
    .where("purpose", "=", "email")
    .where(isGood)
    .executeTakeFirst();
  return link?.new_email ?? null;
}

/** Finds and deletes the link. */
export function spendLink(
  db: Database,
  token_hash: Buffer,
  purpose: AccountPurpose,
) {
  return db
    .deleteFrom("account_links")
    .using("users")
    .where("token_hash", "=", token_hash)
    .where("purpose", "=", purpose)
    .where(isGood)
    .returning(["account_links.user", "account_links.new_email"])
    .returning(["users.email", "users.name"])
    .executeTakeFirst();
}
