import { expect, test } from "vitest";
import type { Database } from "#server/platform/db/connect.ts";
import { hashToken } from "#server/platform/ids.ts";
import { createAdmin, staffPassword } from "#server/testing/test-app.ts";
import { deleteUser, hashGoodPassword, saveUser } from "./save.ts";
import { colleague, createStaffApp } from "#server/testing/staff/users.ts";

/** Signs in with the old password while the change is not yet committed. */
async function signInDuring(
  change: (
    trx: Database,
    staffApp: Awaited<ReturnType<typeof createStaffApp>>,
    other: Awaited<ReturnType<typeof createAdmin>>,
  ) => Promise<unknown>,
) {
  const staffApp = await createStaffApp();
  const other = await createAdmin(staffApp);
  const isWaiting = async () => {
    const { rowCount } = await staffApp.pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'
        AND datname = current_database()`,
    );
    return rowCount !== 0;
  };
  const signingIn = await staffApp.db.transaction().execute(async (trx) => {
    await change(trx, staffApp, other);
    let isOver = false;
    const reply = staffApp.signIn(other.email, staffPassword);
    void reply.then(() => (isOver = true));
    while (!isOver && !(await isWaiting())) continue;
    return [reply] as const;
  });
  const reply = await signingIn[0];
  const { rows } = await staffApp.pool.query(
    `SELECT 1 FROM sessions WHERE "user" = $1`,
    [other._id],
  );
  return { status: reply.statusCode, sessions: rows.length };
}

const tooLate = { status: 401, sessions: 0 };

test("the old password does not sign in when it is changed during the sign-in", async () => {
  const late = await signInDuring(async (trx, { config, me }, other) => {
    const { token, ...user } = me;
    const caller = { user, session: hashToken(token), ip: "127.0.0.1" };
    const password = await hashGoodPassword(config, other, colleague.password);
    const { name, email } = other;
    const change = { name, email, password };
    await saveUser(trx, other._id, change, caller);
  });
  expect(late).toEqual(tooLate);
});

test("a user deleted during the sign-in is not signed in", async () => {
  const late = await signInDuring((trx, { me: { token, ...user } }, other) => {
    const caller = { user, session: hashToken(token), ip: "127.0.0.1" };
    return deleteUser(trx, other._id, caller);
  });
  expect(late).toEqual(tooLate);
});
