import fastify from "fastify";
import { expect, test } from "vitest";
import type { SmsProvider } from "#server/platform/gateways/sms/sms-provider.ts";
import { insertInvitedContact } from "#server/testing/visitor/quiz.ts";
import { countRequests } from "#server/platform/limits/count-requests.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { mountSmsWebhook } from "./webhook.ts";

const phone = "+12015550123";
const message = "3".repeat(22);

/** A provider with its own addresses, format and keywords. */
const otherProvider: SmsProvider = {
  send: async () => ({ state: "doubt" }),
  webhook: {
    contentType: "application/json",
    isGenuine: ({ headers }) => headers.authorization === "Bearer secret",
    deliveryReports: {
      path: "/api/other/reports",
      read: ({ body }) => {
        const { reference, uuid } = JSON.parse(body);
        const outcome = { state: "failed", problem: "bad_number" } as const;
        return { message: reference, providerId: uuid, ...outcome };
      },
    },
    incomingTexts: {
      path: "/api/other/texts",
      read: ({ body }) => {
        const { sender, content } = JSON.parse(body);
        return { from: sender, body: content };
      },
      answer: (text) => ({
        type: "application/json",
        body: JSON.stringify({ reply: text ?? null }),
      }),
    },
  },
};

async function createOther(env: NodeJS.ProcessEnv = {}) {
  const services = await createTestApp(env);
  const app = fastify();
  await countRequests(app, services.config.rateLimitScale);
  mountSmsWebhook(app, {
    ...services,
    delivery: undefined,
    gateways: { sms: otherProvider },
  });
  const call = (url: string, payload: object, token = "secret") =>
    app.inject({
      method: "POST",
      url: `/api/other/${url}`,
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
  return { ...services, call };
}

test("answers another provider's text in that provider's format", async () => {
  const { call, pool } = await createOther();
  const reply = await call("texts", { sender: phone, content: "STOP" });
  expect(reply.json().reply).toMatch(/You will get no more texts/);
  const { rows } = await pool.query("SELECT phone FROM opt_outs");
  expect(rows).toEqual([{ phone }]);
});

test("another provider's report updates the message that it names", async () => {
  const { call, pool, ...app } = await createOther();
  const { _id: contact } = await insertInvitedContact(app, { name: "María" });
  await pool.query(
    `INSERT INTO messages (_id, kind, "to", body, state, contact)
     VALUES ($1, 'sms', $2, 'Hello', 'sent', $3)`,
    [message, phone, contact],
  );
  const reply = await call("reports", { reference: message, uuid: "u1" });
  expect(reply.statusCode).toBe(204);
  const { rows } = await pool.query(
    "SELECT state, problem, provider_id FROM messages",
  );
  expect(rows).toEqual([
    { state: "failed", problem: "bad_number", provider_id: "u1" },
  ]);
});

test("rejects and rate-limits calls that are not from the provider, but not the provider's own", async () => {
  const { call, pool } = await createOther({ RATE_LIMIT_SCALE: "0.0005" });
  const text = { sender: phone, content: "Hello" };
  const codes: number[] = [];
  for (const token of ["guessed", "guessed", "guessed", "guessed", "secret"])
    codes.push((await call("texts", text, token)).statusCode);
  expect(codes).toEqual([403, 403, 403, 429, 200]);
  expect((await pool.query("SELECT FROM opt_outs")).rows).toEqual([]);
});
