import { describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import {
  insertInvitedContact,
  createQuizApp,
} from "#server/testing/visitor/quiz.ts";

async function createStaffApp() {
  const app = await withStaff(await createQuizApp());
  const { call } = app;
  const ids = [
    (await insertInvitedContact(app, { name: "Ana" }))._id,
    (await insertInvitedContact(app, { name: "Beth" }))._id,
  ];
  const tag = (more: object) =>
    call("POST /api/contacts/tags", { conts: ids, ...more });
  const archive = (conts: string[], archived = true) =>
    call("POST /api/contacts/archive", { conts, archived });
  const tagsOf = async () =>
    (await call("GET /api/contacts"))
      .json()
      .map(({ tags }: { tags: string[] }) => tags);
  return { ...app, ids, tag, archive, tagsOf };
}

describe("tags", () => {
  test("are added to and removed from many contacts, without duplicates and in order", async () => {
    const { tag, tagsOf, auditLines } = await createStaffApp();
    const reply = await tag({ add: ["North", "Wave 1"] });
    expect(reply.json()).toEqual({ amount: 2 });
    await tag({ add: ["Wave 1", "School"], remove: ["North"] });
    const tags = ["Wave 1", "School"];
    expect((await auditLines()).at(-1)).toMatchObject({
      event: "contacts_tagged",
      subject: "2",
    });
    expect(await tagsOf()).toEqual([tags, tags]);
  });

  test("are the same regardless of case", async () => {
    const { call, tag, tagsOf, ids } = await createStaffApp();
    await tag({ add: ["North"], conts: [ids[0]] });
    await tag({ add: ["north"] });
    expect(await tagsOf()).toEqual([["North"], ["North"]]);
    expect((await call("GET /api/contacts/tags")).json()).toEqual(["North"]);
  });

  test("are limited to ten for a contact and cannot contain a separator", async () => {
    const { tag, tagsOf } = await createStaffApp();
    await tag({ add: Array.from({ length: 10 }, (_, at) => `Tag ${at}`) });
    const full = await tag({ add: ["One more"] });
    expect(full.json().errors[0]).toMatchObject({
      code: "too_many",
      field: "add",
    });
    expect((await tagsOf())[0]).toHaveLength(10);
    expect((await tag({ add: ["a,b"] })).statusCode).toBe(400);
  });

  test("can be changed even if some of the contacts were deleted", async () => {
    const { tag, ids } = await createStaffApp();
    const reply = await tag({ add: ["North"], conts: [ids[0], newId()] });
    expect(reply.json()).toEqual({ amount: 1 });
  });
});

describe("an archived contact", () => {
  test("is not listed and gets no text, but its link still works", async () => {
    const { archive, call, ids, pool, auditLines, ask } =
      await createStaffApp();
    const [ana = ""] = ids;
    await pool.query(
      `INSERT INTO messages (_id, kind, "to", body, state, contact)
       VALUES ($1, 'sms', '+12015550123', 'Hi', 'queued', $1)`,
      [ana],
    );
    expect((await archive([ana])).json()).toEqual({ amount: 1 });
    expect((await call("GET /api/contacts")).json()).toHaveLength(1);
    expect((await pool.query("SELECT FROM messages")).rowCount).toBe(0);
    const sent = await call("POST /api/sms/send", {
      contacts: [{ id: ana, phone: "+12015550123" }],
      message: "Hi",
    });
    expect(sent.json()).toContain("1 contact is in the archive.");
    expect((await pool.query("SELECT FROM messages")).rowCount).toBe(0);
    expect((await ask(`GET /api/contacts/${ana}`)).statusCode).toBe(200);
    expect((await auditLines()).map(({ event }) => event)).toContain(
      "contacts_archived",
    );
  });

  test("is found in the archive and can be restored", async () => {
    const { archive, call, ids } = await createStaffApp();
    await archive(ids);
    const find = async (archived: boolean) =>
      (
        await call("POST /api/contacts/search", { filter: { archived } })
      ).json();
    expect(await find(true)).toMatchObject({ total: 2, archived: 2 });
    expect(await find(false)).toMatchObject({ total: 0, archived: 2 });
    await archive(ids, false);
    expect(await find(false)).toMatchObject({ total: 2, archived: 0 });
  });
});

test("adding a contact returns only that contact, and deleting returns only the count", async () => {
  const { call, ids } = await createStaffApp();
  const added = await call("POST /api/contacts/one", {
    name: "Carmen",
    phone: "+12015550188",
    tags: ["North"],
    consentdate: "2026-11-20",
    consentsource: "School fair",
  });
  expect(added.json()).toMatchObject({
    name: "Carmen",
    tags: ["North"],
    consentdate: "2026-11-20",
    consentsource: "School fair",
  });
  const conts = [added.json()._id, ids[0], newId()];
  const gone = await call("POST /api/contacts/delete", { conts });
  expect(gone.json()).toEqual({ amount: 2 });
  expect((await call("GET /api/contacts")).json()).toHaveLength(1);
});

test("a selection returns only a few fields, and its replies are not stored", async () => {
  const { app, call, ids, token, pool } = await createStaffApp();
  const reply = await call("POST /api/contacts/selection", { filter: {} });
  expect(reply.json()).toHaveLength(2);
  expect(reply.json()[0]).toEqual({
    _id: expect.any(String),
    name: expect.any(String),
    phone: "+12015550123",
    language: "es",
    active: 1,
    optedout: false,
    date: "2026-11-01T12:00:00.000Z",
    consentdate: "",
    consentsource: "",
  });
  expect(ids).toContain(reply.json()[0]._id);
  for (const url of ["/api/contacts/selection", "/api/contacts/search"])
    await app.inject({
      method: "POST",
      url,
      headers: { authorization: `Bearer ${token}`, "idempotency-key": url },
      payload: { filter: {} },
    });
  const stored = await pool.query("SELECT FROM idempotency_keys");
  expect(stored.rowCount).toBe(0);
});
