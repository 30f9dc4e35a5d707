import { expect, test } from "vitest";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import {
  insertInvitedContact,
  createQuizApp,
  finishQuiz,
} from "#server/testing/visitor/quiz.ts";

async function createStaffApp() {
  const app = await withStaff(await createQuizApp());
  const read = async (id: string) =>
    app.call(`GET /api/contacts/${id}/history`);
  return { ...app, read };
}

test("the history of a contact begins with the day it was added", async () => {
  const staffApp = await createStaffApp();
  const { _id } = await insertInvitedContact(staffApp, { name: "Ana" });
  const reply = await staffApp.read(_id);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    created: expect.stringMatching(/^\d{4}-/),
    optedout: null,
    completed: null,
    campaigns: [],
    texts: [],
  });
});

test("the history lists texts, replies from the phone and the quiz, newest first", async () => {
  const staffApp = await createStaffApp();
  const ana = await insertInvitedContact(staffApp, { name: "Ana" });
  const other = await insertInvitedContact(staffApp, {
    name: "Beth",
    phone: "+12015550199",
  });
  for (const { _id: id } of [ana, other])
    await staffApp.call("POST /api/sms/send", {
      contacts: [{ id }],
      message: "Hi",
    });
  const { phone } = ana as unknown as { phone: string };
  await staffApp.call("POST /api/sms/reply", { phone, body: "STOP" });
  await finishQuiz(staffApp, { contact: ana._id });
  const { texts, optedout, completed } = (await staffApp.read(ana._id)).json();
  expect(texts.map(({ body }: { body: string }) => body)).toEqual([
    expect.stringContaining("Ya no le enviaremos"),
    "STOP",
    expect.stringMatching(/^Hi\nhttp.*\?lang=es$/),
  ]);
  expect(texts.map(({ state }: { state: string }) => state)).toEqual([
    "kept",
    "received",
    "kept",
  ]);
  expect(optedout).toMatch(/^\d{4}-/);
  expect(completed).toMatch(/^\d{4}-/);
});

test("the history of an unknown or invalid id is not found", async () => {
  const staffApp = await createStaffApp();
  expect((await staffApp.read("1".repeat(22))).statusCode).toBe(404);
  expect((await staffApp.read("short")).statusCode).toBe(400);
});
