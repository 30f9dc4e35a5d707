import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { createAdmin } from "#server/testing/test-app.ts";
import {
  insertInvitedContact,
  createQuizApp,
} from "#server/testing/visitor/quiz.ts";

const phone = "+12015550123";

async function open() {
  const app = await createQuizApp();
  const { token } = await createAdmin(app);
  const contact = await insertInvitedContact(app, { name: "Ana", phone });
  const ask = (line: string, body?: object) =>
    app.ask(line, { token, ...(body && { body }) });
  const reply = (body: string) => ask("POST /api/sms/reply", { phone, body });
  /** The id of a new unclear reply. */
  async function unclear(): Promise<string> {
    await reply("I can't stop thinking about it");
    const [newest] = (await ask("GET /api/messages")).json();
    expect(newest).toMatchObject({ understood: "unclear", decision: null });
    return newest._id;
  }
  const decide = (id: string, decision: unknown) =>
    ask(`PUT /api/messages/${id}/decision`, { decision });
  const isOptedOut = async () =>
    (await ask(`GET /api/contacts/edit/${contact._id}`)).json().optedout;
  return { ...app, ask, reply, unclear, decide, isOptedOut, contact };
}

test("staff can stop texts after an unclear reply and allow them again, and both are logged", async () => {
  const { ask, unclear, decide, isOptedOut, contact } = await open();
  const id = await unclear();
  const stopped = await decide(id, "stop");
  expect(stopped.statusCode).toBe(200);
  expect(stopped.json()).toEqual({ decision: "stop" });
  expect(await isOptedOut()).toBe(true);
  await ask("POST /api/sms/send", {
    contacts: [{ id: contact._id }],
    message: "Hello",
  });
  const messages = (await ask("GET /api/messages")).json();
  expect(messages).toHaveLength(1);

  expect((await decide(id, "keep")).json()).toEqual({ decision: "keep" });
  expect(await isOptedOut()).toBe(false);
  const log = (await ask("GET /api/record?kind=messages")).json();
  expect(log.acts.map(({ event }: { event: string }) => event)).toEqual([
    "texts_allowed",
    "invitations_sent",
    "texts_stopped",
  ]);
});

test("one decision applies to all earlier unclear replies of the phone", async () => {
  const { ask, unclear, decide } = await open();
  await unclear();
  await decide(await unclear(), "keep");
  const messages = (await ask("GET /api/messages")).json();
  expect(
    messages.map(({ decision }: { decision: unknown }) => decision),
  ).toEqual(["keep", "keep"]);
});

test("staff cannot allow texts again after the family itself texted STOP", async () => {
  const { reply, unclear, decide, isOptedOut } = await open();
  const id = await unclear();
  await decide(id, "stop");
  await reply("STOP");
  const refused = await decide(id, "keep");
  expect(refused.statusCode).toBe(409);
  expect(refused.json().errors).toMatchObject([{ code: "stopped_by_family" }]);
  expect(await isOptedOut()).toBe(true);
  await reply("START");
  expect(await isOptedOut()).toBe(false);
});

test("only an unclear reply can be decided on, and only in one of two ways", async () => {
  const { ask, reply, unclear, decide } = await open();
  await reply("STOP");
  const [, stop] = (await ask("GET /api/messages")).json();
  expect((await decide(stop._id, "keep")).statusCode).toBe(404);
  expect((await decide(newId(), "stop")).statusCode).toBe(404);
  expect((await decide(await unclear(), "maybe")).statusCode).toBe(400);
});
