import {
  type Person,
  personIn,
  type SignOnProblem,
} from "#shared/rules/staff/sign-on.ts";
import type { Role } from "#shared/rules/staff/roles.ts";
import { lockAudit, audit } from "#server/platform/audit-queries.ts";
import { hashPassword } from "#server/staff/auth/passwords.ts";
import {
  hasOtherAdmin,
  releaseFromProvider,
  endSessions,
  findUserByEmail,
  insertUser,
} from "#server/staff/auth/queries.ts";
import { type From, openSession } from "#server/staff/auth/sign-in.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import { newId, newToken } from "#server/platform/ids.ts";
import { findUser, updateUser } from "#server/staff/users/queries.ts";
import {
  endVouching,
  findIdentity,
  insertIdentity,
  updateVouching,
} from "./queries.ts";
import type { SingleSignOnConfig } from "#server/platform/config.ts";

type Entered = { token: string } | { problem: SignOnProblem };

/** Opens a session for the person in the provider's claims, or returns the problem. */
export async function completeSignIn(
  db: Database,
  rules: SingleSignOnConfig,
  claims: Record<string, unknown>,
  { age, ...from }: From & { age: number },
): Promise<Entered> {
  const person = personIn(claims, rules);
  const user =
    typeof person === "string"
      ? person
      : await findOrAddUser(db, rules, person, from);
  if (typeof user === "string") {
    const userId =
      user === "no_role"
        ? await endAccess(db, rules.issuer.href, claims["sub"])
        : undefined;
    await audit(db, "sign_in_failed", {
      ip: from.ip,
      ...(userId && { user: userId }),
    });
    return { problem: user };
  }
  const token = await openSession(db, user._id, from, {}, age);
  await audit(db, "signed_in", { ip: from.ip, user: user._id });
  return { token };
}

/**
 * Ends the sessions of a user without a group. Blocks their password, passkeys and tokens until the provider returns
 * a group again. Deletes nothing, in case the configuration is wrong. The last admin keeps access and signs in
 * without the provider.
 */
async function endAccess(
  db: Database,
  issuer: string,
  sub: unknown,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    await lock(trx, "users");
    const userId = await findIdentity(trx, { issuer, subject: String(sub) });
    const user = userId && (await findUser(trx, userId));
    if (!user) return undefined;
    const isAdmin = user.roles.includes("admin");
    if (isAdmin && !(await hasOtherAdmin(trx, user._id)))
      await releaseFromProvider(trx, user._id);
    else {
      await endSessions(trx, user._id);
      await endVouching(trx, user._id);
    }
    return user._id;
  });
}

async function findOrAddUser(
  db: Database,
  rules: SingleSignOnConfig,
  person: Person,
  { ip }: From,
): Promise<{ _id: string } | SignOnProblem> {
  const { subject, email, roles } = person;
  const issuer = rules.issuer.href;
  // The column is required, so store a random password that nobody knows.
  const password = await hashPassword(newToken());
  return db.transaction().execute(async (trx) => {
    await lock(trx, "users");
    const userId = await findIdentity(trx, { issuer, subject });
    if (userId !== undefined) {
      await updateVouching(trx, rules, userId);
      return followRoles(trx, userId, roles, ip);
    }

    const owner = await findUserByEmail(trx, email);
    if (!owner && !roles) return "unknown";
    const _id = owner?._id ?? newId();
    if (!owner && roles) {
      const { name } = person;
      await lockAudit(trx, _id);
      await insertUser(trx, { _id, name, email, password, roles });
      await audit(trx, "user_added", { user: _id, ip, subject: _id });
    }
    if (!(await insertIdentity(trx, { issuer, subject, user: _id })))
      return "other_person";
    await updateVouching(trx, rules, _id);
    return followRoles(trx, _id, roles, ip);
  });
}

/** Sets the roles of the current groups, except that one admin always remains. */
async function followRoles(
  trx: Database,
  _id: string,
  newRoles: Role[] | undefined,
  ip: string,
): Promise<{ _id: string } | SignOnProblem> {
  const user = await findUser(trx, _id);
  if (!user) return "unknown";
  if (!newRoles || String(newRoles) === String(user.roles)) return { _id };
  const isLastAdmin =
    user.roles.includes("admin") && !(await hasOtherAdmin(trx, _id));
  const roles: Role[] =
    isLastAdmin && !newRoles.includes("admin")
      ? ["admin", ...newRoles]
      : newRoles;
  if (String(roles) === String(user.roles)) return { _id };
  await lockAudit(trx, _id);
  await updateUser(trx, _id, { roles });
  await audit(trx, "user_saved", { user: _id, ip, subject: _id });
  return { _id };
}
