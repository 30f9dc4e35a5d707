import { describe, expect, test } from "vitest";
import { createAdmin } from "#server/testing/test-app.ts";
import {
  insertInvitedContact,
  createQuizApp,
  finishQuiz,
} from "#server/testing/visitor/quiz.ts";

async function createStaffApp() {
  const app = await createQuizApp({ PUBLIC_URL: "https://quiz.example" });
  const { token } = await createAdmin(app);
  const invite = (ids: string[], more: object = {}, headers: object = {}) =>
    app.ask("POST /api/sms/send", {
      token,
      headers,
      body: {
        contacts: ids.map((id) => ({ id, phone: "+19005551234" })),
        message: "Please take the quiz.",
        url: "https://quiz.example/quiz",
        ...more,
      },
    });
  const sent = async () =>
    (await app.ask("GET /api/messages", { token })).json() as {
      to: string;
      body: string;
    }[];
  const contact = (name: string, more: object = {}) =>
    insertInvitedContact(app, { name, date: "2026-10-01", ...more });
  return { ...app, token, invite, sent, contact };
}

test("sends the invitation to the contact's phone with the personal link", async () => {
  const { invite, sent, contact } = await createStaffApp();
  const { _id } = await contact("María");
  const reply = await invite([_id]);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toBe(
    "1 message was saved under Messages, but not sent. No text-message service is set up.",
  );
  expect(await sent()).toMatchObject([
    {
      to: "+12015550123",
      body: `Please take the quiz.\nhttps://quiz.example/${_id}?lang=es`,
    },
  ]);
});

test("a contact who reads English gets a link without a language", async () => {
  const { invite, sent, contact, pool } = await createStaffApp();
  const { _id } = await contact("Mary");
  await pool.query("UPDATE contacts SET language = 'en'");
  await invite([_id]);
  expect((await sent())[0]?.body).toBe(
    `Please take the quiz.\nhttps://quiz.example/${_id}`,
  );
});

test("sends each family the text in its own language", async () => {
  const { ask, invite, sent, contact, token, pool } = await createStaffApp();
  const spanish = await contact("María");
  const english = await contact("Mary");
  await pool.query("UPDATE contacts SET language = 'en' WHERE _id = $1", [
    english._id,
  ]);
  const message_es = "Por favor, responda el cuestionario.";
  await invite([spanish._id, english._id], { message_es });
  const bodies = (await sent()).map(({ body }) => body);
  expect(bodies.toSorted()).toEqual([
    `Please take the quiz.\nhttps://quiz.example/${english._id}`,
    `${message_es}\nhttps://quiz.example/${spanish._id}?lang=es`,
  ]);
  const refused = await invite([spanish._id], { message_es: " " });
  expect(refused.json().errors[0]).toMatchObject({
    field: "message_es",
    code: "required",
  });
  const mode = await ask("GET /api/sms/mode", { token });
  expect(mode.json()).toEqual({ isTest: true });
});

test("the list shows when the invitation was sent and that the quiz is pending", async () => {
  const { ask, token, invite, contact, pool } = await createStaffApp();
  const { _id } = await contact("María");
  await pool.query("UPDATE contacts SET date = NULL, active = 3");
  const before = Date.now();
  await invite([_id]);
  const [listed] = (await ask("GET /api/contacts", { token })).json();
  expect(Date.parse(listed.date)).toBeGreaterThanOrEqual(before - 1000);
  expect(listed.active).toBe(1);
});

test("skips finished, recently texted and deleted contacts, and reports them", async () => {
  const staffApp = await createStaffApp();
  const finished = await staffApp.contact("Done");
  const just = await staffApp.contact("Just");
  const open = await staffApp.contact("Open");
  await finishQuiz(staffApp, { contact: finished._id });
  await staffApp.invite([just._id]);
  const ids = [finished._id, just._id, open._id, open._id, "1".repeat(22)];
  const reply = await staffApp.invite(ids);
  expect(reply.json()).toBe(
    "1 message was saved under Messages, but not sent. No text-message service is set up. 1 contact has already finished the quiz. 1 contact was texted less than a minute ago. 1 contact is no longer on the list.",
  );
  expect(await staffApp.sent()).toHaveLength(2);
});

test("reports in Spanish to staff who work in Spanish", async () => {
  const { invite, contact } = await createStaffApp();
  const { _id } = await contact("María");
  const reply = await invite([_id], {}, { cookie: "lang=es" });
  expect(reply.json()).toBe(
    "1 mensaje se guardó en Mensajes, pero no se envió. No hay un servicio de mensajes configurado.",
  );
});

test("twenty simultaneous requests send one message", async () => {
  const { invite, sent, contact } = await createStaffApp();
  const { _id } = await contact("María");
  await Promise.all(Array.from({ length: 20 }, () => invite([_id])));
  expect(await sent()).toHaveLength(1);
});

test("if two admins text overlapping lists, each contact gets one text", async () => {
  const { invite, sent, contact } = await createStaffApp();
  const ids: string[] = [];
  for (let number = 0; number < 30; number += 1)
    ids.push((await contact(`Family ${number}`))._id);
  await Promise.all([
    invite(ids.slice(0, 20)),
    invite(ids.slice(10).toReversed()),
  ]);
  const messages = await sent();
  expect(messages).toHaveLength(30);
  expect(new Set(messages.map(({ body }) => body)).size).toBe(30);
});

describe("nothing is sent", () => {
  test.each([
    [{ message: "  " }, "message", "required"],
    [{ message: undefined }, "message", "required"],
    [{ message: "x".repeat(1001) }, "message", "too_long"],
    [{ url: "https://evil.example/quiz" }, "url", "foreign_link"],
    [{ url: "//evil.example" }, "url", "foreign_link"],
    [{ url: "nonsense" }, "url", "foreign_link"],
    [{ contacts: [] }, "contacts", "required"],
    [{ contacts: [{ id: "short" }] }, "contacts.0.id", "invalid"],
    [{ contacts: [{ id: "1".repeat(22) }] }, "contacts", "contacts_gone"],
    [{ link: "https://evil.example" }, "link", "unknown_field"],
  ])("for %j", async (more, field, code) => {
    const { invite, sent, contact } = await createStaffApp();
    const { _id } = await contact("María");
    const reply = await invite([_id], more);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0]).toMatchObject({ field, code });
    expect(await sent()).toEqual([]);
  });
});
