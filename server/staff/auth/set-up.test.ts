import { describe, expect, test } from "vitest";
import { createStaff, createTestApp } from "#server/testing/test-app.ts";
import { prepareFirstAdmin } from "./set-up.ts";

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

  test("is created once with the printed link and signed in", async () => {
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

  test("is created with the link even if a user without the admin role exists", async () => {
    const { ask, setup, db } = await withLink();
    await createStaff({ db }, ["editor"]);
    const body = { setup, ...chosen };
    expect((await ask("POST /api/auth/setup", { body })).statusCode).toBe(200);
  });

  test("is not created with the link of an earlier start", async () => {
    const { ask, setup, db, config } = await withLink();
    const link = await prepareFirstAdmin(db, config);
    const old = await ask("POST /api/auth/setup", {
      body: { setup, ...chosen },
    });
    expect(old.statusCode).toBe(403);
    expect(old.json().errors[0].code).toBe("setup_link_invalid");
    const newer = new URLSearchParams(link?.split("#")[1]).get("setup");
    const reply = await ask("POST /api/auth/setup", {
      body: { setup: newer, ...chosen },
    });
    expect(reply.statusCode).toBe(200);
  });

  test("is created only once when the link is used ten times simultaneously", async () => {
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

  test("is not created with a guessed or an hour-old link", async () => {
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

  test("is created from the environment if it is configured there", async () => {
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

  test("cannot be created through the list of users", async () => {
    const { ask } = await createTestApp();
    expect((await ask("POST /api/users", { body: chosen })).statusCode).toBe(
      401,
    );
  });
});
