import { describe, expect, test } from "vitest";
import { createAdmin, staffPassword } from "#server/testing/test-app.ts";
import {
  colleague,
  createStaffApp,
  whoIs,
} from "#server/testing/staff/users.ts";

describe("users", () => {
  test("are listed with their last sign-in and without any password data", async () => {
    const { call, me } = await createStaffApp();
    const added = (await call("POST /api/users", colleague)).json();
    const list = (await call("GET /api/users")).json();
    expect(list).toEqual([
      added,
      {
        _id: me._id,
        name: "Staff",
        email: me.email,
        roles: ["admin"],
        secondstep: false,
        lastsignin: expect.stringMatching(/^\d{4}-/),
      },
    ]);
    expect(added).toEqual({
      _id: expect.any(String),
      name: colleague.name,
      email: colleague.email,
      roles: ["admin"],
      secondstep: false,
      lastsignin: null,
    });
    const one = await call(`GET /api/users/${added._id}`);
    expect(one.json()).toEqual(added);
  });

  test("can sign in as soon as they are added", async () => {
    const { call, signIn } = await createStaffApp();
    await call("POST /api/users", colleague);
    const reply = await signIn(colleague.email, colleague.password);
    expect(reply.statusCode).toBe(200);
  });

  test("are added once when the request is repeated", async () => {
    const { ask, token, call } = await createStaffApp();
    const headers = { "idempotency-key": "one press" };
    const add = () =>
      ask("POST /api/users", { token, headers, body: colleague });
    const [one, two] = await Promise.all([add(), add()]);
    expect(one.body).toBe(two.body);
    expect((await call("GET /api/users")).json()).toHaveLength(2);
  });

  test("cannot share an email address, even when two are added simultaneously", async () => {
    const { call } = await createStaffApp();
    const replies = await Promise.all(
      [1, 2, 3, 4].map((number) =>
        call("POST /api/users", {
          ...colleague,
          name: `Colleague ${number}`,
          email: number % 2 ? colleague.email : ` Colleague@Clinic.example `,
        }),
      ),
    );
    const refused = replies.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.json().errors[0]).toMatchObject({
      code: "email_taken",
      field: "email",
    });
  });

  test.each([
    [{ name: " " }, "name", "required"],
    [{ email: "no address" }, "email", "invalid_email"],
    [{ email: undefined }, "email", "required"],
    [{ password: undefined }, "password", "required"],
    [{ password: "short" }, "password", "password_too_short"],
    [{ password: "passwordpassword" }, "password", "password_too_common"],
    [{ password: "colleague-clinic" }, "password", "password_like_account"],
    [{ password: "x".repeat(257) }, "password", "too_long"],
    [{ password2: colleague.password }, "password2", "unknown_field"],
    [{ _id: "1".repeat(22) }, "_id", "unknown_field"],
    [{ lastsignin: null }, "lastsignin", "unknown_field"],
  ])("with %j are refused with the field", async (more, field, code) => {
    const { call } = await createStaffApp();
    const reply = await call("POST /api/users", { ...colleague, ...more });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0]).toMatchObject({ field, code });
    expect((await call("GET /api/users")).json()).toHaveLength(1);
  });

  test.each(["GET", "PUT", "DELETE"])(
    "that do not exist are not found by %s",
    async (method) => {
      const { call } = await createStaffApp();
      const { name, email } = colleague;
      const body = method === "PUT" ? { name, email } : undefined;
      const reply = await call(`${method} /api/users/${"1".repeat(22)}`, body);
      expect(reply.statusCode).toBe(404);
    },
  );
});

describe("changing a user", () => {
  async function createTwo() {
    const staffApp = await createStaffApp();
    const other = await createAdmin(staffApp);
    return { ...staffApp, other };
  }

  test("keeps the password and the sessions when no password is given", async () => {
    const staffApp = await createTwo();
    const { call, other, signIn } = staffApp;
    const { _id, email } = other;
    const body = { _id, name: "New name", email };
    const reply = await call(`PUT /api/users/${_id}`, body);
    expect(reply.json()).toMatchObject(body);
    expect(await whoIs(staffApp, other.token)).toBe(200);
    expect((await signIn(email, staffPassword)).statusCode).toBe(200);
  });

  test.each([
    ["password", { password: "nine red umbrellas" }],
    ["email address", { email: "moved@clinic.example" }],
  ])("ends the user's sessions if the %s changes", async (_what, change) => {
    const staffApp = await createTwo();
    const { call, other } = staffApp;
    const body = { name: other.name, email: other.email, ...change };
    expect((await call(`PUT /api/users/${other._id}`, body)).statusCode).toBe(
      200,
    );
    expect(await whoIs(staffApp, other.token)).toBe(401);
    expect(await whoIs(staffApp, staffApp.token)).toBe(200);
  });

  test("ends your own other sessions, but not the current one", async () => {
    const staffApp = await createTwo();
    const { call, me, signIn } = staffApp;
    const elsewhere = (await signIn(me.email, staffPassword)).json().token;
    const body = {
      name: me.name,
      email: me.email,
      password: "nine red umbrellas",
    };
    await call(`PUT /api/users/${me._id}`, body);
    expect(await whoIs(staffApp, elsewhere)).toBe(401);
    expect(await whoIs(staffApp, staffApp.token)).toBe(200);
    expect((await signIn(me.email, staffPassword)).statusCode).toBe(401);
    expect((await signIn(me.email, body.password)).statusCode).toBe(200);
  });

  test("is refused when the email address belongs to another user", async () => {
    const { call, me, other } = await createTwo();
    const body = { name: other.name, email: me.email };
    const reply = await call(`PUT /api/users/${other._id}`, body);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().errors[0].code).toBe("email_taken");
  });

  test("with an id that differs from the address is refused", async () => {
    const { call, me, other } = await createTwo();
    const body = { _id: me._id, name: "x", email: other.email };
    const reply = await call(`PUT /api/users/${other._id}`, body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].field).toBe("_id");
  });
});
