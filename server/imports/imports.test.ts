import { expect, test } from "vitest";
import type {
  ContactImport,
  ImportedRow,
  PlannedRow,
} from "#shared/contract/imports.ts";
import { withStaff } from "#server/testing/desk.ts";
import { createQuizApp, finishQuiz } from "#server/testing/quiz.ts";
import { createAdmin } from "#server/testing/test-app.ts";

const rosa = { name: "Rosa Díaz", childname: "Luz", phone: "787 555 0123" };
const maria = {
  name: "María López",
  phone: "+1 (201) 555-0199",
  redcapid: "R-2",
  language: "es",
};
const file = { name: "list.csv", hash: "a".repeat(64) };

async function createImports() {
  const app = await withStaff(await createQuizApp());
  const { call, pool } = app;
  const preview = async (rows: ImportedRow[]) => {
    const reply = await call("POST /api/contacts/imports/preview", { rows });
    return reply.json<{ fingerprint: string; rows: PlannedRow[] }>();
  };
  const save = (rows: ImportedRow[], fingerprint: string) =>
    call("POST /api/contacts/imports", { rows, fingerprint, file });
  const bring = async (rows: ImportedRow[]) =>
    (await save(rows, (await preview(rows)).fingerprint)).json<ContactImport>();
  const undo = (_id: string) => call(`DELETE /api/contacts/imports/${_id}`);
  const imports = async () =>
    (await call("GET /api/contacts/imports")).json<ContactImport[]>();
  const contacts = async () =>
    (await pool.query("SELECT * FROM contacts ORDER BY _id")).rows;
  return { ...app, preview, save, bring, undo, imports, contacts };
}

test("a preview says what becomes of each row, and changes nothing", async () => {
  const { preview, bring, contacts } = await createImports();
  await bring([rosa]);
  const before = await contacts();
  const { rows } = await preview([
    { ...rosa, phone: "(787) 555-0123" },
    { ...rosa, zip: "00901" },
    { ...maria },
    { ...maria, name: "MARIA LOPEZ" },
    { ...rosa, childname: "Lus" },
    { name: "", phone: "12" },
    { ...maria, phone: "+44 7400 123456", redcapid: "R-3" },
    { ...maria, zip: "1", redcapid: "R-4" },
  ]);
  expect(rows.map(({ kind }) => kind)).toEqual([
    "known",
    "repeated",
    "new",
    "repeated",
    "asked",
    "refused",
    "refused",
    "refused",
  ]);
  expect(rows[4]?.like).toMatchObject({ name: "Rosa Díaz", childname: "Luz" });
  expect(
    rows.flatMap(({ reasons = [] }) =>
      reasons.map(({ code, field }) => [code, field]),
    ),
  ).toEqual([
    ["required", "name"],
    ["invalid_phone", "phone"],
    ["phone_not_served", "phone"],
    ["invalid", "zip"],
  ]);
  expect(await contacts()).toEqual(before);
});

test("an import adds, changes and leaves as its preview said, and is remembered", async () => {
  const { bring, imports, call, remembered, me } = await createImports();
  await bring([rosa]);
  const done = await bring([
    {
      ...rosa,
      zip: "00901",
      consentdate: "2026-11-02",
      consentsource: "Clinic form",
      note: "Wave 1",
    },
    maria,
    { name: "Nobody", phone: "1" },
  ]);
  expect(done).toMatchObject({
    added: 1,
    changed: 1,
    unchanged: 0,
    refused: 1,
    isUndoable: true,
    filename: "list.csv",
    hash: file.hash,
  });
  const list = (await call("GET /api/contacts")).json();
  expect(list).toMatchObject([
    {
      name: "María López",
      phone: "+12015550199",
      language: "es",
      redcapid: "R-2",
      active: 1,
      date: null,
    },
    { name: "Rosa Díaz", phone: "+17875550123", language: "en" },
  ]);
  expect(await imports()).toMatchObject([{ _id: done._id }, { added: 1 }]);
  expect(
    (await remembered()).filter(({ event }) => event === "contacts_imported"),
  ).toMatchObject([{ user: me._id }, {}]);
});

test("the same list again changes nothing", async () => {
  const { bring, contacts } = await createImports();
  const rows = [{ ...rosa, note: "Wave 1" }, maria];
  await bring(rows);
  const before = await contacts();
  expect(await bring(rows)).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 2,
  });
  expect(await contacts()).toEqual(before);
});

test("a list is looked at again where the contacts changed meanwhile", async () => {
  const { preview, save, bring, contacts } = await createImports();
  const { fingerprint } = await preview([rosa]);
  await bring([{ ...rosa, childname: "" }]);
  const reply = await save([rosa], fingerprint);
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([
    409,
    "list_changed",
  ]);
  expect(await contacts()).toHaveLength(1);
});

test("two who import the same list at once add it once", async () => {
  const { preview, save, contacts } = await createImports();
  const { fingerprint } = await preview([rosa, maria]);
  const replies = await Promise.all(
    [1, 2, 3].map(() => save([rosa, maria], fingerprint)),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200, 409, 409,
  ]);
  expect(await contacts()).toHaveLength(2);
});

test("undone, the contacts are as they were, to the last column", async () => {
  const { bring, undo, contacts, imports, pool } = await createImports();
  await bring([rosa]);
  const before = await contacts();
  const { _id } = await bring([
    { ...rosa, zip: "00901", note: "New", redcapid: "R-1" },
    maria,
  ]);
  const reply = await undo(_id);
  expect(reply.json()[0]).toMatchObject({
    _id,
    isUndoable: false,
    undone: expect.any(String),
  });
  expect(await contacts()).toEqual(before);
  expect(
    (await pool.query("SELECT FROM imported_contacts WHERE import = $1", [_id]))
      .rowCount,
  ).toBe(0);
  expect((await undo(_id)).statusCode).toBe(409);
  expect((await imports())[0]).toMatchObject({ isUndoable: false });
});

test.each<
  [
    string,
    (
      app: Awaited<ReturnType<typeof createImports>>,
      contact: string,
    ) => Promise<unknown>,
  ]
>([
  [
    "was texted",
    ({ pool }, contact) =>
      pool.query("UPDATE contacts SET date = now() WHERE _id = $1", [contact]),
  ],
  ["has answered", (app, contact) => finishQuiz(app, { contact })],
])(
  "an import of which somebody %s stays, and names them",
  async (_what, act) => {
    const app = await createImports();
    const { _id } = await app.bring([rosa, maria]);
    const [{ _id: contact }] = (
      await app.pool.query("SELECT _id FROM contacts WHERE name = $1", [
        maria.name,
      ])
    ).rows;
    await act(app, contact);
    const reply = await app.undo(_id);
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([
      409,
      "import_used",
    ]);
    expect(await app.contacts()).toHaveLength(2);
    expect((await app.imports())[0]).toMatchObject({
      isUndoable: false,
      used: [maria.name],
      usedcount: 1,
    });
  },
);

test("what was changed again since stays as it is now", async () => {
  const { bring, undo, pool } = await createImports();
  await bring([rosa]);
  const { _id } = await bring([{ ...rosa, note: "Second" }]);
  await bring([{ ...rosa, note: "Third" }]);
  await undo(_id);
  const { rows } = await pool.query("SELECT note FROM contacts");
  expect(rows).toEqual([{ note: "Third" }]);
});

test("an import is kept when the contact, or whoever did it, is gone", async () => {
  const app = await createImports();
  const { call, bring, contacts } = app;
  await bring([rosa]);
  const [{ _id }] = await contacts();
  await call("DELETE /api/contacts", { conts: [_id] });
  const other = await createAdmin(app, "other@clinic.example");
  await app.pool.query("DELETE FROM users WHERE _id <> $1", [other._id]);
  const reply = await call("GET /api/contacts/imports", undefined, other.token);
  expect(reply.json()).toMatchObject([{ user: "", added: 1 }]);
});
