import { type Insertable, sql } from "kysely";
import type { Passkey } from "#shared/contract/staff/passkeys.ts";
import { passkeyMinutes } from "#shared/rules/staff/sessions.ts";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

export function findPasskeys(
  db: Database,
  user: string,
  host: string,
): Promise<Passkey[]> {
  return db
    .selectFrom("passkeys")
    .select(["_id", "name", "added", "used", "alone"])
    .select(sql<string | null>`nullif(host, ${host})`.as("elsewhere"))
    .where("user", "=", user)
    .orderBy("added")
    .orderBy("_id")
    .execute();
}

/** The passkeys for this host, in the form that browsers expect. */
export async function findCredentials(
  db: Database,
  user: string,
  host: string,
) {
  const found = await db
    .selectFrom("passkeys")
    .select(["credential", "transports"])
    .where("user", "=", user)
    .where("host", "=", host)
    .execute();
  return found.map(({ credential, transports }) => ({
    id: credential.toString("base64url"),
    transports,
  }));
}

export function findByCredential(db: Database, credential: Buffer) {
  return db
    .selectFrom("passkeys")
    .select(["_id", "user", "host", "public_key", "credential"])
    .where("credential", "=", credential)
    .executeTakeFirst();
}

export async function countPasskeys(db: Database, user: string) {
  const { count } = await db
    .selectFrom("passkeys")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("user", "=", user)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertPasskey(
  db: Database,
  passkey: Insertable<Schema["passkeys"]>,
) {
  await db.insertInto("passkeys").values(passkey).execute();
}

/**
 * Stores the new counter. Returns false if the passkey counts its uses but the counter did not increase: the passkey
 * was copied.
 */
export async function takeCounter(
  trx: Database,
  _id: string,
  counter: number,
): Promise<boolean> {
  return trx
    .updateTable("passkeys")
    .set({ counter: String(counter), used: sql<string>`now()` })
    .where("_id", "=", _id)
    .where(
      sql<boolean>`(counter < ${counter} OR (counter = 0 AND ${counter} = 0))`,
    )
    .returning("_id")
    .$call(hasRow);
}

export async function renamePasskey(
  db: Database,
  user: string,
  _id: string,
  name: string,
): Promise<boolean> {
  return db
    .updateTable("passkeys")
    .set({ name })
    .where("user", "=", user)
    .where("_id", "=", _id)
    .returning("_id")
    .$call(hasRow);
}

/** Returns the name of the removed passkey, or undefined if this user has no such passkey. */
export function deletePasskeyRow(db: Database, user: string, _id: string) {
  return db
    .deleteFrom("passkeys")
    .where("user", "=", user)
    .where("_id", "=", _id)
    .returning("name")
    .executeTakeFirst();
}

type Challenge = Omit<Schema["passkey_challenges"], "created">;

export async function insertChallenge(db: Database, challenge: Challenge) {
  await db.insertInto("passkey_challenges").values(challenge).execute();
}

/** Deletes the challenge. Returns false if it is unknown, too old or for another purpose. */
export async function deleteChallenge(
  db: Database,
  { hash, purpose, bound }: Challenge,
): Promise<boolean> {
  return db
    .deleteFrom("passkey_challenges")
    .where("hash", "=", hash)
    .where("purpose", "=", purpose)
    .where("bound", "=", bound)
    .where(
      sql<boolean>`created > now() - interval ${sql.lit(`${passkeyMinutes} minutes`)}`,
    )
    .returning("hash")
    .$call(hasRow);
}
