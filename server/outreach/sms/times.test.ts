import { expect, test } from "vitest";
import {
  insertInvitedContact,
  createQuizApp,
} from "#server/testing/visitor/quiz.ts";
import { createAdmin } from "#server/testing/test-app.ts";
import { createTexting, phone } from "#server/testing/messages/texting.ts";

/** 8:30 PM in New York: outside the default texting hours but within the legal ones. */
const evening = "2026-06-10T20:30:00-04:00";
const night = "2026-06-10T23:00:00-04:00";

async function createStaffApp(at: string) {
  const texting = await createTexting(() => new Date(at));
  const { ask, token } = texting;
  const { _id } = await insertInvitedContact(texting, { phone });
  const times = async (contacts = [_id]) =>
    (await ask("POST /api/sms/times", { token, body: { contacts } })).json();
  const message = async () =>
    (await ask("GET /api/messages", { token })).json()[0];
  return { ...texting, _id, times, message };
}

const toast =
  "1 message is on hold. It will be sent on June 11 at 9:00 AM, their time.";
const morning = "2026-06-11T13:00:00.000Z";

test("a text sent at night waits, and the reply says so", async () => {
  const { _id, invite, message, listed } = await createStaffApp(night);
  expect((await invite(_id)).json()).toBe(toast);
  expect(await message()).toMatchObject({ state: "queued", goes: morning });
  const { message: news } = await listed();
  expect(news.state).toBe("queued");
  expect(Date.parse(news.goes)).toBe(Date.parse(morning));
});

test("the reply is in Spanish for staff who work in Spanish", async () => {
  const { _id, ask, token } = await createStaffApp(night);
  const reply = await ask("POST /api/sms/send", {
    token,
    headers: { "accept-language": "es" },
    body: { contacts: [{ id: _id }], message: "Venga." },
  });
  expect(reply.json()).toMatch(
    /^1 mensaje está en espera\. Se enviará el 11 de junio a las 9:00/,
  );
});

test("a text outside texting hours goes immediately if staff insist and the law allows it", async () => {
  const { _id, invite, message, times } = await createStaffApp(evening);
  expect(await times()).toEqual({ held: 1, lawful: 1, first: morning });
  const reply = await invite(_id, { anyway: true });
  expect(reply.json()).toBe("1 message was sent.");
  expect((await message()).goes).toBeNull();
});

test("a text at night waits even if staff insist, because the law forbids it", async () => {
  const { _id, invite, times } = await createStaffApp(night);
  expect(await times()).toEqual({ held: 1, lawful: 0, first: morning });
  expect((await invite(_id, { anyway: true })).json()).toBe(toast);
});

test("a text by day goes immediately, and the reply mentions no waiting", async () => {
  const { _id, invite, times } = await createStaffApp(
    "2026-06-10T12:00:00-04:00",
  );
  expect(await times()).toEqual({ held: 0, lawful: 0, first: null });
  expect((await invite(_id)).json()).toBe("1 message was sent.");
});

test("no text waits when no provider is configured", async () => {
  const app = await createQuizApp({}, () => new Date(night));
  const { token } = await createAdmin(app);
  const { _id } = await insertInvitedContact(app);
  const body = { contacts: [_id] };
  const reply = await app.ask("POST /api/sms/times", { token, body });
  expect(reply.json()).toEqual({ held: 0, lawful: 0, first: null });
});
