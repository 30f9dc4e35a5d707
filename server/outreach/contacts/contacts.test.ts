import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import {
  createQuizApp,
  finishQuiz,
  insertInvitedContact,
} from "#server/testing/visitor/quiz.ts";

test("a personal link shows six fields, without phone or status", async () => {
  const test = await createQuizApp();
  const { phone: _, ...rest } = await insertInvitedContact(test);
  const reply = await test.ask(`GET /api/contacts/${rest._id}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["cache-control"]).toBe("no-store");
  expect(reply.json()).toEqual({ ...rest, date: "2026-11-01T12:00:00.000Z" });
});

test("the thirty-first unknown id is rate-limited, but not a valid id or another network", async () => {
  const test = await createQuizApp({ RATE_LIMIT_SCALE: "1" });
  const { _id } = await insertInvitedContact(test);
  const guess = (id: string, remoteAddress = "127.0.0.5") =>
    test.app.inject({ url: `/api/contacts/${id}`, remoteAddress });
  const bodies = new Set<string>();
  for (let count = 0; count < 30; count += 1) {
    const reply = await guess(newId());
    expect(reply.statusCode).toBe(404);
    bodies.add(reply.body);
  }
  expect(bodies.size).toBe(1);
  const refused = await guess(newId());
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await guess(_id)).statusCode).toBe(200);
  expect((await guess(newId(), "127.0.0.6")).statusCode).toBe(404);
});

test("opening a valid link is never rate-limited", async () => {
  const test = await createQuizApp({ RATE_LIMIT_SCALE: "1" });
  const { _id } = await insertInvitedContact(test);
  for (let count = 0; count < 40; count += 1) {
    const { statusCode } = await test.ask(`GET /api/contacts/${_id}`);
    expect(statusCode).toBe(200);
  }
});

test("the link of a contact that was merged in an earlier release opens the remaining one, and its answers count there", async () => {
  const test = await createQuizApp();
  const { _id } = await insertInvitedContact(test);
  const old = newId();
  const merged = { _id: old, contact: _id };
  await test.db.insertInto("merged_contacts").values(merged).execute();
  const opened = await test.ask(`GET /api/contacts/${old}`);
  expect(opened.json()).toMatchObject({ _id, name: "Maria Invited" });
  const result = await finishQuiz(test, { contact: old });
  for (const link of [_id, old]) {
    const found = await test.ask(`GET /api/results/user/${link}`);
    expect(found.json()._id).toBe(result);
  }
});

test("stores the same family once, and a second child separately", async () => {
  const test = await createQuizApp();
  await insertInvitedContact(test);
  await expect(insertInvitedContact(test)).rejects.toThrow(
    "contacts_once_each",
  );
  await insertInvitedContact(test, { name: "Somebody else" });
});
