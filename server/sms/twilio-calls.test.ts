import { describe, expect, onTestFinished, test } from "vitest";
import { createAdmin } from "#server/testing/test-app.ts";
import { createContact, createQuizApp } from "#server/testing/quiz.ts";
import { startTwilioStandIn } from "#server/testing/twilio-stand-in.ts";

const publicUrl = "https://quiz.example";
const phone = "+12015550123";

async function createTexting() {
  const provider = await startTwilioStandIn();
  onTestFinished(provider.stop);
  const env = { ...provider.env, PUBLIC_URL: publicUrl };
  const app = await createQuizApp(env);
  const { token } = await createAdmin(app);
  /** A call as Twilio makes it, signed unless another signature is given. */
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
  const invite = (id: string) =>
    app.ask("POST /api/sms/send", {
      token,
      body: { contacts: [{ id }], message: "Please come." },
    });
  const listed = async () =>
    (await app.ask("GET /api/contacts", { token })).json()[0];
  const news = async () =>
    (await app.ask("GET /api/contacts/news", { token })).json();
  return { ...app, token, provider, call, write, invite, listed, news };
}

describe("whoever writes back", () => {
  test.each([
    ["STOP", "es", /^<\?xml .*Ya no le enviaremos/],
    ["STOP", "en", /You will get no more text messages/],
    ["Alto", "en", /Ya no le enviaremos/],
    ["no más", "es", /Ya no le enviaremos/],
    ["HELP", "en", /Questions: https:\/\/quiz\.example\/contact/],
    ["Ayuda", "es", /Preguntas: https:\/\/quiz\.example\/contact/],
    ["START", "en", /You will get our text messages again/],
    ["Iniciar", "es", /Otra vez le enviaremos/],
  ] as const)("%s, reading %s, is answered", async (body, language, answer) => {
    const { write, pool, ...app } = await createTexting();
    await createContact(app, { name: "María" });
    await pool.query("UPDATE contacts SET language = $1", [language]);
    const reply = await write(body);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toContain("text/xml");
    expect(reply.body).toMatch(answer);
  });

  test("is not texted after a STOP, and again after a START", async () => {
    const app = await createTexting();
    const { _id } = await createContact(app, {
      name: "María",
      date: new Date("2026-10-01"),
    });
    await app.write("stop");
    expect(await app.listed()).toMatchObject({ optedout: true });
    const { message } = { message: (await app.invite(_id)).json() };
    expect(message).toBe(
      "0 messages were sent. 1 contact does not want text messages.",
    );
    expect(await app.news()).toMatchObject([{ _id, optedout: true }]);
    await app.write("iniciar");
    expect(await app.listed()).toMatchObject({ optedout: false });
    expect((await app.invite(_id)).json()).toBe("1 message was sent.");
  });

  test("gets no answer by a machine to anything else; a person can read it", async () => {
    const { write, ask, token } = await createTexting();
    const reply = await write("Who is this? ¿Quién es? 🙂");
    expect(reply.body).not.toContain("Message>");
    const [message] = (await ask("GET /api/messages", { token })).json();
    expect(message).toMatchObject({
      to: phone,
      body: "Who is this? ¿Quién es? 🙂",
      state: "received",
    });
  });

  test("is not answered twice where the provider has answered already", async () => {
    const { write, pool } = await createTexting();
    const reply = await write("STOP", { OptOutType: "STOP" });
    expect(reply.body).not.toContain("Message>");
    expect((await pool.query("SELECT * FROM opt_outs")).rows).toHaveLength(1);
  });
});

describe("reports about a message", () => {
  async function createSent() {
    const app = await createTexting();
    const { _id: contact } = await createContact(app, { name: "María" });
    await app.pool.query(
      `INSERT INTO messages (_id, kind, "to", body, state, contact)
       VALUES (repeat('3', 22), 'sms', $1, 'Hello', 'sending', $2)`,
      [phone, contact],
    );
    const report = (MessageStatus: string, more: Record<string, string> = {}) =>
      app.call(`/api/twilio/status/${"3".repeat(22)}`, {
        MessageSid: "SM1",
        MessageStatus,
        ...more,
      });
    const known = async () => (await app.listed()).message;
    return { ...app, report, known };
  }

  test("move it on, and never back", async () => {
    const { report, known } = await createSent();
    for (const [status, state] of [
      ["sent", "sent"],
      ["queued", "sent"],
      ["delivered", "delivered"],
      ["sent", "delivered"],
      ["failed", "delivered"],
    ] as const) {
      expect((await report(status)).statusCode).toBe(204);
      expect(await known()).toEqual({ state, problem: null });
    }
  });

  test.each([
    ["30005", "bad_number"],
    ["30003", "unreachable"],
    ["30007", "filtered"],
    ["30008", "refused"],
    ["", "refused"],
  ])("say why it failed: %s", async (ErrorCode, problem) => {
    const { report, known } = await createSent();
    await report("undelivered", ErrorCode ? { ErrorCode } : {});
    expect(await known()).toEqual({ state: "failed", problem });
  });

  test("end the doubt about a message", async () => {
    const { report, known, pool } = await createSent();
    await pool.query("UPDATE messages SET state = 'unknown'");
    await report("delivered");
    expect(await known()).toEqual({ state: "delivered", problem: null });
  });

  test("about what nobody knows change nothing", async () => {
    const { call, known } = await createSent();
    for (const id of ["4".repeat(22), "x"]) {
      const fields = { MessageSid: "SM1", MessageStatus: "delivered" };
      const reply = await call(`/api/twilio/status/${id}`, fields);
      expect(reply.statusCode).toBe(204);
    }
    expect(await known()).toEqual({ state: "sending", problem: null });
  });
});

describe("who is not the provider", () => {
  test.each(["", "wrong", "AAAAAAAAAAAAAAAAAAAAAAAAAAA="])(
    "is turned away with the signature %j",
    async (signature) => {
      const { call, pool } = await createTexting();
      const fields = { From: phone, Body: "STOP" };
      const reply = await call("/api/twilio/inbound", fields, signature);
      expect(reply.statusCode).toBe(403);
      expect((await pool.query("SELECT * FROM opt_outs")).rows).toEqual([]);
    },
  );

  test("cannot use a signature for other fields or another address", async () => {
    const { call, provider } = await createTexting();
    const path = "/api/twilio/inbound";
    const fields = { From: phone, Body: "Hello" };
    const signature = provider.sign(publicUrl + path, fields);
    const other = { ...fields, Body: "STOP" };
    expect((await call(path, other, signature)).statusCode).toBe(403);
    expect((await call(`${path}?a=1`, fields, signature)).statusCode).toBe(403);
  });

  test("finds nothing there where no provider is used", async () => {
    const { app } = await createQuizApp();
    const reply = await app.inject({
      method: "POST",
      url: "/api/twilio/inbound",
    });
    expect(reply.statusCode).toBe(404);
  });
});
