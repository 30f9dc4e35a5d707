import { describe, expect, test } from "vitest";
import { emptyFields } from "#shared/rules/outreach/contacts/import.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import {
  answerQuiz,
  insertInvitedContact,
  createQuizApp,
  finishQuiz,
  handIn,
} from "#server/testing/visitor/quiz.ts";

const family = {
  name: "María Ñúñez",
  childname: "Ana",
  phone: "+1 (201) 555-0123",
  redcapid: "R-1",
};

const news = { result: null, message: null, optedout: false, deadphone: null };
const fresh = { active: 1, version: 1, tags: [], archived: null, ...news };

async function createStaffApp(env: NodeJS.ProcessEnv = {}) {
  const app = await withStaff(await createQuizApp(env));
  const { call } = app;
  const add = (more: object = {}) =>
    call("POST /api/contacts", { ...family, ...more });
  const list = async () => (await call("GET /api/contacts")).json();
  const remove = (...conts: string[]) =>
    call("DELETE /api/contacts", { conts });
  return { ...app, add, list, remove };
}

describe("a contact", () => {
  test("is added at the top of the list with its phone as E.164", async () => {
    const { add, list } = await createStaffApp();
    await add({ name: "First" });
    const reply = await add({ language: "es" });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toHaveLength(2);
    expect(reply.json()[0]).toEqual({
      ...emptyFields,
      ...family,
      ...fresh,
      _id: expect.stringMatching(/^\w{22}$/),
      phone: "+12015550123",
      language: "es",
      date: null,
    });
    expect(await list()).toEqual(reply.json());
  });

  test("needs only a name and a phone", async () => {
    const { call } = await createStaffApp();
    const { name, phone } = family;
    const reply = await call("POST /api/contacts", { name, phone });
    expect(reply.json()[0]).toMatchObject({
      childname: "",
      redcapid: "",
      language: "en",
    });
  });

  test("is listed once, regardless of phone format and repeated requests", async () => {
    const { add, list } = await createStaffApp();
    const spellings = [
      "+12015550123",
      "+1 201 555 0123",
      "+1-201-555-0123",
      "+1 (201) 555-0123",
    ];
    const replies = await Promise.all(spellings.map((phone) => add({ phone })));
    const refused = replies.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.json().errors[0].code).toBe("contact_known");
    expect(await list()).toHaveLength(1);
  });

  test("can share a phone with another child of the family", async () => {
    const { add } = await createStaffApp();
    await add();
    expect((await add({ childname: "Luis" })).statusCode).toBe(200);
  });

  test.each([
    [{ name: " " }, "name", "required"],
    [{ name: undefined }, "name", "required"],
    [{ name: "x".repeat(101) }, "name", "too_long"],
    [{ childname: "a\0b" }, "childname", "invalid"],
    [{ phone: "" }, "phone", "required"],
    [{ phone: "201555012" }, "phone", "invalid_phone"],
    [{ phone: "32015550123" }, "phone", "invalid_phone"],
    [{ phone: "+12019761234" }, "phone", "phone_not_served"],
    [{ phone: "002015550123" }, "phone", "invalid_phone"],
    [{ phone: "+1 201 555 01" }, "phone", "invalid_phone"],
    [{ phone: "+19005551234" }, "phone", "phone_not_served"],
    [{ phone: "+18765551234" }, "phone", "phone_not_served"],
    [{ phone: "+447911123456" }, "phone", "phone_not_served"],
    [{ phone: "+18005551234" }, "phone", "phone_not_served"],
    [{ language: "fr" }, "language", "invalid"],
    [{ active: 0 }, "active", "unknown_field"],
    [{ _id: "1".repeat(22) }, "_id", "unknown_field"],
  ])("with %j is refused with the field", async (more, field, code) => {
    const { add, list } = await createStaffApp();
    const reply = await add(more);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].field).toBe(field);
    expect(reply.json().errors[0].code).toBe(code);
    expect(await list()).toEqual([]);
  });

  test("links to its result once there is one", async () => {
    const staffApp = await createStaffApp();
    const { _id } = await insertInvitedContact(staffApp);
    await handIn(staffApp, { ...(await answerQuiz(staffApp)), contact: _id });
    expect((await staffApp.list())[0].result).toBe(null);
    const result = await finishQuiz(staffApp, { contact: _id });
    expect((await staffApp.list())[0]).toMatchObject({ result, active: 0 });
  });
});

describe("deleting contacts", () => {
  test("returns the remaining contacts and ignores unknown ids", async () => {
    const staffApp = await createStaffApp();
    const one = await insertInvitedContact(staffApp, { name: "One" });
    const two = await insertInvitedContact(staffApp, { name: "Two" });
    const reply = await staffApp.remove(one._id, "1".repeat(22));
    expect(reply.statusCode).toBe(200);
    expect(reply.json().map(({ _id }: { _id: string }) => _id)).toEqual([
      two._id,
    ]);
    expect(
      (await staffApp.ask(`GET /api/contacts/${one._id}`)).statusCode,
    ).toBe(404);
  });

  test("keeps the family's answers without anything that identifies it", async () => {
    const staffApp = await createStaffApp();
    const { _id } = await insertInvitedContact(staffApp, {
      name: "Unique Name",
    });
    const result = await finishQuiz(staffApp, {
      contact: _id,
      parentname: "Unique Parent",
      childname: "Unique Child",
    });
    await staffApp.pool.query("UPDATE contacts SET active = 1");
    await staffApp.call("POST /api/sms/send", {
      contacts: [{ id: _id }],
      message: "Hello Unique Parent",
    });
    await staffApp.remove(_id);
    const { rows } = await staffApp.pool.query(
      `SELECT (SELECT json_agg(results)::text FROM results) AS results,
        (SELECT json_agg(messages)::text FROM messages) AS messages,
        (SELECT json_agg(contacts)::text FROM contacts) AS contacts,
        (SELECT json_agg(audit)::text FROM audit) AS audit`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/Unique|2015550123/);
    const stored = await staffApp.db
      .selectFrom("results")
      .selectAll()
      .where("_id", "=", result)
      .executeTakeFirst();
    expect(stored).toMatchObject({
      contact: null,
      parentname: "",
      problem: "contact deleted",
    });
    expect(stored?.chosen.length).toBeGreaterThan(0);
  });

  test("keeps the problem that a result already has", async () => {
    const staffApp = await createStaffApp();
    const { _id } = await insertInvitedContact(staffApp, { name: "One" });
    await finishQuiz(staffApp, { contact: _id });
    await staffApp.pool.query(
      "UPDATE results SET problem = 'question deleted'",
    );
    await staffApp.remove(_id);
    const { rows } = await staffApp.pool.query(
      "SELECT contact, problem FROM results",
    );
    expect(rows).toEqual([{ contact: null, problem: "question deleted" }]);
  });

  test.each([
    [{ conts: [] }, "conts"],
    [{ conts: ["short"] }, "conts.0"],
    [{ conts: "x" }, "conts"],
    [{ conts: Array(1001).fill("1".repeat(22)) }, "conts"],
    [{}, "conts"],
  ])("refuses %j", async (body, field) => {
    const { call } = await createStaffApp();
    const reply = await call("DELETE /api/contacts", body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].field).toBe(field);
  });

  test("leaves a consistent state while the family submits the quiz", async () => {
    const staffApp = await createStaffApp();
    for (let round = 0; round < 20; round += 1) {
      const { _id } = await insertInvitedContact(staffApp, {
        name: `Family ${round}`,
      });
      const quiz = { ...(await answerQuiz(staffApp)), contact: _id };
      const [, posted] = await Promise.all([
        staffApp.remove(_id),
        staffApp.ask("POST /api/results", { body: quiz }),
      ]);
      expect([200, 400]).toContain(posted.statusCode);
    }
    const { rows } = await staffApp.pool.query(
      "SELECT 1 FROM results WHERE contact IS NOT NULL OR parentname <> ''",
    );
    expect(rows).toEqual([]);
  });
});
