import {
  type Person,
  personIn,
  type SignOnProblem,
} from "#shared/rules/staff/sign-on.ts";
import type { Role } from "#shared/rules/staff/roles.ts";
import { audit } from "#server/audit.ts";
import { hashPassword } from "#server/auth/passwords.ts";
import {
  countAdmins,
  endSessions,
  findUserByEmail,
  insertUser,
} from "#server/auth/queries.ts";
import { type From, openSession } from "#server/auth/sign-in.ts";
import type { Database } from "#server/db/connect.ts";
import { lock } from "#server/db/lock-queries.ts";
import { newId, newToken } from "#server/ids.ts";
import { findUser, updateUser } from "#server/users/queries.ts";
import { endTokens, findIdentity, insertIdentity } from "./queries.ts";
import type { SingleSignOn } from "./settings.ts";

type Entered = { token: string } | { problem: SignOnProblem };

/** Opens a session for whoever the provider vouches for, or says why not. */
export async function enter(
  db: Database,
  rules: SingleSignOn,
  claims: Record<string, unknown>,
  { age, ...from }: From & { age: number },
): Promise<Entered> {
  const person = personIn(claims, rules);
  const user =
    typeof person === "string"
      ? person
      : await findOrAddUser(db, rules.issuer.href, person, from);
  if (typeof user === "string") {
    if (user === "no_role") await endAccess(db, rules.issuer.href, claims);
    await audit(db, "sign_in_failed", { ip: from.ip });
    return { problem: user };
  }
  const token = await openSession(db, user._id, from, {}, age);
  await audit(db, "signed_in", { ip: from.ip, user: user._id });
  return { token };
}

/** Of who belongs to no group any more, everything that is still open here; but one admin always stays. */
async function endAccess(
  db: Database,
  issuer: string,
  { sub }: Record<string, unknown>,
) {
  await db.transaction().execute(async (trx) => {
    await lock(trx, "users");
    const known = await findIdentity(trx, { issuer, subject: String(sub) });
    const user = known && (await findUser(trx, known));
    if (!user) return;
    const isAdmin = user.roles.includes("admin");
    if (isAdmin && (await countAdmins(trx)) === 1) return;
    await endSessions(trx, user._id);
    await endTokens(trx, user._id);
  });
}

async function findOrAddUser(
  db: Database,
  issuer: string,
  person: Person,
  { ip }: From,
): Promise<{ _id: string } | SignOnProblem> {
  const { subject, email, roles } = person;
  // Nobody knows it: it only keeps the place of one.
  const password = await hashPassword(newToken());
  return db.transaction().execute(async (trx) => {
    await lock(trx, "users");
    const known = await findIdentity(trx, { issuer, subject });
    if (known !== undefined) return followRoles(trx, known, roles, ip);

    const owner = await findUserByEmail(trx, email);
    if (!owner && !roles) return "unknown";
    const _id = owner?._id ?? newId();
    if (!owner && roles) {
      const { name } = person;
      await insertUser(trx, { _id, name, email, password, roles });
      await audit(trx, "user_added", { user: _id, ip, subject: _id });
    }
    if (!(await insertIdentity(trx, { issuer, subject, user: _id })))
      return "other_person";
    return followRoles(trx, _id, roles, ip);
  });
}

/** Where groups give the roles, they are what the groups are now; but one admin always stays. */
async function followRoles(
  trx: Database,
  _id: string,
  given: Role[] | undefined,
  ip: string,
): Promise<{ _id: string } | SignOnProblem> {
  const user = await findUser(trx, _id);
  if (!user) return "unknown";
  if (!given || String(given) === String(user.roles)) return { _id };
  const isLastAdmin =
    user.roles.includes("admin") && (await countAdmins(trx)) === 1;
  const roles: Role[] =
    isLastAdmin && !given.includes("admin") ? ["admin", ...given] : given;
  if (String(roles) === String(user.roles)) return { _id };
  const { name, email } = user;
  await updateUser(trx, _id, { name, email, roles });
  await audit(trx, "user_saved", { user: _id, ip, subject: _id });
  return { _id };
}
