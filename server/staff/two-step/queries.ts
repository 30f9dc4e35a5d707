import { sql } from "kysely";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";

/** The step needed after a correct password. */
export type RequiredStep = "code" | "set_up";

export async function findNextStep(
  db: Database,
  user: string,
): Promise<RequiredStep | undefined> {
  if (await hasTwoStep(db, user)) return "code";
  return (await isRequiredNow(db)) ? "set_up" : undefined;
}

export async function hasTwoStep(db: Database, user: string) {
  const { rows } = await sql<{ has: boolean }>`SELECT
    EXISTS (SELECT FROM authenticators WHERE "user" = ${user} AND key IS NOT NULL)
      OR EXISTS (SELECT FROM passkeys WHERE "user" = ${user}) AS has`.execute(
    db,
  );
  return rows[0]?.has === true;
}

/** Serializes changes of a user's two-step verification. */
export async function lockTwoStep(trx: Database, user: string) {
  await sql`SELECT FROM users WHERE _id = ${user} FOR UPDATE`.execute(trx);
}

/** The user's two-step methods at this host, besides recovery codes. */
export async function findTwoStepMethods(
  db: Database,
  user: string,
  host: string,
) {
  const { rows } = await sql<{
    app: boolean;
    passkey: boolean;
    elsewhere: string | null;
  }>`SELECT
    EXISTS (SELECT FROM authenticators WHERE "user" = ${user} AND key IS NOT NULL) AS app,
    EXISTS (SELECT FROM passkeys WHERE "user" = ${user} AND host = ${host}) AS passkey,
    (SELECT max(host) FROM passkeys WHERE "user" = ${user} AND host <> ${host}) AS elsewhere`.execute(
    db,
  );
  return rows[0]!;
}

/** The user's encrypted keys and the database's time. */
export async function findAuthenticator(db: Database, user: string) {
  return db
    .selectFrom("authenticators")
    .select(["key", "pending", "since"])
    .select(sql<number>`extract(epoch FROM now())::float8`.as("seconds"))
    .where("user", "=", user)
    .executeTakeFirst();
}

export async function upsertPendingKey(
  db: Database,
  user: string,
  pending: Buffer,
) {
  await db
    .insertInto("authenticators")
    .values({ user, pending })
    .onConflict((conflict) => conflict.column("user").doUpdateSet({ pending }))
    .execute();
}

/** Returns false if the code of this or a later time step was used before. */
export async function consumeTimeStep(
  db: Database,
  user: string,
  step: number,
) {
  return db
    .updateTable("authenticators")
    .set({ last_step: String(step) })
    .where("user", "=", user)
    .where("key", "is not", null)
    .where(sql<boolean>`coalesce(last_step, 0) < ${step}`)
    .returning("user")
    .$call(hasRow);
}

/** Activates the pending key and replaces the old one. Returns false if it is not pending. */
export async function activateKey(
  db: Database,
  user: string,
  { sealed, step }: { sealed: Buffer; step: number },
): Promise<boolean> {
  return db
    .updateTable("authenticators")
    .set({
      key: sealed,
      pending: null,
      last_step: String(step),
      since: sql<string>`now()`,
    })
    .where("user", "=", user)
    .where("pending", "=", sealed)
    .returning("user")
    .$call(hasRow);
}

export async function replaceRecoveryCodes(
  db: Database,
  user: string,
  hashes: Buffer[],
) {
  await db.deleteFrom("recovery_codes").where("user", "=", user).execute();
  await db
    .insertInto("recovery_codes")
    .values(hashes.map((hash) => ({ user, hash })))
    .execute();
}

/** Deletes a recovery code. Returns false if it does not exist. */
export async function spendRecoveryCode(
  db: Database,
  user: string,
  hash: Buffer,
): Promise<boolean> {
  return db
    .deleteFrom("recovery_codes")
    .where("user", "=", user)
    .where("hash", "=", hash)
    .returning("user")
    .$call(hasRow);
}

export async function countRecoveryCodes(db: Database, user: string) {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("user", "=", user)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes app, passkeys and recovery codes. Returns whether there were any. */
export async function deleteTwoStep(db: Database, user: string) {
  await deleteRecoveryCodes(db, user);
  const app = await db
    .deleteFrom("authenticators")
    .where("user", "=", user)
    .returning("key")
    .executeTakeFirst();
  const passkey = await db
    .deleteFrom("passkeys")
    .where("user", "=", user)
    .returning("_id")
    .executeTakeFirst();
  return Boolean(app?.key) || passkey !== undefined;
}

export async function deleteApp(db: Database, user: string) {
  return db
    .deleteFrom("authenticators")
    .where("user", "=", user)
    .where("key", "is not", null)
    .returning("user")
    .$call(hasRow);
}

export async function deleteRecoveryCodes(db: Database, user: string) {
  await db.deleteFrom("recovery_codes").where("user", "=", user).execute();
}

/** The day from which two-step verification is required for all users, if set. */
export async function findRequiredFrom(db: Database): Promise<string | null> {
  const rules = await db
    .selectFrom("sign_in_rules")
    .select(
      sql<string | null>`to_char(second_step_from, 'YYYY-MM-DD')`.as(
        "second_step_from",
      ),
    )
    .executeTakeFirst();
  return rules?.second_step_from ?? null;
}

export async function isRequiredNow(db: Database): Promise<boolean> {
  return db
    .selectFrom("sign_in_rules")
    .select("only_one")
    .where(sql<boolean>`second_step_from <= current_date`)
    .$call(hasRow);
}

export async function upsertRequiredFrom(db: Database, day: string | null) {
  const rules = { second_step_from: day };
  await db
    .insertInto("sign_in_rules")
    .values(rules)
    .onConflict((conflict) => conflict.column("only_one").doUpdateSet(rules))
    .execute();
}
