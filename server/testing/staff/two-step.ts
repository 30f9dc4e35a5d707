import { generate } from "otplib";
import { staffPassword } from "#server/testing/test-app.ts";
import { createDesk } from "./users.ts";

/** The code that an app shows, so many time steps from now. */
export const codeOf = (key: string, steps = 0) =>
  generate({
    secret: key,
    epoch: Math.floor(Date.now() / 1000) + steps * 30,
  });

const stepNow = () => Math.floor(Date.now() / 30_000);

/** Tries again what is refused where the next time step began meanwhile: the code was of one step more ago. */
export async function withinOneStep<T extends { statusCode: number }>(
  trying: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const step = stepNow();
    const answer = await trying();
    if (answer.statusCode === 200 || stepNow() === step) return answer;
  }
}

/** Staff whose app is set up, and the calls around it. */
export async function createWithStep(env: NodeJS.ProcessEnv = {}) {
  const desk = await createDesk({ RATE_LIMIT_SCALE: "1000", ...env });
  const account = (path: string, body?: object, token = desk.token) =>
    desk.call(`POST /api/account/second-step/${path}`, body, token);
  const { key } = (await account("key")).json() as { key: string };
  const code = await codeOf(key);
  const done = (await account("confirm", { code })).json();
  const recoveryCodes: string[] = done.recoveryCodes;
  /** As if the codes that were used so far had been of hours ago. */
  const letTimePass = () =>
    desk.pool.query("UPDATE authenticators SET last_step = last_step - 100");
  await letTimePass();
  const halfway = async () =>
    (await desk.signIn(desk.me.email, staffPassword)).json() as {
      proof: string;
      next: string;
    };
  const second = (proof: string, code: string, remoteAddress = "127.0.0.1") =>
    desk.app.inject({
      method: "POST",
      url: "/api/auth/second",
      remoteAddress,
      payload: { proof, code },
    });
  return { ...desk, account, key, recoveryCodes, letTimePass, halfway, second };
}
