import { generate } from "otplib";
import { staffPassword } from "#server/testing/test-app.ts";
import { createStaffApp } from "./users.ts";

/** The app's code this many time steps from now. */
export const appCode = (key: string, steps = 0) =>
  generate({
    secret: key,
    epoch: Math.floor(Date.now() / 1000) + steps * 30,
  });

const stepNow = () => Math.floor(Date.now() / 30_000);

/** Tries again if the call is refused because the next time step has started. */
export async function withinOneStep<T extends { statusCode: number }>(
  trying: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const step = stepNow();
    const answer = await trying();
    if (answer.statusCode === 200 || stepNow() === step) return answer;
  }
}

/** An app with a user who set up an authenticator app, and the calls for two-step verification. */
export async function createWithStep(env: NodeJS.ProcessEnv = {}) {
  const staffApp = await createStaffApp({ RATE_LIMIT_SCALE: "1000", ...env });
  const account = (path: string, body?: object, token = staffApp.token) =>
    staffApp.call(`POST /api/account/second-step/${path}`, body, token);
  const { key } = (await account("key")).json() as { key: string };
  const code = await appCode(key);
  const confirmed = (await account("confirm", { code })).json();
  const recoveryCodes: string[] = confirmed.recoveryCodes;
  /** Makes used codes old, so that the current code is accepted. */
  const letTimePass = () =>
    staffApp.pool.query(
      "UPDATE authenticators SET last_step = last_step - 100",
    );
  await letTimePass();
  const halfway = async () =>
    (await staffApp.signIn(staffApp.me.email, staffPassword)).json() as {
      proof: string;
      next: string;
    };
  const second = (proof: string, code: string, remoteAddress = "127.0.0.1") =>
    staffApp.app.inject({
      method: "POST",
      url: "/api/auth/second",
      remoteAddress,
      payload: { proof, code },
    });
  return {
    ...staffApp,
    account,
    key,
    recoveryCodes,
    letTimePass,
    halfway,
    second,
  };
}
