import * as fc from "fast-check";
import { expect, test } from "vitest";
import { contactNamed } from "#web/testing/contacts.ts";
import {
  amounts,
  columns,
  entriesOf,
  filtered,
  nextSort,
  readView,
  sorted,
  toAddress,
  type View,
} from "./view.ts";

const now = "2026-11-20T12:00:00.000Z";
const daysAgo = (days: number) =>
  new Date(Date.parse(now) - days * 86_400_000).toISOString();

const entries = entriesOf(
  [
    contactNamed("Zoe", {
      childname: "Ben",
      date: daysAgo(6.99),
      language: "es",
    }),
    contactNamed("Ángel", { date: daysAgo(7), phone: "+15559990000" }),
    contactNamed("beth", { childname: "álvaro", date: daysAgo(9.99) }),
    contactNamed("Ana 10", { date: daysAgo(10) }),
    contactNamed("Ana 9", { redcapid: "RC-77" }),
    contactNamed("Ñeca", { active: 0, date: daysAgo(2) }),
  ],
  now,
);

const namesOf = (found: typeof entries) =>
  found.map(({ contact: { name } }) => name);
const by = (column: (typeof columns)[number], isDescending = false) =>
  namesOf(sorted(entries, { by: column, isDescending }));
const all = readView(new URLSearchParams());
const found = (filter: Partial<View>) =>
  namesOf(filtered(entries, { ...all, ...filter }));

test("every contact stands in one group, at the exact days", () => {
  const groups = entries.map(({ group }) => group);
  expect(groups.slice(0, 3)).toEqual(["sent", "between", "between"]);
  expect(groups.slice(3)).toEqual(["expired", "unsent", "completed"]);
  expect(amounts(entries)).toEqual({
    unsent: 1,
    sent: 1,
    between: 2,
    expired: 1,
    completed: 1,
  });
});

test("without a sorting the contacts stay as they were added", () => {
  expect(namesOf(sorted(entries, null))).toEqual(namesOf(entries));
});

test("names are sorted as people sort them: accents, capitals and numbers", () => {
  const names = ["Ana 9", "Ana 10", "Ángel", "beth", "Ñeca", "Zoe"];
  expect(by("name")).toEqual(names);
  expect(by("name", true)).toEqual(names.slice().reverse());
});

test("what has nothing in the column comes last, either way", () => {
  expect(by("childname").slice(0, 2)).toEqual(["beth", "Zoe"]);
  expect(by("childname", true).slice(0, 2)).toEqual(["Zoe", "beth"]);
  expect(by("date").slice(-1)[0]).toBe("Ana 9");
  expect(by("date", true).slice(-1)[0]).toBe("Ana 9");
  expect(by("date")[0]).toBe("Ana 10");
  expect(by("date", true)[0]).toBe("Ñeca");
});

test("a column sorts up, then down, then no more; another column begins anew", () => {
  const up = nextSort(null, "name");
  const down = nextSort(up, "name");
  expect(up).toEqual({ by: "name", isDescending: false });
  expect(down).toEqual({ by: "name", isDescending: true });
  expect(nextSort(down, "name")).toBeNull();
  expect(nextSort(down, "date")).toEqual({ by: "date", isDescending: false });
});

test("phones and states have an order too", () => {
  expect(by("phone").slice(-1)[0]).toBe("Ángel");
  expect(by("status")[0]).toBe("Ana 9");
  expect(by("status", true)[0]).toBe("Ñeca");
});

test("a search looks through names, child, the whole phone and the Redcap ID", () => {
  expect(found({ query: "angel" })).toEqual(["Ángel"]);
  expect(found({ query: "ALVARO" })).toEqual(["beth"]);
  expect(found({ query: "(555) 999-0000" })).toEqual(["Ángel"]);
  expect(found({ query: "rc-77" })).toEqual(["Ana 9"]);
});

test("group, language and search narrow the list together", () => {
  expect(found({ group: "between" })).toEqual(["Ángel", "beth"]);
  expect(found({ language: "es" })).toEqual(["Zoe"]);
  expect(found({ language: "es", group: "expired" })).toEqual([]);
  expect(found({ group: "between", query: "b" })).toEqual(["beth"]);
});

test("sorting never loses and never doubles a contact", () => {
  const names = fc.array(fc.string({ maxLength: 4 }), { maxLength: 30 });
  fc.assert(
    fc.property(
      names,
      fc.constantFrom(...columns),
      fc.boolean(),
      (given, column, isDescending) => {
        const all = entriesOf(
          given.map((name) => contactNamed(name)),
          now,
        );
        const order = sorted(all, { by: column, isDescending });
        expect(namesOf(order).slice().sort()).toEqual(given.slice().sort());
      },
    ),
  );
});

test.each<Partial<View>>([
  { query: "Ana (201)", page: 3 },
  { group: "expired", language: "es" },
  { sort: { by: "name", isDescending: true } },
  { sort: { by: "date", isDescending: false } },
])("how the list is looked at stands in the address: %j", (view) => {
  const address = new URLSearchParams(toAddress({ ...all, ...view }));
  expect(readView(address)).toEqual({ ...all, ...view });
});

test.each([
  "status=x",
  "language=fr",
  "sort=age",
  "sort=-",
  "page=0",
  "page=x",
])("an address with %s asks for nothing", (address) =>
  expect(readView(new URLSearchParams(address))).toEqual(all),
);
