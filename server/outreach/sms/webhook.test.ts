import { describe, expect, test } from "vitest";
import { insertInvitedContact } from "#server/testing/visitor/quiz.ts";
import { createTexting, phone } from "#server/testing/messages/texting.ts";

describe("a family that replies", () => {
  test.each([
    ["STOP", "es", /^<\?xml .*Ya no le enviaremos/],
    ["STOP", "en", /You will get no more texts/],
    ["Alto", "en", /Ya no le enviaremos/],
    ["no más", "es", /Ya no le enviaremos/],
    ["HELP", "en", /Questions: https:\/\/quiz\.example\/contact/],
    ["Ayuda", "es", /Preguntas: https:\/\/quiz\.example\/contact/],
    ["START", "en", /You will get our texts again/],
    ["Iniciar", "es", /Volveremos a enviarle/],
  ] as const)("%s, reading %s, is answered", async (body, language, answer) => {
    const { write, pool, ...app } = await createTexting();
    await insertInvitedContact(app, { name: "María" });
    await pool.query("UPDATE contacts SET language = $1", [language]);
    const reply = await write(body);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toContain("text/xml");
    expect(reply.body).toMatch(answer);
  });

  test.each([
    ["HELP", "Main Street Clinic: Texts about a quiz for parents."],
    ["Ayuda", "Main Street Clinic: Mensajes de texto sobre un cuestionario"],
    ["STOP", "Main Street Clinic: You will get no more texts from us."],
  ])(
    "%s is answered by the clinic, once it has a name",
    async (body, answer) => {
      const { write, ask, token } = await createTexting();
      const clinic = { clinicname: "Main Street Clinic" };
      const saved = await ask("PUT /api/settings", { token, body: { clinic } });
      expect(saved.statusCode).toBe(200);
      expect((await write(body)).body).toContain(answer);
    },
  );

  test("gets no texts after STOP and gets them again after START", async () => {
    const app = await createTexting();
    const { _id } = await insertInvitedContact(app, {
      name: "María",
      date: "2026-10-01",
    });
    await app.write("stop");
    expect(await app.listed()).toMatchObject({ optedout: true });
    const { message } = { message: (await app.invite(_id)).json() };
    expect(message).toBe(
      "0 messages were sent. 1 contact does not want texts.",
    );
    expect(await app.news()).toMatchObject([{ _id, optedout: true }]);
    await app.write("iniciar");
    expect(await app.listed()).toMatchObject({ optedout: false });
    expect((await app.invite(_id)).json()).toBe("1 message was sent.");
  });

  test("gets no automatic answer to other replies, which staff can read", async () => {
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

  test("gets no second answer when the provider has already answered", async () => {
    const { write, pool } = await createTexting();
    const reply = await write("SALIR", { OptOutType: "STOP" });
    expect(reply.body).not.toContain("Message>");
    expect((await pool.query("SELECT * FROM opt_outs")).rows).toHaveLength(1);
  });
});

describe("delivery reports", () => {
  async function createSent() {
    const app = await createTexting();
    const { _id: contact } = await insertInvitedContact(app, { name: "María" });
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
    const lastMessage = async () => (await app.listed()).message;
    return { ...app, report, lastMessage };
  }

  test("move a message forward, never back", async () => {
    const { report, lastMessage } = await createSent();
    for (const [status, state] of [
      ["sent", "sent"],
      ["queued", "sent"],
      ["delivered", "delivered"],
      ["sent", "delivered"],
      ["failed", "delivered"],
    ] as const) {
      expect((await report(status)).statusCode).toBe(204);
      expect(await lastMessage()).toEqual({ state, problem: null, goes: null });
    }
  });

  test.each([
    ["30005", "bad_number"],
    ["30003", "unreachable"],
    ["30007", "filtered"],
    ["30008", "refused"],
    ["", "refused"],
  ])("say why it failed: %s", async (ErrorCode, problem) => {
    const { report, lastMessage } = await createSent();
    await report("undelivered", ErrorCode ? { ErrorCode } : {});
    expect(await lastMessage()).toEqual({
      state: "failed",
      problem,
      goes: null,
    });
  });

  test("store the opt-out when the recipient does not want texts", async () => {
    const { report, listed } = await createSent();
    await report("failed", { ErrorCode: "21610" });
    expect(await listed()).toMatchObject({
      optedout: true,
      message: { state: "failed", problem: "opted_out" },
    });
  });

  test("are all processed when a hundred arrive in a row", async () => {
    const { report } = await createSent();
    const codes = new Set<number>();
    for (let turn = 0; turn < 100; turn += 1)
      codes.add((await report("sent")).statusCode);
    expect(codes).toEqual(new Set([204]));
  });

  test("resolve a message in doubt", async () => {
    const { report, lastMessage, pool } = await createSent();
    await pool.query("UPDATE messages SET state = 'unknown'");
    await report("delivered");
    expect(await lastMessage()).toEqual({
      state: "delivered",
      problem: null,
      goes: null,
    });
  });

  test("change nothing when the message is unknown", async () => {
    const { call, lastMessage } = await createSent();
    for (const id of ["4".repeat(22), "x"]) {
      const fields = { MessageSid: "SM1", MessageStatus: "delivered" };
      const reply = await call(`/api/twilio/status/${id}`, fields);
      expect(reply.statusCode).toBe(204);
    }
    expect(await lastMessage()).toEqual({
      state: "sending",
      problem: null,
      goes: null,
    });
  });
});
