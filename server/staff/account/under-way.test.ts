import { expect, test } from "vitest";
import { appCode, createWithStep } from "#server/testing/staff/two-step.ts";
import { createWithPasskey, origin } from "#server/testing/staff/passkeys.ts";
import { createKey } from "#server/testing/staff/software-key.ts";
import type { createStaffApp } from "#server/testing/staff/users.ts";

type StaffApp = Awaited<ReturnType<typeof createStaffApp>>;

/** Makes an authorized call and ends all sessions before the call changes anything. */
async function signOutDuring(
  staffApp: StaffApp,
  call: () => Promise<{ statusCode: number }>,
) {
  const isWaiting = async () => {
    const { rowCount } = await staffApp.pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'
        AND datname = current_database()`,
    );
    return rowCount !== 0;
  };
  const [called] = await staffApp.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom("users")
      .select("_id")
      .where("_id", "=", staffApp.me._id)
      .forUpdate()
      .execute();
    let isOver = false;
    const reply = call();
    void reply.then(() => (isOver = true));
    while (!isOver && !(await isWaiting())) continue;
    await trx
      .deleteFrom("sessions")
      .where("user", "=", staffApp.me._id)
      .execute();
    return [reply] as const;
  });
  return (await called).statusCode;
}

test("signing out everywhere cancels adding an app", async () => {
  const app = await createWithStep();
  const { key } = (await app.account("key")).json();
  const code = await appCode(key);
  expect(await signOutDuring(app, () => app.account("confirm", { code }))).toBe(
    401,
  );
  const { proof } = await app.halfway();
  const ofNew = await app.second(proof, await appCode(key));
  expect(ofNew.statusCode).toBe(401);
  const ofOld = await app.second(proof, await appCode(app.key));
  expect(ofOld.statusCode).toBe(200);
});

test("signing out everywhere cancels adding a passkey", async () => {
  const app = await createWithPasskey();
  const made = createKey().make(await app.offer(), { origin });
  expect(await signOutDuring(app, () => app.add(made))).toBe(401);
  const { rows } = await app.pool.query("SELECT FROM passkeys");
  expect(rows).toHaveLength(1);
});

test.each([
  ["removing a passkey", "DELETE /api/account/passkeys/:id"],
  ["removing the second step", "DELETE /api/account/second-step"],
  ["making new codes", "POST /api/account/second-step/codes"],
])("signing out everywhere cancels %s", async (_what, line) => {
  const app = await createWithPasskey();
  const [{ _id }] = await app.listed();
  const [code = ""] = app.recoveryCodes;
  const call = () => app.call(line.replace(":id", _id));
  expect(await signOutDuring(app, call)).toBe(401);
  const { proof } = await app.halfway();
  const second = await app.ask("POST /api/auth/second", {
    body: { proof, code },
  });
  expect(second.statusCode).toBe(200);
});
