import { expect, test } from "vitest";
import {
  withEditedItem,
  withStaff,
} from "#server/testing/staff/staff-calls.ts";
import { insertInvitedContact } from "#server/testing/visitor/quiz.ts";
import { createStaff, createTestApp } from "#server/testing/test-app.ts";
import { verifyActivityLog } from "./verify.ts";

type Audited = { auditLines: () => Promise<{ event: string }[]> };

async function lastOf<App extends Audited>({ auditLines }: App) {
  return (await auditLines()).at(-1);
}

test("logs the changed fields of a concern with the text before and after", async () => {
  const app = await withEditedItem("concerns", 0);
  const { item, save, me } = app;
  await save({ name_es: "Otro nombre", checkby: "2027-01-31" });
  expect(await lastOf(app)).toMatchObject({
    event: "concern_saved",
    user: me._id,
    who: me.name,
    subject: item._id,
    about: item.name,
    changes: [
      {
        of: "concerns",
        fields: { name_es: [item.name_es, "Otro nombre"], checkby: null },
      },
    ],
  });
});

test("logs only the part of a long text around the change", async () => {
  const app = await withEditedItem("concerns", 0);
  const long = (word: string) =>
    `<p>${"long ".repeat(2000)}${word} ${"end ".repeat(2000)}</p>`;
  await app.save({ content: long("before") });
  const { version } = (await app.all())[0];
  await app.save({ content: long("behind"), version });
  const { changes } = (await lastOf(app)) as unknown as {
    changes: [{ fields: { content: [string, string] } }];
  };
  const [was, now] = changes[0].fields.content;
  expect([was.length, now.length]).toEqual([602, 602]);
  expect([was, now]).toEqual([
    expect.stringContaining("before end"),
    expect.stringContaining("behind end"),
  ]);
});

test("logs settings by section, and no text of an invitation", async () => {
  const app = await withEditedItem("questions", 0);
  await app.call("PUT /api/settings", {
    homePage: { maintitle_en: "New title" },
    invitation: { message_en: "Canary" },
  });
  const line = JSON.stringify(await lastOf(app));
  expect(line).toContain('"homePage.maintitle_en":["');
  expect(line).toContain('"New title"]');
  expect(line).not.toContain("Canary");
});

test("logs a toggled question, and no fields for a save without changes", async () => {
  const app = await withEditedItem("questions", 0);
  await app.call(`PUT /api/questions/toggle/${app._id}`);
  expect(await lastOf(app)).toMatchObject({
    changes: [{ of: "questions", fields: { active: ["true", "false"] } }],
  });
  await app.save({});
  expect(await lastOf(app)).toMatchObject({
    event: "question_saved",
    changes: null,
  });
});

test("logs only field names of contacts and users, and the name of the user who acted", async () => {
  const app = await withStaff(await createTestApp());
  const { _id } = await insertInvitedContact(app, { name: "Canaria" });
  await app.call(`PUT /api/contacts/${_id}`, {
    name: "Canary",
    phone: "+12015550199",
    language: "es",
  });
  expect(await lastOf(app)).toMatchObject({
    event: "contact_saved",
    subject: _id,
    about: null,
  });
  const other = await createStaff(app, ["editor"]);
  await app.call(`PUT /api/users/${other._id}`, {
    name: other.name,
    email: "canary@clinic.example",
    roles: ["inviter"],
  });
  expect(await lastOf(app)).toMatchObject({
    event: "user_saved",
    about: other.name,
    changes: [
      { of: "users", fields: { email: null, roles: ["editor", "inviter"] } },
    ],
  });
  await app.call(`DELETE /api/users/${other._id}`);
  expect(await lastOf(app)).toMatchObject({
    event: "user_deleted",
    about: other.name,
  });
  const whole = JSON.stringify(await app.auditLines());
  expect(whole).toContain('{"name":null,"phone":null');
  expect(whole).not.toMatch(/Canar|5550199|canary@/);
  expect(await verifyActivityLog(app.db)).toMatchObject({ isWhole: true });
});

test("logs a refused call, and repeats of it as one entry", async () => {
  const app = await withStaff(await createTestApp());
  const { token, _id } = await createStaff(app, ["inviter"]);
  for (let time = 0; time < 3; time += 1)
    expect(
      (await app.call("GET /api/users", undefined, token)).statusCode,
    ).toBe(403);
  await app.call("GET /api/insights", undefined, token);
  const refused = (await app.auditLines()).filter(
    ({ event }) => event === "call_refused",
  );
  expect(refused).toMatchObject([
    { user: _id, subject: "GET /api/users" },
    { user: _id, subject: "GET /api/insights" },
  ]);
});

test("does not log a rolled-back change, or mix it into the next entry", async () => {
  const app = await withEditedItem("concerns", 0);
  const before = (await app.auditLines()).length;
  await app.save({ name: "Never", version: 99 });
  expect(await app.auditLines()).toHaveLength(before);
  await app.call("GET /api/feedbacks");
  expect(await lastOf(app)).toMatchObject({ changes: null, about: null });
});
