import { type Insertable, sql } from "kysely";
import { setupLinkHours } from "#shared/rules/staff/links.ts";
import {
  freshMinutes,
  pendingSignInMinutes,
  idleMinutes,
  sessionHours,
} from "#shared/rules/staff/sessions.ts";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

/** The account's values when its password was checked. */
export type AsChecked = { email?: string; password?: string };

/**
 * SQL condition: the session is neither expired nor idle for too long, and the identity provider still vouches for
 * its owner.
 */
export const alive = sql<boolean>`sessions.created > now() - interval ${sql.lit(`${sessionHours} hours`)}
  AND sessions.last_seen > now() - interval ${sql.lit(`${idleMinutes} minutes`)}
  AND NOT EXISTS (SELECT FROM single_sign_on_identities AS there
    WHERE there."user" = sessions."user" AND there.good_until <= now())`;

export function findUserByEmail(db: Database, email: string) {
  return db
    .selectFrom("users")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirst();
}

export function hasUsers(db: Database) {
  return db.selectFrom("users").select("_id").limit(1).$call(hasRow);
}

export function hasAdmin(db: Database) {
  return db
    .selectFrom("users")
    .select("_id")
    .where(sql<boolean>`'admin' = ANY(roles)`)
    .limit(1)
    .$call(hasRow);
}

export async function insertUser(
  db: Database,
  user: Insertable<Schema["users"]>,
) {
  await db.insertInto("users").values(user).execute();
}

/** Sets the password of the user with this address and makes them an admin. Returns the id. */
export async function replaceAdmin(
  db: Database,
  email: string,
  password: string,
) {
  const user = await db
    .updateTable("users")
    .set({ password, roles: ["admin"] })
    .where("email", "=", email)
    .returning("_id")
    .executeTakeFirst();
  return user?._id;
}

type NewSession = {
  token_hash: Buffer;
  device: string;
  network: string;
  /** Seconds since the user last proved their identity; 0 by default. */
  age?: number;
};

/** Returns false if the account was deleted or changed since it was read. */
export async function insertSession(
  db: Database,
  user: AsChecked & { _id: string },
  { token_hash, device, network, age = 0 }: NewSession,
): Promise<boolean> {
  // Use one statement, whose lock on the account waits for concurrent changes.
  return db
    .with("signed_in", (users) =>
      users
        .updateTable("users")
        .set({ lastsignin: sql<string>`now()` })
        .where((row) => row.and(user))
        .returning("_id"),
    )
    .insertInto("sessions")
    .columns(["user", "token_hash", "device", "network", "created"])
    .expression((sessions) =>
      sessions
        .selectFrom("signed_in")
        .select([
          "_id",
          sql<Buffer>`${token_hash}::bytea`.as("token_hash"),
          sql<string>`${device}::text`.as("device"),
          sql<string>`${network}::text`.as("network"),
          sql<string>`now() - make_interval(secs => ${age})`.as("created"),
        ]),
    )
    .returning("user")
    .$call(hasRow);
}

/** The user of a live session. Reading extends the session, written at most once a minute. */
export async function findSessionUser(db: Database, token_hash: Buffer) {
  const user = await db
    .selectFrom("sessions")
    .innerJoin("users", "users._id", "sessions.user")
    .select(["users._id", "users.name", "users.email", "users.roles"])
    .select(sql<boolean>`last_seen < now() - interval '1 minute'`.as("is_due"))
    .where("token_hash", "=", token_hash)
    .where(alive)
    .executeTakeFirst();
  if (user?.is_due) {
    await db
      .updateTable("sessions")
      .set({ last_seen: sql<string>`now()` })
      .where("token_hash", "=", token_hash)
      .execute();
  }
  return user;
}

const youngerThan = (age: string) =>
  sql<boolean>`created > now() - interval ${sql.lit(age)}`;

export async function isSessionYoung(db: Database, token_hash: Buffer) {
  return db
    .selectFrom("sessions")
    .select("user")
    .where("token_hash", "=", token_hash)
    .where(youngerThan(`${freshMinutes} minutes`))
    .$call(hasRow);
}

/** Replaces the token of a session. Returns false if there is no such session. */
export async function replaceToken(
  db: Database,
  before: Buffer,
  token_hash: Buffer,
): Promise<boolean> {
  return db
    .updateTable("sessions")
    .set({ token_hash })
    .where("token_hash", "=", before)
    .where(alive)
    .returning("user")
    .$call(hasRow);
}

export async function deleteSession(db: Database, token_hash: Buffer) {
  await db
    .deleteFrom("sessions")
    .where("token_hash", "=", token_hash)
    .execute();
}

/** Ends a user's sessions, except the given one, and pending sign-ins. */
export async function endSessions(
  db: Database,
  user: string,
  but: Buffer = Buffer.alloc(0),
) {
  await db
    .deleteFrom("sessions")
    .where("user", "=", user)
    .where("token_hash", "!=", but)
    .execute();
  await db.deleteFrom("pending_sign_ins").where("user", "=", user).execute();
}

export async function replaceSetupLinks(trx: Database, token_hash: Buffer) {
  await trx.deleteFrom("setup_links").execute();
  await trx.insertInto("setup_links").values({ token_hash }).execute();
}

/** Returns whether the link was valid. Afterwards no set-up link is valid. */
export async function spendSetupLinks(db: Database, token_hash: Buffer) {
  const spent = await db
    .deleteFrom("setup_links")
    .returning("token_hash")
    .returning(youngerThan(`${setupLinkHours} hour`).as("is_fresh"))
    .execute();
  return spent.some(
    (link) => link.token_hash.equals(token_hash) && link.is_fresh,
  );
}

/** The account's values when its password was checked. */
export type PendingSignIn = { user: string; email: string; password: string };

const fresh = sql<boolean>`pending_sign_ins.created > now() - interval ${sql.lit(`${pendingSignInMinutes} minutes`)}`;

export async function insertPendingSignIn(
  db: Database,
  proof: PendingSignIn & { token_hash: Buffer },
) {
  await db.insertInto("pending_sign_ins").values(proof).execute();
}

export function findPendingSignIn(db: Database, token_hash: Buffer) {
  return db
    .selectFrom("pending_sign_ins")
    .select(["user", "email", "password"])
    .where("token_hash", "=", token_hash)
    .where(fresh)
    .executeTakeFirst();
}

/** Finds and deletes a pending sign-in. */
export function consumePendingSignIn(
  db: Database,
  token_hash: Buffer,
): Promise<PendingSignIn | undefined> {
  return db
    .deleteFrom("pending_sign_ins")
    .where("token_hash", "=", token_hash)
    .where(fresh)
    .returning(["user", "email", "password"])
    .executeTakeFirst();
}

/** True if the identity provider assigns the user's roles and has not confirmed them recently. */
export async function isProviderNeeded(
  db: Database,
  user: string,
): Promise<boolean> {
  return db
    .selectFrom("single_sign_on_identities")
    .select("user")
    .where("user", "=", user)
    .where(sql<boolean>`good_until <= now()`)
    .$call(hasRow);
}

/**
 * Lets the account sign in without the provider until its next single sign-on. The identity stays linked, so
 * that another person who gets the same address cannot open the account.
 */
export async function releaseFromProvider(db: Database, user: string) {
  await db
    .updateTable("single_sign_on_identities")
    .set({ good_until: "infinity", tokens_until: "infinity" })
    .where("user", "=", user)
    .execute();
}

/**
 * Whether another admin can still sign in: the identity provider has not refused them and has confirmed them
 * recently.
 */
export async function hasOtherAdmin(db: Database, _id: string) {
  return db
    .selectFrom("users")
    .select("_id")
    .where("_id", "<>", _id)
    .where(sql<boolean>`'admin' = ANY(roles)`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM single_sign_on_identities AS there
      WHERE there."user" = users._id AND there.tokens_until <= now())`,
    )
    .limit(1)
    .$call(hasRow);
}
