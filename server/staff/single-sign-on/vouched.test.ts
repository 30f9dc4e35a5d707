import { afterAll, describe, expect, test } from "vitest";
import { resetAdmin } from "#server/staff/auth/set-up.ts";
import {
  createBrowser,
  createOrganization,
  rolesOfGroups,
} from "#server/testing/staff/single-sign-on.ts";
import {
  createAdmin,
  staffPassword,
  type TestApp,
} from "#server/testing/test-app.ts";
import { followSettings } from "./queries.ts";

const organization = await createOrganization();
afterAll(() => organization.provider.stop());

const join = (name: string, groups: string[]) =>
  organization.join(name, { groups });

/** A user signed in by the provider, with an earlier password and an API token. */
async function enter(name: string, env: NodeJS.ProcessEnv = rolesOfGroups) {
  join(name, ["heads"]);
  const app = await organization.start(env);
  const { email } = await createAdmin(app, `${name}@clinic.example`);
  const signIn = async () => {
    const browser = createBrowser(app);
    const address = await browser.signIn(name);
    const { token = "" } = (await browser.arrive()).json() as {
      token?: string;
    };
    return { address, token };
  };
  const { token } = await signIn();
  const made = await app.ask("POST /api/account/tokens", {
    token,
    body: { name: "Script", roles: ["researcher"] },
  });
  const script = (made.json() as { token: string }).token;
  const byPassword = () =>
    app.ask("POST /api/auth", { body: { email, password: staffPassword } });
  const isIn = async (by: string, line = "GET /api/auth") =>
    (await app.ask(line, { token: by })).statusCode === 200;
  return { app, email, token, script, signIn, byPassword, isIn };
}

const pass = ({ pool }: TestApp, time: string) =>
  pool.query(
    "UPDATE single_sign_on_identities SET good_until = good_until - $1::interval, tokens_until = tokens_until - $1::interval",
    [time],
  );

describe("a user whose roles come from groups", () => {
  test("must sign in at the provider again after some hours, even with a password", async () => {
    const { app, token, signIn, byPassword, isIn } = await enter("hours", {
      ...rolesOfGroups,
      OIDC_SESSION_HOURS: "4",
    });
    await pass(app, "3 hours 59 minutes");
    expect(await isIn(token)).toBe(true);
    expect((await byPassword()).statusCode).toBe(200);
    await pass(app, "1 minute");
    expect(await isIn(token)).toBe(false);
    const refused = await byPassword();
    expect(refused.statusCode).toBe(403);
    expect(refused.json().errors[0].code).toBe("sign_on_needed");
    expect(await isIn((await signIn()).token)).toBe(true);
  });

  test("keeps tokens for thirty days after the last single sign-on", async () => {
    const { app, script, signIn, isIn } = await enter("script");
    const list = "GET /api/results/codebook";
    await pass(app, "29 days 23 hours");
    expect(await isIn(script, list)).toBe(true);
    await pass(app, "1 hour");
    expect(await isIn(script, list)).toBe(false);
    const { token } = await signIn();
    expect(await isIn(script, list)).toBe(true);
    const { rows } = await app.pool.query("SELECT expires FROM api_tokens");
    const [listed] = (
      await app.ask("GET /api/account/tokens", { token })
    ).json();
    expect(Date.parse(listed.expires)).toBeLessThan(
      Date.parse(rows[0].expires),
    );
  });

  test("loses all access without a group and regains it with one", async () => {
    const { app, token, script, signIn, byPassword, isIn } =
      await enter("left");
    await createAdmin(app);
    join("left", []);
    expect((await signIn()).address).toBe("/login#failed=no_role");
    await byPassword();
    expect((await byPassword()).json().errors[0].code).toBe("sign_on_needed");
    expect(await isIn(token)).toBe(false);
    expect(await isIn(script, "GET /api/results/codebook")).toBe(false);
    const named = `SELECT event FROM audit WHERE event IN ('sign_in_failed', 'sign_in_turned_away') AND "user" IS NOT NULL`;
    expect((await app.pool.query(named)).rowCount).toBe(3);
    join("left", ["heads"]);
    expect((await signIn()).address).toBe("/login#entered");
    expect((await byPassword()).statusCode).toBe(200);
    expect(await isIn(script, "GET /api/results/codebook")).toBe(true);
  });

  test("can sign in by password if no other admin without groups can", async () => {
    const { app, signIn, byPassword } = await enter("last");
    const other = await createAdmin(app, "other@clinic.example");
    await app.pool.query(
      `INSERT INTO single_sign_on_identities (issuer, subject, "user", good_until, tokens_until)
       VALUES ('https://before.example/', 'other', $1, now(), now())`,
      [other._id],
    );
    join("last", []);
    expect((await signIn()).address).toBe("/login#failed=no_role");
    expect((await byPassword()).statusCode).toBe(200);
  });

  test("is not blocked by an earlier provider, and stays blocked after a start without the provider", async () => {
    const { app, email, signIn, byPassword } = await enter("moved");
    await createAdmin(app);
    await app.pool.query(
      `INSERT INTO single_sign_on_identities (issuer, subject, "user", good_until, tokens_until)
       SELECT 'https://before.example/', 'moved', _id, now(), now() FROM users WHERE email = $1`,
      [email],
    );
    expect((await signIn()).address).toBe("/login#entered");
    expect((await byPassword()).statusCode).toBe(200);
    join("moved", []);
    await signIn();
    await followSettings(app.db, undefined);
    expect((await byPassword()).statusCode).toBe(403);
  });

  test("signs in without the provider if they are the last admin, even without a group", async () => {
    const { app, signIn, byPassword } = await enter("last");
    await pass(app, "9 hours");
    join("last", []);
    expect((await signIn()).address).toBe("/login#failed=no_role");
    expect((await byPassword()).statusCode).toBe(200);
  });

  test("signs in without the provider after recovery on the server", async () => {
    const { app, email, byPassword } = await enter("machine");
    await pass(app, "9 hours");
    await resetAdmin(app.db, { email, password: staffPassword, minLength: 12 });
    expect((await byPassword()).statusCode).toBe(200);
  });
});

test("starting without groups removes the provider's expiry, and starting with groups sets it again", async () => {
  const { app, token, byPassword, isIn } = await enter("settings");
  await pass(app, "9 hours");
  await followSettings(app.db, undefined);
  expect((await byPassword()).statusCode).toBe(200);
  await followSettings(app.db, app.config.singleSignOn);
  expect(await isIn(token)).toBe(true);
  await pass(app, "9 hours");
  expect(await isIn(token)).toBe(false);
});

describe("signing in again at the provider", () => {
  /** Removes the parameters that make the provider report the time of authentication. */
  async function proveSilently(env: NodeJS.ProcessEnv = {}) {
    join("again", ["desk"]);
    const app = await organization.start({ ...rolesOfGroups, ...env });
    const browser = createBrowser(app);
    const address = new URL(await browser.leaveAgain());
    address.searchParams.delete("max_age");
    address.searchParams.delete("prompt");
    const back = await browser.signInThere(address.href, "again");
    return browser.visitHere(back);
  }

  test("counts if the provider reports the time of authentication", async () => {
    join("again", ["desk"]);
    const app = await organization.start();
    const browser = createBrowser(app);
    const back = await browser.signInThere(await browser.leaveAgain(), "again");
    expect(await browser.visitHere(back)).toBe("/login#entered");
  });

  test("does not count if the provider reports no time", async () => {
    expect(await proveSilently()).toBe("/login#failed=unproven");
  });

  test("counts without a time if OIDC_TRUST_PROMPT is on", async () => {
    expect(await proveSilently({ OIDC_TRUST_PROMPT: "on" })).toBe(
      "/login#entered",
    );
  });
});
