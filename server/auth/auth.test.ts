import { describe, expect, test } from "vitest";
import {
  createAdmin,
  createTestApp,
  staffPassword,
} from "#server/testing/test-app.ts";
import { hashToken } from "#server/ids.ts";
import { prepareFirstAdmin } from "./set-up.ts";

describe("signing in", () => {
  test("answers a token that both header forms accept, until signing out", async () => {
    const test = await createTestApp();
    const { email, _id } = await createAdmin(test);
    const reply = await test.ask("POST /api/auth", {
      body: { email: ` ${email.toUpperCase()} `, password: staffPassword },
    });
    expect(reply.statusCode).toBe(200);
    const { token } = reply.json();
    expect(Object.keys(reply.json())).toEqual(["token"]);

    const bearer = await test.ask("GET /api/auth", { token });
    expect(bearer.json()).toEqual({ _id, name: "Staff", email });
    const header = await test.ask("GET /api/auth", {
      headers: { "x-auth-token": token },
    });
    expect(header.statusCode).toBe(200);

    expect((await test.ask("DELETE /api/auth", { token })).statusCode).toBe(
      204,
    );
    expect((await test.ask("GET /api/auth", { token })).statusCode).toBe(401);
  });

  test("keeps neither token nor password readable in the database", async () => {
    const test = await createTestApp();
    const { token } = await createAdmin(test);
    const { rows } = await test.pool.query(
      "SELECT password, s.* FROM users, sessions s",
    );
    expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0].token_hash.equals(hashToken(token))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("says the same of a wrong password and an unknown address", async () => {
    const test = await createTestApp();
    const { email } = await createAdmin(test);
    const known = await test.ask("POST /api/auth", {
      body: { email, password: "not this one" },
    });
    const unknown = await test.ask("POST /api/auth", {
      body: { email: "nobody@clinic.example", password: "not this one" },
    });
    expect(known.statusCode).toBe(401);
    expect(known.json().errors[0].code).toBe("wrong_credentials");
    expect(unknown.body).toBe(known.body);
  });

  test.each([
    [{ email: { $ne: "" }, password: "x" }, "email"],
    [{ email: "staff@clinic.example" }, "password"],
    [{ email: "staff@clinic.example", password: "x".repeat(257) }, "password"],
    [{ email: "no address", password: "x" }, "email"],
    [{ email: "staff@clinic.example", password: "x", admin: true }, "admin"],
    [{ email: "staff@clinic.example", password: "a\0b" }, "password"],
    [["staff@clinic.example"], undefined],
  ])("refuses %j with the field that is wrong", async (body, field) => {
    const { ask } = await createTestApp();
    const reply = await ask("POST /api/auth", { body });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].field).toBe(field);
  });

  test("lets ten tries fail, then makes that network wait, and no other", async () => {
    const test = await createTestApp();
    const { email } = await createAdmin(test);
    const attempt = (password: string, remoteAddress = "127.0.0.7") =>
      test.app.inject({
        method: "POST",
        url: "/api/auth",
        remoteAddress,
        payload: { email, password },
      });
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await attempt("wrong")).statusCode).toBe(401);
    }
    const eleventh = await attempt(staffPassword);
    expect(eleventh.statusCode).toBe(429);
    expect(Number(eleventh.headers["retry-after"])).toBeGreaterThan(25);
    expect(eleventh.json().errors[0].code).toBe("too_many_requests");
    expect((await attempt(staffPassword, "127.0.0.8")).statusCode).toBe(200);
  });
});

describe("the first admin", () => {
  const chosen = {
    name: "Dr. Test",
    email: "first@clinic.example",
    password: "a walk by the sea",
  };

  async function withLink() {
    const test = await createTestApp();
    const link = await prepareFirstAdmin(test.db, test.config);
    return {
      ...test,
      setup: new URLSearchParams(link?.split("#")[1]).get("setup"),
    };
  }

  test("is created by the printed link, once, and is signed in", async () => {
    const { ask, setup } = await withLink();
    const first = await ask("POST /api/auth/setup", {
      body: { setup, ...chosen },
    });
    expect(first.statusCode).toBe(200);
    const me = await ask("GET /api/auth", { token: first.json().token });
    expect(me.json()).toMatchObject({
      name: "Dr. Test",
      email: "first@clinic.example",
    });

    const again = await ask("POST /api/auth/setup", {
      body: { setup, ...chosen, email: "second@clinic.example" },
    });
    expect(again.statusCode).toBe(403);
    expect(again.json().errors[0].code).toBe("setup_link_invalid");
  });

  test("is only one, even when the link is used ten times at once", async () => {
    const { ask, setup, pool } = await withLink();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        ask("POST /api/auth/setup", {
          body: { setup, ...chosen, email: `first${index}@clinic.example` },
        }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(
      1,
    );
    expect((await pool.query("SELECT 1 FROM users")).rowCount).toBe(1);
  });

  test("is not created by a guessed or an hour-old link", async () => {
    const { ask, setup, pool } = await withLink();
    const guess = await ask("POST /api/auth/setup", {
      body: { setup: "guess", ...chosen },
    });
    expect(guess.statusCode).toBe(403);

    await pool.query(
      "UPDATE setup_links SET created = now() - interval '60 minutes'",
    );
    const late = await ask("POST /api/auth/setup", {
      body: { setup, ...chosen },
    });
    expect(late.statusCode).toBe(403);
  });

  test.each([
    ["short pass", "password_too_short"],
    ["passwordpassword", "password_too_common"],
    ["aaaaaaaaaaaaaaaa", "password_too_common"],
    ["abcdefghijklmnop", "password_too_common"],
    ["first-clinic", "password_like_account"],
  ])("needs a better password than %s", async (password, code) => {
    const { ask, setup } = await withLink();
    const reply = await ask("POST /api/auth/setup", {
      body: { setup, ...chosen, password },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0]).toMatchObject({ code, field: "password" });
  });

  test("comes from the environment instead, when it names one", async () => {
    const test = await createTestApp({
      ADMIN_EMAIL: "Env@clinic.example",
      ADMIN_PASSWORD: "lanterns over the lake",
    });
    expect(await prepareFirstAdmin(test.db, test.config)).toBeUndefined();
    const reply = await test.ask("POST /api/auth", {
      body: { email: "env@clinic.example", password: "lanterns over the lake" },
    });
    expect(reply.statusCode).toBe(200);
    expect(await prepareFirstAdmin(test.db, test.config)).toBeUndefined();
  });

  test("cannot be made by anybody through the list of users", async () => {
    const { ask } = await createTestApp();
    expect((await ask("POST /api/users", { body: chosen })).statusCode).toBe(
      401,
    );
  });
});
