import { expect, test } from "vitest";
import { createImports, maria, rosa } from "#server/testing/files/imports.ts";
import { finishQuiz } from "#server/testing/visitor/quiz.ts";
import { createAdmin } from "#server/testing/test-app.ts";

test("undo restores every column of the contacts, but the version", async () => {
  const { importList, undo, contacts, imports, pool } = await createImports();
  await importList([{ ...rosa, tags: "North" }]);
  const before = await contacts();
  const [known] = before;
  const { _id } = await importList([
    { ...rosa, zip: "00901", note: "New", redcapid: "R-1", tags: "Wave 1" },
    maria,
  ]);
  const reply = await undo(_id);
  expect(reply.json()[0]).toMatchObject({
    _id,
    isUndoable: false,
    undone: expect.any(String),
  });
  expect(await contacts()).toEqual([{ ...known, version: known.version + 2 }]);
  expect(
    (await pool.query("SELECT FROM imported_contacts WHERE import = $1", [_id]))
      .rowCount,
  ).toBe(0);
  expect((await undo(_id)).statusCode).toBe(409);
  expect((await imports())[0]).toMatchObject({ isUndoable: false });
});

test("undo of a long list restores the contacts byte for byte", async () => {
  const { importList, undo, contacts, pool } = await createImports();
  const row = (at: number, more: object = {}) => ({
    name: `Familia Núñez ${at}`,
    childname: "Luz",
    phone: `+1201555${String(at).padStart(4, "0")}`,
    redcapid: `R-${at}`,
    ...more,
  });
  const places = (from: number, until: number) =>
    Array.from({ length: until - from }, (_, at) => from + at);
  await importList(places(0, 200).map((at) => row(at, { tags: "Escuela" })));
  await pool.query(
    "UPDATE contacts SET note = 'Call after 5' WHERE phone ~ '7$'",
  );
  const withoutVersions = async () =>
    JSON.stringify(
      (await contacts()).map((contact) => ({ ...contact, version: 0 })),
    );
  const before = await withoutVersions();
  const { _id, added, changed } = await importList([
    ...places(0, 100).map((at) => row(at)),
    ...places(100, 200).map((at) =>
      row(at, { zip: "00901", note: "New", tags: "Ola 2", language: "es" }),
    ),
    ...places(200, 300).map((at) => row(at)),
  ]);
  expect([added, changed]).toEqual([100, 100]);
  expect(await withoutVersions()).not.toBe(before);
  expect((await undo(_id)).statusCode).toBe(200);
  expect(await withoutVersions()).toBe(before);
});

test("a form opened before an undo cannot overwrite a change made after it", async () => {
  const { call, importList, undo, contacts } = await createImports();
  await importList([rosa]);
  const { _id: list } = await importList([{ ...rosa, note: "Imported" }]);
  const [{ _id, version }] = await contacts();
  await undo(list);
  const save = async (note: string, since: number) => {
    const body = { ...rosa, note, version: since };
    return (await call(`PUT /api/contacts/${_id}`, body)).statusCode;
  };
  const [undone] = await contacts();
  expect(await save("A colleague's", undone.version)).toBe(200);
  expect(await save("Stale", version)).toBe(409);
  expect(await contacts()).toMatchObject([{ note: "A colleague's" }]);
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
  "an import cannot be undone if one of its contacts %s, and the reply names that contact",
  async (_what, act) => {
    const app = await createImports();
    const { _id } = await app.importList([rosa, maria]);
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

test("undo leaves contacts that changed again since", async () => {
  const { importList, undo, pool } = await createImports();
  await importList([rosa]);
  const { _id } = await importList([{ ...rosa, note: "Second" }]);
  await importList([{ ...rosa, note: "Third" }]);
  await undo(_id);
  const { rows } = await pool.query("SELECT note FROM contacts");
  expect(rows).toEqual([{ note: "Third" }]);
});

test("an import stays after its contact or its user is deleted", async () => {
  const app = await createImports();
  const { call, importList, contacts } = app;
  await importList([rosa]);
  const [{ _id }] = await contacts();
  await call("DELETE /api/contacts", { conts: [_id] });
  const other = await createAdmin(app, "other@clinic.example");
  await app.pool.query("DELETE FROM users WHERE _id <> $1", [other._id]);
  const reply = await call("GET /api/contacts/imports", undefined, other.token);
  expect(reply.json()).toMatchObject([{ user: "", added: 1 }]);
});
