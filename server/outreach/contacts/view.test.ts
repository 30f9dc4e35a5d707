import { describe, expect, test } from "vitest";
import {
  type ContactFilter,
  type ContactSort,
  contactColumns,
  everyContact,
  contactGroup,
} from "#shared/rules/outreach/contacts/view.ts";
import { newId } from "#server/platform/ids.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { findContactIds } from "./view-queries.ts";

type Given = { name: string; days?: number } & Record<string, unknown>;

/** An app with these contacts, the newest first. */
async function withContacts(given: Given[]) {
  const app = await withStaff(await createTestApp());
  const rows = given.map(({ days, ...contact }, at) => ({
    _id: newId(),
    phone: `+1201555${String(at).padStart(4, "0")}`,
    childname: "",
    redcapid: "",
    language: "en",
    active: 1,
    tags: [],
    archived: null,
    days: days ?? null,
    ...contact,
  }));
  await app.pool.query(
    `INSERT INTO contacts (_id, name, childname, phone, redcapid, language, active, tags, archived, date, created)
     SELECT _id, name, childname, phone, redcapid, language, active, tags, archived,
       now() - days * interval '24 hours', now() - n * interval '1 second'
     FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (_id text, name text, childname text, phone text,
       redcapid text, language text, active int, tags text[], archived timestamptz, days float)) WITH ORDINALITY
       AS given (_id, name, childname, phone, redcapid, language, active, tags, archived, days, n)`,
    [JSON.stringify(rows)],
  );
  const search = async (more: object) =>
    (
      await app.call("POST /api/contacts/search", { filter: {}, ...more })
    ).json();
  const named = (rows: { name: string }[]) => rows.map(({ name }) => name);
  return {
    ...app,
    search,
    found: async (filter: Partial<ContactFilter>) =>
      named((await search({ filter })).rows),
    sorted: async (sort: ContactSort | null) =>
      named((await search({ sort })).rows),
  };
}

const family = [
  { name: "Zoe", childname: "Ben", days: 6.99, language: "es" },
  { name: "Ángel", days: 7.01, phone: "+15559990000" },
  { name: "beth", childname: "álvaro", days: 9.99, tags: ["North", "Wave 1"] },
  { name: "Ana 10", days: 10.01, tags: ["North"] },
  { name: "Ana 9", redcapid: "RC-77" },
  { name: "Ñeca", active: 0, days: 2 },
  { name: "Away", archived: "2026-11-01T00:00:00Z", childname: "Ben" },
];

describe("a filter", () => {
  test("matches words in names, phone and REDCap ID regardless of accents and case", async () => {
    const { found } = await withContacts(family);
    for (const [search, ...names] of [
      ["angel", "Ángel"],
      ["ALVARO", "beth"],
      ["neca", "Ñeca"],
      ["ñeca", "Ñeca"],
      ["(555) 999-0000", "Ángel"],
      ["rc-77", "Ana 9"],
      ["ben zoe", "Zoe"],
      ["zoe álvaro"],
      ["%"],
    ] as const)
      expect([search, ...(await found({ search }))]).toEqual([
        search,
        ...names,
      ]);
  });

  test("assigns each contact the same status as the shared rule", async () => {
    const { found, search } = await withContacts(family);
    const { rows, amounts } = await search({});
    const now = new Date().toISOString();
    for (const status of [
      "unsent",
      "sent",
      "between",
      "expired",
      "completed",
    ] as const) {
      const expected = rows.filter(
        (contact: Parameters<typeof contactGroup>[0]) =>
          contactGroup(contact, now) === status,
      );
      expect(await found({ status })).toEqual(
        expected.map(({ name }: { name: string }) => name),
      );
      expect(amounts[status]).toBe(expected.length);
    }
  });

  test("in test mode, a texted family has its status but counts as not texted", async () => {
    const { found, search, call } = await withContacts(family);
    const { rows } = await search({ filter: { search: "Ana 9" } });
    const [{ _id: id }] = rows;
    await call("POST /api/sms/send", { contacts: [{ id }], message: "Hi" });
    expect(await found({ status: "unsent" })).toEqual([]);
    expect((await search({})).amounts).toMatchObject({ unsent: 0, sent: 2 });
    expect(await found({ texts: "untexted" })).toEqual(["Ana 9"]);
  });

  test("narrows by language, by all tags together, and to the archive", async () => {
    const { found } = await withContacts(family);
    expect(await found({ language: "es" })).toEqual(["Zoe"]);
    expect(await found({ tags: ["North"] })).toEqual(["beth", "Ana 10"]);
    expect(await found({ tags: ["North", "Wave 1"] })).toEqual(["beth"]);
    expect(await found({ archived: true, search: "ben" })).toEqual(["Away"]);
    expect(await found({ search: "away" })).toEqual([]);
  });

  test("matches unreachable contacts and those whose text is on hold", async () => {
    const { found, pool } = await withContacts(family);
    await pool.query(`
      INSERT INTO unreachable_phones (phone, problem)
        SELECT phone, 'bad_number' FROM contacts WHERE name IN ('beth', 'Ñeca', 'Away');
      INSERT INTO messages (_id, kind, "to", body, state, contact, not_before)
        SELECT 'm' || _id, 'sms', phone, '', 'queued', _id, now() + CASE name WHEN 'Zoe' THEN '1 hour' ELSE '-1 hour' END::interval
        FROM contacts WHERE name IN ('Zoe', 'Ana 9')`);
    expect(await found({ texts: "call" })).toEqual(["beth"]);
    expect(await found({ texts: "call", archived: true })).toEqual(["Away"]);
    expect(await found({ texts: "held" })).toEqual(["Zoe"]);
  });

  test("matches the same contacts for a page, a selection and a campaign", async () => {
    const { call, db, search } = await withContacts(family);
    const filter = { ...everyContact, tags: ["North"] };
    const { rows } = await search({ filter });
    const ids = rows.map(({ _id }: { _id: string }) => _id);
    const selected = await call("POST /api/contacts/selection", { filter });
    expect(selected.json().map(({ _id }: { _id: string }) => _id)).toEqual(ids);
    expect(await findContactIds(db, filter)).toEqual(ids);
  });

  test("is rejected when its values are invalid", async () => {
    const { call } = await withContacts([]);
    for (const filter of [{ status: "x" }, { tags: ["a,b"] }, { who: "all" }]) {
      const reply = await call("POST /api/contacts/search", { filter });
      expect(reply.statusCode).toBe(400);
    }
  });
});

test("sorts contacts in the order that people expect, with empty values last", async () => {
  const { sorted } = await withContacts(family);
  const newest = family.slice(0, 6).map(({ name }) => name);
  expect(await sorted(null)).toEqual(newest);
  const by = (column: ContactSort["by"], isDescending = false) =>
    sorted({ by: column, isDescending });
  const names = ["Ana 10", "Ana 9", "Ángel", "beth", "Ñeca", "Zoe"];
  expect(await by("name")).toEqual(names);
  expect(await by("name", true)).toEqual(names.toReversed());
  expect((await by("childname")).slice(0, 3)).toEqual(["beth", "Zoe", "Ángel"]);
  expect((await by("childname", true)).slice(0, 2)).toEqual(["Zoe", "beth"]);
  expect((await by("date")).at(-1)).toBe("Ana 9");
  expect((await by("date", true)).at(-1)).toBe("Ana 9");
  expect((await by("phone")).at(-1)).toBe("Ángel");
  expect((await by("status")).at(0)).toBe("Ana 9");
  expect((await by("status", true)).at(0)).toBe("Ñeca");
});

test("all pages together contain the whole list, in both directions", async () => {
  const given = Array.from({ length: 120 }, (_, at) => ({ name: `P${at}` }));
  const { search, db } = await withContacts(given);
  const ids = await findContactIds(db, everyContact);
  for (const by of [undefined, ...contactColumns]) {
    const sort = by ? { by, isDescending: true } : null;
    const seen = [];
    for (const page of [1, 2, 3]) seen.push(await search({ sort, page }));
    const rows = seen.flatMap((each) => each.rows);
    const found = rows.map(({ _id }: { _id: string }) => _id);
    expect(new Set(found)).toEqual(new Set(ids));
    expect(found).toHaveLength(120);
  }
  expect(await search({ page: 9 })).toMatchObject({ page: 3, total: 120 });
});

test("an empty list is one empty page", async () => {
  const { search } = await withContacts([]);
  expect(await search({})).toEqual({
    rows: [],
    page: 1,
    total: 0,
    archived: 0,
    amounts: { unsent: 0, sent: 0, between: 0, expired: 0, completed: 0 },
  });
});
