import { describe, expect, test } from "vitest";
import { insertInvitedContact } from "#server/testing/visitor/quiz.ts";
import { createTexting, phone } from "#server/testing/messages/texting.ts";

type Fields = Record<string, string>;

describe("unusual calls from the provider", () => {
  test.each<[string, Fields]>([
    ["a short code", { From: "55555", Body: "STOP" }],
    ["a name", { From: "CLINIC", Body: "STOP" }],
    ["WhatsApp", { From: `whatsapp:${phone}`, Body: "STOP" }],
    ["Messenger", { From: "messenger:123456", Body: "STOP" }],
    ["a SIM card", { From: "sim:DE123", Body: "STOP" }],
    ["a number without a plus", { From: "12025550144", Body: "STOP" }],
    ["a number too long for a phone", { From: "+1234567890123456", Body: "" }],
    ["no sender", { Body: "STOP" }],
    ["an empty sender", { From: "", Body: "STOP" }],
    ["a very long sender", { From: "x".repeat(5000), Body: "STOP" }],
    ["a sender with a NUL", { From: "a\0b", Body: "STOP" }],
    ["nothing at all", {}],
  ])("from %s are stored without further effect", async (_who, fields) => {
    const { call, ask, token, pool } = await createTexting();
    const reply = await call("/api/twilio/inbound", fields);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain("Message>");
    expect((await ask("GET /api/messages", { token })).json()).toMatchObject([
      { state: "received", body: fields["Body"] ?? "" },
    ]);
    expect((await pool.query("SELECT FROM opt_outs")).rows).toEqual([]);
  });

  test.each<[string, Fields, string]>([
    ["a picture without words", { NumMedia: "1" }, ""],
    ["half a character", { Body: "a\ud83d" }, "a\ufffd"],
    ["a NUL", { Body: "a\0b" }, "ab"],
    ["a very long text", { Body: "x".repeat(9000) }, "x".repeat(1600)],
  ])("from a phone with %s are stored", async (_what, fields, body) => {
    const { call, ask, token } = await createTexting();
    const reply = await call("/api/twilio/inbound", { From: phone, ...fields });
    expect(reply.statusCode).toBe(200);
    expect((await ask("GET /api/messages", { token })).json()).toMatchObject([
      { to: phone, state: "received", body },
    ]);
  });

  test("a STOP recognized by the provider counts even without text", async () => {
    const { call, pool } = await createTexting();
    const fields = { From: phone, OptOutType: "STOP" };
    await call("/api/twilio/inbound", fields);
    const { rows } = await pool.query("SELECT phone FROM opt_outs");
    expect(rows).toEqual([{ phone }]);
  });
});

describe("a wish to stop inside a sentence", () => {
  test.each([
    ["Please stop texting me", /You will get no more texts/],
    ["No me manden más mensajes", /Ya no le enviaremos/],
    ["Wrong number. Quit sending me these!", /You will get no more/],
  ])("%s: stops the texts", async (body, answer) => {
    const app = await createTexting();
    await insertInvitedContact(app, { name: "María" });
    await app.pool.query("UPDATE contacts SET language = 'en'");
    expect((await app.write(body)).body).toMatch(answer);
    expect(await app.listed()).toMatchObject({ optedout: true });
  });

  test.each(["I can't stop thinking about it", "no quiero la vacuna"])(
    "%s: is left to staff",
    async (body) => {
      const app = await createTexting();
      await insertInvitedContact(app, { name: "María" });
      expect((await app.write(body)).body).not.toContain("Message>");
      expect(await app.listed()).toMatchObject({ optedout: false });
    },
  );
});

describe("a recognized keyword is stored with the message", () => {
  test.each<[string, Fields, string | null]>([
    ["a word recognized only by the provider", { OptOutType: "STOP" }, "stop"],
    ["a sentence", { Body: "Please stop texting me" }, "stop"],
    ["START", { Body: "START" }, "start"],
    ["HELP", { Body: "ayuda" }, "help"],
    ["an unclear reply", { Body: "no quiero la vacuna" }, "unclear"],
    ["anything else", { Body: "Thanks, we will come" }, null],
  ])("%s: %j is %s", async (_what, fields, understood) => {
    const { write, ask, token } = await createTexting();
    await write("SALIR", fields);
    expect((await ask("GET /api/messages", { token })).json()).toMatchObject([
      { state: "received", understood, invitation: false },
    ]);
  });

  test("a message that did not come from a phone is left for staff to read", async () => {
    const { write, ask, token } = await createTexting();
    await write("STOP", { From: `whatsapp:${phone}` });
    expect((await ask("GET /api/messages", { token })).json()).toMatchObject([
      { understood: "unclear" },
    ]);
  });
});
