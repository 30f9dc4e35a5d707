import { describe, expect, test } from "vitest";
import { solved } from "#server/testing/visitor/contact-us.ts";
import {
  createAdmin,
  createTestApp,
  staffPassword,
} from "#server/testing/test-app.ts";

const guesses = 50;

/** An account and attempts to sign in to it, each from another network. */
async function createGuessed(env: NodeJS.ProcessEnv = {}) {
  const test = await createTestApp(env);
  const { email } = await createAdmin(test);
  let last = 0;
  const signIn = (password: string, more: object = {}) =>
    test.app.inject({
      method: "POST",
      url: "/api/auth",
      remoteAddress: `198.51.100.${(last += 1)}`,
      payload: { email, password, ...more },
    });
  const guessed = (who = email) =>
    test.limits.sign_in_failures_of_account.add(who, guesses);
  const altcha = (line = "GET /api/auth/challenge") => solved(test, line);
  return { ...test, email, signIn, guessed, altcha };
}

const codeOf = (reply: { json: () => { errors: { code: string }[] } }) =>
  reply.json().errors[0]?.code;

describe("guessing one password from many networks", () => {
  test("is limited to fifty tries a day, even when all are simultaneous", async () => {
    const { signIn } = await createGuessed();
    const replies = [];
    for (let wave = 0; wave < 3; wave += 1)
      replies.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, () => signIn("wrong")),
        )),
      );
    const codes = replies.map(codeOf);
    expect(codes.filter((code) => code === "wrong_credentials")).toHaveLength(
      guesses,
    );
    expect(codes.filter((code) => code === "human_check_needed")).toHaveLength(
      10,
    );
  });

  test("then needs a human check for each attempt, after which the owner can sign in", async () => {
    const { signIn, guessed, altcha } = await createGuessed();
    await guessed();
    const without = await signIn(staffPassword);
    expect(without.statusCode).toBe(400);
    expect(without.json().errors).toMatchObject([
      { code: "human_check_needed", field: "altcha" },
    ]);
    const wrong = await signIn("wrong", { altcha: await altcha() });
    expect(wrong.statusCode).toBe(401);
    const right = await signIn(staffPassword, { altcha: await altcha() });
    expect(right.statusCode).toBe(200);
    expect(codeOf(await signIn("wrong"))).toBe("human_check_needed");
  });

  test("accepts each solved check once, and none from Contact Us", async () => {
    const { signIn, guessed, altcha } = await createGuessed();
    await guessed();
    const once = await altcha();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => signIn("wrong", { altcha: once })),
    );
    const codes = new Set(replies.map(codeOf));
    expect(codes).toEqual(new Set(["human_check_failed", "wrong_credentials"]));
    const tried = replies.filter(({ statusCode }) => statusCode === 401);
    expect(tried).toHaveLength(1);
    const other = await altcha("GET /api/contact/challenge");
    const reply = await signIn(staffPassword, { altcha: other });
    expect(codeOf(reply)).toBe("human_check_failed");
  });

  test("does not reveal which addresses exist", async () => {
    const { signIn, guessed } = await createGuessed();
    const nobody = "nobody@clinic.example";
    await guessed();
    await guessed(nobody);
    const ownReply = await signIn("wrong");
    const unknown = await signIn("wrong", { email: nobody });
    expect(codeOf(ownReply)).toBe("human_check_needed");
    expect(unknown.statusCode).toBe(ownReply.statusCode);
    expect(unknown.body).toBe(ownReply.body);
  });

  test("does not count successful sign-ins", async () => {
    const { signIn, email, limits } = await createGuessed();
    for (let time = 0; time < 3; time += 1)
      expect((await signIn(staffPassword)).statusCode).toBe(200);
    const count = await limits.sign_in_failures_of_account.find(email);
    expect(count?.points).toBe(0);
  });

  test("needs no check if HUMAN_CHECK is off", async () => {
    const { signIn, guessed } = await createGuessed({ HUMAN_CHECK: "off" });
    await guessed();
    expect((await signIn("wrong")).statusCode).toBe(401);
    expect((await signIn(staffPassword)).statusCode).toBe(200);
  });
});
