import { onTestFinished } from "vitest";
import type { Clock } from "#server/services.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";
import { createAdmin } from "#server/testing/test-app.ts";
import { startTwilioStandIn } from "#server/testing/stand-ins/twilio.ts";

export const publicUrl = "https://quiz.example";
export const phone = "+12015550123";

/** An app with Twilio as its provider and real rate limits. */
export async function createTexting(clock?: Clock) {
  const provider = await startTwilioStandIn();
  onTestFinished(provider.stop);
  const env = {
    ...provider.env,
    PUBLIC_URL: publicUrl,
    RATE_LIMIT_SCALE: "1",
  };
  const app = await createQuizApp(env, clock);
  const { token } = await createAdmin(app);
  /** A webhook call from Twilio, correctly signed unless a signature is given. */
  const call = (
    path: string,
    fields: Record<string, string>,
    signature = provider.sign(publicUrl + path, fields),
  ) =>
    app.app.inject({
      method: "POST",
      url: path,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "x-twilio-signature": signature,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const write = (Body: string, more: Record<string, string> = {}) =>
    call("/api/twilio/inbound", { From: phone, Body, ...more });
  const invite = (id: string, more: object = {}) =>
    app.ask("POST /api/sms/send", {
      token,
      body: { contacts: [{ id }], message: "Please come.", ...more },
    });
  const listed = async () =>
    (await app.ask("GET /api/contacts", { token })).json()[0];
  const news = async () =>
    (await app.ask("GET /api/contacts/news", { token })).json();
  return { ...app, token, provider, call, write, invite, listed, news };
}
