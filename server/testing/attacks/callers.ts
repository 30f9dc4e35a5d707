import { idleMinutes, sessionHours } from "#shared/rules/staff/sessions.ts";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import { createPendingSignIn } from "#server/staff/auth/sign-in.ts";
import {
  endSessions,
  insertSession,
  insertUser,
  replaceAdmin,
} from "#server/staff/auth/queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { hashToken, newId, newToken } from "#server/platform/ids.ts";
import { insertChallenge } from "#server/staff/passkeys/queries.ts";
import { upsertInvitation } from "#server/staff/links/invitation-queries.ts";
import { upsertLink } from "#server/staff/links/queries.ts";

type Headers = Record<string, string>;

/** A caller: headers and roles. */
export type AttackCaller = {
  name: string;
  headers: () => Headers | Promise<Headers>;
  may: (endpoint: Endpoint) => boolean;
};

const bearer = (token: string): Headers => ({
  authorization: `Bearer ${token}`,
});
const ofPublic = ({ access }: Endpoint) => access === "public";

/** Opens sessions without a password, because checking one is slow. */
export function createAccounts(db: Database) {
  async function user() {
    const _id = newId();
    const email = `${_id.toLowerCase()}@clinic.example`;
    await insertUser(db, {
      _id,
      name: "Staff",
      email,
      password: "none",
      roles: ["admin"],
    });
    return { _id, email };
  }
  async function session(_id: string, age: object = {}) {
    const token = newToken();
    const hash = hashToken(token);
    const from = { device: "", network: "" };
    await insertSession(db, { _id }, { token_hash: hash, ...from });
    if (Object.keys(age).length > 0)
      await db
        .updateTable("sessions")
        .set(age)
        .where("token_hash", "=", hash)
        .execute();
    return token;
  }
  return { user, session };
}

const ago = (minutes: number) =>
  new Date(Date.now() - minutes * 60_000).toISOString();

/** A pending sign-in after a correct password, and a passkey challenge. */
async function begunSignIns(
  db: Database,
  staff: { _id: string; email: string },
): Promise<Record<string, Headers>> {
  const halfway = await createPendingSignIn(db, { ...staff, password: "none" });
  const challenge = newToken();
  await insertChallenge(db, {
    hash: hashToken(challenge),
    purpose: "sign_in",
    bound: Buffer.alloc(0),
  });
  return {
    "a right password before its second step": bearer(halfway),
    "what a passkey is to sign": bearer(challenge),
  };
}

/** The secrets of links sent to staff. */
async function sentLinks(
  db: Database,
  { _id }: { _id: string },
): Promise<Record<string, Headers>> {
  const [invitation, password, email] = [newToken(), newToken(), newToken()];
  await upsertInvitation(db, {
    _id: newId(),
    token_hash: hashToken(invitation),
    name: "Colleague",
    email: "invited@clinic.example",
    roles: ["admin"],
    invited_by: _id,
  });
  const linkTo = (purpose: "password" | "email", token: string) =>
    upsertLink(db, { _id }, { token_hash: hashToken(token), purpose });
  await linkTo("password", password);
  await linkTo("email", email);
  return {
    "a link of an invitation": bearer(invitation),
    "a link for a new password": bearer(password),
    "a link that confirms an address": bearer(email),
  };
}

/** Credentials that are valid for something other than a session. */
async function lesserSecrets(
  db: Database,
  staff: { _id: string; email: string },
): Promise<Record<string, Headers>> {
  const begun = await begunSignIns(db, staff);
  return { ...begun, ...(await sentLinks(db, staff)) };
}

/** All kinds of callers, including those with expired, revoked or invalid credentials. */
export async function createCallers(db: Database): Promise<AttackCaller[]> {
  const { user, session } = createAccounts(db);
  const staff = await user();
  const token = await session(staff._id);
  const first = token.startsWith("A") ? "B" : "A";

  const old = await session(staff._id, { created: ago(sessionHours * 60 + 1) });
  const unused = await session(staff._id, { last_seen: ago(idleMinutes + 1) });
  const signedOut = await session(staff._id);
  const deleted = await user();
  const ofDeleted = await session(deleted._id);
  await db.deleteFrom("users").where("_id", "=", deleted._id).execute();
  await db
    .deleteFrom("sessions")
    .where("token_hash", "=", hashToken(signedOut))
    .execute();
  const changed = await user();
  const ofChanged = await session(changed._id);
  await replaceAdmin(db, changed.email, "another");
  await endSessions(db, changed._id);
  const setUp = newToken();
  await db
    .insertInto("setup_links")
    .values({ token_hash: hashToken(setUp) })
    .execute();

  const refused: Record<string, Headers> = {
    nobody: {},
    garbage: bearer("garbage"),
    "half a token": bearer(token.slice(0, token.length / 2)),
    "a token without its last character": bearer(token.slice(0, -1)),
    "a token with one character changed": bearer(first + token.slice(1)),
    "a token in another scheme": { authorization: `Basic ${token}` },
    "a token in a cookie": { cookie: `token=${token}; session=${token}` },
    "two tokens": { authorization: `Bearer ${token}, Bearer ${token}` },
    "the hash of a token": {
      "x-auth-token": hashToken(token).toString("hex"),
    },
    "a session that is too old": bearer(old),
    "a session unused for too long": bearer(unused),
    "a session that was ended": bearer(signedOut),
    "a deleted user": bearer(ofDeleted),
    "a user whose password was changed": bearer(ofChanged),
    "a set-up link": bearer(setUp),
    ...(await lesserSecrets(db, staff)),
    "the id of a user": bearer(staff._id),
    "a token that is no text": { "x-auth-token": "\u00ff\u00fe" },
    "a token without an end": { "x-auth-token": "A".repeat(5000) },
  };
  return [
    ...Object.entries(refused).map(([name, headers]) => ({
      name,
      headers: () => headers,
      may: ofPublic,
    })),
    {
      name: "staff",
      // Use a new session for each call, because some calls end it.
      headers: async () => bearer(await session(staff._id)),
      may: () => true,
    },
  ];
}
