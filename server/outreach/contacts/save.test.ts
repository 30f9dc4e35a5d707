import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import {
  insertInvitedContact,
  createQuizApp,
} from "#server/testing/visitor/quiz.ts";

const changed = {
  name: "María Ñúñez",
  childname: "Luz",
  phone: "(201) 555-0177",
  redcapid: "R-9",
  language: "en",
  consentdate: "2026-11-02",
  consentsource: "Clinic form",
  zip: "07030",
  timezone: "Eastern",
  note: "Call after five",
};

async function createStaffApp() {
  const app = await withStaff(await createQuizApp());
  const contact = await insertInvitedContact(app);
  const save = (more: object = {}, id = contact._id) =>
    app.call(`PUT /api/contacts/${id}`, { ...changed, ...more });
  return { ...app, contact, save };
}

test("saving a contact replaces all its fields, keeps its link and is logged", async () => {
  const { save, contact, auditLines } = await createStaffApp();
  const saved = (await save()).json();
  expect(saved).toMatchObject({
    ...changed,
    phone: "+12015550177",
    timezone: "America/New_York",
    _id: contact._id,
    date: contact.date,
  });
  expect((await auditLines()).at(-1)).toMatchObject({
    event: "contact_saved",
    subject: contact._id,
  });
});

test("a waiting text goes to the new phone; a sent one stays unchanged", async () => {
  const { save, contact, pool } = await createStaffApp();
  await pool.query(
    `INSERT INTO messages (_id, kind, "to", body, state, contact)
     SELECT $1 || state, 'sms', '+12015550123', 'Hi', state, $2 FROM unnest('{queued,sent}'::text[]) state`,
    [newId().slice(0, 15), contact._id],
  );
  await save();
  const { rows } = await pool.query(
    `SELECT state, "to" FROM messages ORDER BY state`,
  );
  expect(rows).toEqual([
    { state: "queued", to: "+12015550177" },
    { state: "sent", to: "+12015550123" },
  ]);
});

test.each<[string, object, number, string, string]>([
  ["no name", { name: " " }, 400, "required", "name"],
  ["half a phone", { phone: "12" }, 400, "invalid_phone", "phone"],
  [
    "a premium-rate phone",
    { phone: "+1 876 555 1234" },
    400,
    "phone_not_served",
    "phone",
  ],
  ["an invalid date", { consentdate: "soon" }, 400, "invalid", "consentdate"],
  ["half a ZIP", { zip: "070" }, 400, "invalid", "zip"],
  [
    "a UTC offset as time zone",
    { timezone: "UTC-5" },
    400,
    "invalid_timezone",
    "timezone",
  ],
])(
  "saving %s is refused and changes nothing",
  async (_what, more, status, code, field) => {
    const { save, contact, call } = await createStaffApp();
    const reply = await save(more);
    expect([reply.statusCode, reply.json().errors[0]]).toMatchObject([
      status,
      { code, field },
    ]);
    expect((await call("GET /api/contacts")).json()).toMatchObject([
      { name: contact.name },
    ]);
  },
);

test("saving fails when the contact would duplicate another one or is deleted", async () => {
  const { save, call } = await createStaffApp();
  const { name, phone, childname } = changed;
  await call("POST /api/contacts", { name, phone, childname });
  const reply = await save();
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([
    409,
    "contact_known",
  ]);
  expect((await save({}, newId())).statusCode).toBe(404);
});

test("the second of two simultaneous edits gets a conflict and does not overwrite the first", async () => {
  const { save, call } = await createStaffApp();
  const first = await save({ note: "First", version: 1 });
  expect(first.json()).toMatchObject({ note: "First", version: 2 });
  const second = await save({ note: "Second", version: 1 });
  expect([second.statusCode, second.json().errors[0].code]).toEqual([
    409,
    "edited_meanwhile",
  ]);
  const [contact] = (await call("GET /api/contacts")).json();
  expect(contact).toMatchObject({ note: "First", version: 2 });
  expect((await save({ note: "Second", version: 2 })).statusCode).toBe(200);
});
