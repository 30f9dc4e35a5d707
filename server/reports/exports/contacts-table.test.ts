import { expect, test } from "vitest";
import { readCsv } from "#server/testing/files/exports.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import {
  insertInvitedContact,
  createQuizApp,
} from "#server/testing/visitor/quiz.ts";

async function createStaffApp() {
  const app = await withStaff(await createQuizApp());
  const save = (filter: object = {}) =>
    app.call("POST /api/contacts/csv", { filter });
  return { ...app, save };
}

test("exports contacts with link, status and tags, safe for spreadsheets", async () => {
  const app = await createStaffApp();
  const { _id } = await insertInvitedContact(app, { name: "=1+1" });
  await app.call("POST /api/contacts/tags", {
    conts: [_id],
    add: ["North", "Wave 1"],
  });
  const reply = await app.save();
  expect(reply.headers["content-disposition"]).toContain('"contacts.csv"');
  expect(readCsv(reply)).toEqual([
    expect.objectContaining({
      contact_id: _id,
      redcapid: "R-17",
      name: "'=1+1",
      phone: "+12015550123",
      link: expect.stringMatching(new RegExp(`/${_id}\\?lang=es$`)),
      status: expect.stringMatching(/^(sent|between|expired)$/),
      sent: "2026-11-01T12:00:00Z",
      opted_out: "no",
      tags: "North, Wave 1",
      archived: "no",
    }),
  ]);
  expect(await app.auditLines()).toContainEqual(
    expect.objectContaining({
      event: "data_exported",
      subject: "contacts.csv",
    }),
  );
});

test("exports only contacts that match the filter", async () => {
  const app = await createStaffApp();
  await insertInvitedContact(app, { name: "Ana O'Brien" });
  await insertInvitedContact(app, { name: "Beth" });
  const names = async (filter: object) =>
    readCsv(await app.save(filter)).map(({ name }) => name);
  expect(await names({ search: "o'brien" })).toEqual(["Ana O'Brien"]);
  expect(await names({ search: "'; DROP TABLE contacts; --" })).toEqual([]);
  expect(await names({ search: "\\' OR true --" })).toEqual([]);
  expect(await names({ tags: ["it's"] })).toEqual([]);
  expect(await names({})).toHaveLength(2);
});
