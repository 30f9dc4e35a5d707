import { expect, test } from "vitest";
import { codeIn, origin } from "#server/testing/staff/passkeys.ts";
import { createKey } from "#server/testing/staff/software-key.ts";
import { createStaff, staffPassword } from "#server/testing/test-app.ts";
import { createStaffApp, whoIs } from "#server/testing/staff/users.ts";

/** A site that requires two-step verification, and a user without it. */
async function createRuled() {
  const staffApp = await createStaffApp({ PUBLIC_URL: origin });
  const other = await createStaff(staffApp, ["editor"]);
  const body = { secondStepFrom: "2020-01-01" };
  await staffApp.call("PUT /api/sign-in-rules", body);
  const halfway = async () =>
    (await staffApp.signIn(other.email, staffPassword)).json();
  const first = (path: string, body: object) =>
    staffApp.ask(`POST /api/auth/second/passkey/first${path}`, { body });
  const offer = async (proof: string) =>
    (await first("/options", { proof })).json();
  const add = (proof: string, credential: object) =>
    first("", { proof, name: "Phone", credential });
  return { ...staffApp, halfway, offer, add };
}

test("a user who must set up two-step verification adds a passkey while signing in", async () => {
  const app = await createRuled();
  const { proof, next } = await app.halfway();
  expect(next).toBe("set_up");
  const made = createKey().make(await app.offer(proof), { origin });
  const { token, recoveryCodes } = (await app.add(proof, made)).json();
  expect(recoveryCodes).toHaveLength(10);
  expect(await whoIs(app, token)).toBe(200);
  expect((await app.halfway()).next).toBe("code");
});

test("a first passkey is added once, only by its own pending sign-in", async () => {
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
