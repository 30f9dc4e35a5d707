import { describe, expect, test } from "vitest";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";
import {
  createTexting,
  phone,
  publicUrl,
} from "#server/testing/messages/texting.ts";

describe("a caller that is not the provider", () => {
  test.each(["", "wrong", "AAAAAAAAAAAAAAAAAAAAAAAAAAA="])(
    "is refused with the signature %j",
    async (signature) => {
      const { call, pool } = await createTexting();
      const fields = { From: phone, Body: "STOP" };
      const reply = await call("/api/twilio/inbound", fields, signature);
      expect(reply.statusCode).toBe(403);
      expect((await pool.query("SELECT * FROM opt_outs")).rows).toEqual([]);
    },
  );

  test.each<{ payload?: object }>([
    {},
    { payload: {} },
    { payload: { toString: 1 } },
  ])("is refused with %j and no signature", async (call) => {
    const { app } = await createTexting();
    for (const url of ["/api/twilio/inbound", "/api/twilio/status/x"]) {
      const reply = await app.inject({
        method: "POST",
        url,
        ...call,
      });
      expect([403, 415]).toContain(reply.statusCode);
    }
  });

  test("cannot reuse a signature for other fields or another address", async () => {
    const { call, provider } = await createTexting();
    const path = "/api/twilio/inbound";
    const fields = { From: phone, Body: "Hello" };
    const signature = provider.sign(publicUrl + path, fields);
    const other = { ...fields, Body: "STOP" };
    expect((await call(path, other, signature)).statusCode).toBe(403);
    expect((await call(`${path}?a=1`, fields, signature)).statusCode).toBe(403);
  });

  test("gets 404 when no provider is configured", async () => {
    const { app } = await createQuizApp();
    const reply = await app.inject({
      method: "POST",
      url: "/api/twilio/inbound",
    });
    expect(reply.statusCode).toBe(404);
  });
});
