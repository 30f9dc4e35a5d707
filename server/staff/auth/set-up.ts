import { linkAddress } from "#shared/rules/staff/links.ts";
import type { Role } from "#shared/rules/staff/roles.ts";
import { lockAudit, audit } from "#server/platform/audit-queries.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import { Refusal, refusal } from "#server/platform/errors.ts";
import type { Once } from "#server/platform/idempotency/idempotency.ts";
import { hashToken, newId, newToken } from "#server/platform/ids.ts";
import { deleteTwoStep } from "#server/staff/two-step/queries.ts";
import { StartupProblem } from "#server/platform/startup-problem.ts";
import { endTokens, hashPassword, refusePoorPassword } from "./passwords.ts";
import {
  endSessions,
  findUserByEmail,
  hasAdmin,
  hasUsers,
  insertUser,
  replaceAdmin,
  replaceSetupLinks,
  spendSetupLinks,
  releaseFromProvider,
} from "./queries.ts";
import { type From, openSession } from "./sign-in.ts";

type NewAdmin = { name: string; email: string; password: string };

async function checkedUser(
  { name, email, password }: NewAdmin,
  minLength: number,
) {
  await refusePoorPassword(password, { minLength, context: [name, email] });
  const hashed = await hashPassword(password);
  const roles: Role[] = ["admin"];
  return { _id: newId(), name, email, password: hashed, roles };
}

/** Creates the first admin with the link printed at the start. */
export async function setUpFirstAdminWith(
  db: Database,
  {
    setup,
    minLength,
    from,
    once,
    ...admin
  }: NewAdmin & { setup: string; minLength: number; from: From; once: Once },
): Promise<{ token: string }> {
  // Check this first: hashing is expensive, so no password is hashed for guessed links once the site is set up.
  if (await hasAdmin(db)) throw refusal(403, "setup_link_invalid");
  const user = await checkedUser(admin, minLength);
  return once(async (trx) => {
    await lock(trx, "users");
    const isFirst = !(await hasAdmin(trx));
    if (!isFirst || !(await spendSetupLinks(trx, hashToken(setup))))
      throw refusal(403, "setup_link_invalid");
    await lockAudit(trx, undefined);
    await insertUser(trx, user);
    await audit(trx, "first_admin_set_up", { user: user._id, ip: from.ip });
    return { token: await openSession(trx, user._id, from) };
  });
}

function explain(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new StartupProblem(`ADMIN_PASSWORD: ${error.errors[0]?.msg}`);
}

/**
 * If there is no admin, creates the one that the environment names. If it names none, returns a set-up link to
 * print.
 */
export async function prepareFirstAdmin(
  db: Database,
  config: Config,
): Promise<string | undefined> {
  if (await hasAdmin(db)) return undefined;
  const {
    adminEmail: email,
    adminPassword: password,
    passwordMinLength: minLength,
  } = config;
  if (email === undefined || password === undefined) {
    const setup = newToken();
    await db.transaction().execute(async (trx) => {
      await lock(trx, "users");
      await replaceSetupLinks(trx, hashToken(setup));
    });
    return linkAddress(config.publicUrl, "setup", setup);
  }
  const admin = { name: email, email, password };
  const user = await checkedUser(admin, minLength).catch(explain);
  await db.transaction().execute(async (trx) => {
    await lock(trx, "users");
    if (await hasUsers(trx)) return;
    await insertUser(trx, user);
    await audit(trx, "first_admin_set_up", { user: user._id });
  });
  return undefined;
}

/** Recovery on the server: creates an admin, or sets a new password and removes two-step verification. */
export async function resetAdmin(
  db: Database,
  {
    email,
    password,
    minLength,
  }: { email: string; password: string; minLength: number },
): Promise<boolean> {
  const user = await checkedUser({ name: email, email, password }, minLength);
  return db.transaction().execute(async (trx) => {
    await lockAudit(trx, undefined);
    const former = await findUserByEmail(trx, email);
    if (former) await endTokens(trx, former._id);
    const userId = await replaceAdmin(trx, email, user.password);
    if (userId === undefined) await insertUser(trx, user);
    else {
      await endSessions(trx, userId);
      await deleteTwoStep(trx, userId);
      await releaseFromProvider(trx, userId);
    }
    await audit(trx, "password_reset", { subject: userId ?? user._id });
    return userId === undefined;
  });
}
