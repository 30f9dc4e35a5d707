import { describe, expect, test } from "vitest";
import {
  createAdmin,
  createTestApp,
  staffPassword,
} from "#server/testing/test-app.ts";
import { hashToken } from "#server/platform/ids.ts";

describe("signing in", () => {
  test("returns a token that both header forms accept until sign-out", async () => {
    const test = await createTestApp();
    const { email, _id } = await createAdmin(test);
    const reply = await test.ask("POST /api/auth", {
      body: { email: ` ${email.toUpperCase()} `, password: staffPassword },
    });
    expect(reply.statusCode).toBe(200);
    const { token } = reply.json();
    expect(Object.keys(reply.json())).toEqual(["token"]);

    const bearer = await test.ask("GET /api/auth", { token });
    expect(bearer.json()).toEqual({
      _id,
      name: "Staff",
      email,
      roles: ["admin"],
      may: expect.arrayContaining(["GET /api/users"]),
    });
    const header = await test.ask("GET /api/auth", {
      headers: { "x-auth-token": token },
    });
    expect(header.statusCode).toBe(200);

    expect((await test.ask("DELETE /api/auth", { token })).statusCode).toBe(
      204,
    );
    expect((await test.ask("GET /api/auth", { token })).statusCode).toBe(401);
  });

  test("refuses a session that does not belong to the user of the page", async () => {
    const test = await createTestApp();
    const { token, _id } = await createAdmin(test);
    const statusFor = async (user: string) => {
      const headers = { "x-page-user": user };
      return (await test.ask("GET /api/users", { token, headers })).statusCode;
    };
    expect(await statusFor(_id)).toBe(200);
    expect(await statusFor("someone-else")).toBe(401);
  });

  test("creates a new token and ignores one that the client sends", async () => {
    const app = await createTestApp();
    const { email } = await createAdmin(app);
    const planted = "a".repeat(43);
    const body = { email, password: staffPassword };
    const reply = await app.ask("POST /api/auth", { token: planted, body });
    expect(reply.json().token).not.toBe(planted);
    const { statusCode } = await app.ask("GET /api/auth", { token: planted });
    expect(statusCode).toBe(401);
  });

  test("stores neither token nor password in readable form", async () => {
    const test = await createTestApp();
    const { token } = await createAdmin(test);
    const { rows } = await test.pool.query(
      "SELECT password, s.* FROM users, sessions s",
    );
    expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0].token_hash.equals(hashToken(token))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("returns the same error for a wrong password and an unknown address", async () => {
    const test = await createTestApp();
    const { email } = await createAdmin(test);
    const knownReply = await test.ask("POST /api/auth", {
      body: { email, password: "not this one" },
    });
    const unknown = await test.ask("POST /api/auth", {
      body: { email: "nobody@clinic.example", password: "not this one" },
    });
    expect(knownReply.statusCode).toBe(401);
    expect(knownReply.json().errors[0].code).toBe("wrong_credentials");
    expect(unknown.body).toBe(knownReply.body);
  });

  test.each([
    [{ email: { $ne: "" }, password: "x" }, "email"],
    [{ email: "staff@clinic.example" }, "password"],
    [{ email: "staff@clinic.example", password: "x".repeat(257) }, "password"],
    [{ email: "no address", password: "x" }, "email"],
    [{ email: "staff@clinic.example", password: "x", admin: true }, "admin"],
    [{ email: "staff@clinic.example", password: "a\0b" }, "password"],
    [["staff@clinic.example"], undefined],
  ])("refuses %j and names the wrong field", async (body, field) => {
    const { ask } = await createTestApp();
    const reply = await ask("POST /api/auth", { body });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].field).toBe(field);
  });

  test("slows down a network after ten failures, and no other network", async () => {
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
    const seconds = Number(eleventh.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(30);
    expect(eleventh.json().errors[0].code).toBe("too_many_requests");
    expect((await attempt(staffPassword, "127.0.0.8")).statusCode).toBe(200);
  });
});
