import { expect, test } from "vitest";
import {
  createImports,
  listFile,
  maria,
  rosa,
} from "#server/testing/files/imports.ts";

test("a preview shows the outcome of each row and changes nothing", async () => {
  const { preview, importList, contacts } = await createImports();
  await importList([rosa]);
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
    "asked",
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

test("an import does what its preview shows, and is logged", async () => {
  const { importList, imports, call, auditLines, me } = await createImports();
  await importList([rosa]);
  const contactImport = await importList([
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
  expect(contactImport).toMatchObject({
    added: 1,
    changed: 1,
    unchanged: 0,
    refused: 1,
    isUndoable: true,
    filename: "list.csv",
    hash: listFile.hash,
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
  expect(await imports()).toMatchObject([
    { _id: contactImport._id },
    { added: 1 },
  ]);
  expect(
    (await auditLines()).filter(({ event }) => event === "contacts_imported"),
  ).toMatchObject([{ user: me._id }, {}]);
});

test("importing the same list again changes nothing", async () => {
  const { importList, contacts } = await createImports();
  const rows = [{ ...rosa, note: "Wave 1" }, maria];
  await importList(rows);
  const before = await contacts();
  expect(await importList(rows)).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 2,
  });
  expect(await contacts()).toEqual(before);
});

test("an import needs a new preview when the contacts have changed since", async () => {
  const { preview, save, importList, contacts } = await createImports();
  const { fingerprint } = await preview([rosa]);
  await importList([{ ...rosa, childname: "" }]);
  const reply = await save([rosa], fingerprint);
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([
    409,
    "list_changed",
  ]);
  expect(await contacts()).toHaveLength(1);
});

test("two simultaneous imports of the same list add it once", async () => {
  const { preview, save, contacts } = await createImports();
  const { fingerprint } = await preview([rosa, maria]);
  const replies = await Promise.all(
    [1, 2, 3].map(() => save([rosa, maria], fingerprint)),
  );
  expect(
    replies.map(({ statusCode }) => String(statusCode)).toSorted(),
  ).toEqual(["200", "409", "409"]);
  expect(await contacts()).toHaveLength(2);
});

test("a family without consent to texts is not imported", async () => {
  const { preview } = await createImports();
  const { rows } = await preview([{ ...rosa, consentsource: "No" }, maria]);
  expect(rows).toMatchObject([
    {
      kind: "refused",
      reasons: [{ code: "invalid_consent", field: "consentsource" }],
    },
    { kind: "new" },
  ]);
});
