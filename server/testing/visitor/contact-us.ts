import { type Challenge, createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { findSecret } from "#server/platform/secrets/queries.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

export const letter = {
  name: "María Núñez",
  email: "Maria@family.example",
  message: "When is the next visit?\r\nThank you.",
};

/** An app and a visitor's message to the team. */
export async function createContactUs(env: NodeJS.ProcessEnv = {}) {
  const test = await createTestApp({ RATE_LIMIT_SCALE: "1000", ...env });
  const write = (more: object = {}, headers: object = {}) =>
    test.ask("POST /api/contact", { body: { ...letter, ...more }, headers });
  const mails = async () =>
    (await test.pool.query("SELECT * FROM messages")).rows;
  return { ...test, write, mails };
}

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

/** The solution of a new challenge from the app. */
export async function solved(
  { ask }: Pick<TestApp, "ask">,
  line = "GET /api/contact/challenge",
): Promise<string> {
  return solve((await ask(line)).json());
}

/** A correctly signed challenge with changed values. */
export async function signed({ db }: TestApp, change: object): Promise<string> {
  const secret = await findSecret(db, "human check");
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 10,
    counter: 3,
    data: { purpose: "contact" },
    expiresAt: new Date(Date.now() + 60_000),
    deriveKey,
    hmacSignatureSecret: `challenge ${secret}`,
    hmacKeySignatureSecret: `key ${secret}`,
    ...change,
  });
  return solve(challenge);
}
