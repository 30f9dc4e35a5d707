import { expect, test } from "vitest";
import { codeIn, origin } from "#server/testing/staff/passkeys.ts";
import { createKey } from "#server/testing/staff/software-key.ts";
import { createStaff, staffPassword } from "#server/testing/test-app.ts";
import { createDesk, whoIs } from "#server/testing/staff/users.ts";

/** Everybody needs a second step, and somebody with a right password has none. */
async function createRuled() {
  const desk = await createDesk({ PUBLIC_URL: origin });
  const other = await createStaff(desk, ["editor"]);
  const body = { secondStepFrom: "2020-01-01" };
  await desk.call("PUT /api/sign-in-rules", body);
  const halfway = async () =>
    (await desk.signIn(other.email, staffPassword)).json();
  const first = (path: string, body: object) =>
    desk.ask(`POST /api/auth/second/passkey/first${path}`, { body });
  const offer = async (proof: string) =>
    (await first("/options", { proof })).json();
  const add = (proof: string, credential: object) =>
    first("", { proof, name: "Phone", credential });
  return { ...desk, halfway, offer, add };
}

test("who needs a second step and has none makes a passkey while signing in", async () => {
  const app = await createRuled();
  const { proof, next } = await app.halfway();
  expect(next).toBe("set_up");
  const made = createKey().make(await app.offer(proof), { origin });
  const { token, recoveryCodes } = (await app.add(proof, made)).json();
  expect(recoveryCodes).toHaveLength(10);
  expect(await whoIs(app, token)).toBe(200);
  expect((await app.halfway()).next).toBe("code");
});

test("a first passkey is made by this half sign-in alone, once, and not beside another", async () => {
  const app = await createRuled();
  const { proof } = await app.halfway();
  const { proof: elsewhere } = await app.halfway();
  const foreign = createKey().make(await app.offer(elsewhere), { origin });
  expect(codeIn(await app.add(proof, foreign))).toBe("passkey_too_slow");
  const offered = await app.offer(elsewhere);
  const made = createKey().make(await app.offer(proof), { origin });
  expect((await app.add(proof, made)).statusCode).toBe(200);
  for (const again of [
    await app.add(proof, made),
    await app.add(elsewhere, createKey().make(offered, { origin })),
  ])
    expect(codeIn(again)).toBe("sign_in_too_slow");
});
