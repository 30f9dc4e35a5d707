import { expect, test } from "vitest";
import {
  type ContactFilter,
  everyContact,
  filterParts,
  groupOf,
  nextSort,
  readFilter,
  readSort,
  searchedWords,
  sortPart,
  spelledAs,
  tagsOf,
  tagsWith,
} from "./view.ts";

const now = "2026-11-20T12:00:00.000Z";
const daysAgo = (days: number) =>
  new Date(Date.parse(now) - days * 86_400_000).toISOString();

test.each([
  [{ active: 1, date: null }, "unsent"],
  [{ active: 1, date: daysAgo(6.99) }, "sent"],
  [{ active: 1, date: daysAgo(7) }, "between"],
  [{ active: 1, date: daysAgo(9.99) }, "between"],
  [{ active: 1, date: daysAgo(10) }, "expired"],
  [{ active: 0, date: daysAgo(2) }, "completed"],
])("%j stands under %s", (contact, group) =>
  expect(groupOf(contact, now)).toBe(group),
);

const readFrom = (parts: Record<string, string>) =>
  readFilter((name) => parts[name] ?? null);

test.each<Partial<ContactFilter>>([
  {},
  { search: "Ana (201)" },
  { status: "expired", language: "es" },
  { tags: ["North", "Wave 1"], archived: true },
  { texts: "call" },
])("an address says the filter %j and is read back", (filter) => {
  const whole = { ...everyContact, ...filter };
  expect(readFrom(filterParts(whole))).toEqual(whole);
});

test("what is not given stays out of the address, what is not asked for is empty", () => {
  expect(filterParts({ status: "any" })).toEqual({ status: "" });
  expect(filterParts({})).toEqual({});
});

test("what no filter can be is left out", () => {
  const parts = {
    status: "x",
    language: "fr",
    texts: "x",
    tags: " , ;",
    archived: "1",
  };
  expect(readFrom(parts)).toEqual(everyContact);
});

test("an order stands in the address, and nothing else does", () => {
  expect(readSort("-name")).toEqual({ by: "name", isDescending: true });
  expect(sortPart(readSort("-name"))).toBe("-name");
  expect(sortPart(null)).toBe("");
  for (const said of [null, "", "-", "age"]) expect(readSort(said)).toBeNull();
});

test("a column sorts up, then down, then no more; another column begins anew", () => {
  const up = nextSort(null, "name");
  const down = nextSort(up, "name");
  expect(up).toEqual({ by: "name", isDescending: false });
  expect(down).toEqual({ by: "name", isDescending: true });
  expect(nextSort(down, "name")).toBeNull();
  expect(nextSort(down, "date")).toEqual({ by: "date", isDescending: false });
});

test("a phone is searched as people write it", () => {
  expect(searchedWords(" (555) 123-4567 Ana ")).toEqual([
    "555",
    "123",
    "4567",
    "Ana",
  ]);
  expect(searchedWords("555.123")).toEqual(["555", "123"]);
  expect(searchedWords("  ")).toEqual([]);
});

test("a tag is spelled as it is already, whatever its case and accents", () => {
  expect(spelledAs(["Otoño", "Wave 1"], ["OTONO", "wave 1", "New"])).toEqual([
    "Otoño",
    "Wave 1",
    "New",
  ]);
});

test("tags come in one cell, each once, however they are spelled with capitals", () => {
  expect(tagsOf(" North ;Wave  1, north|South\n")).toEqual([
    "North",
    "Wave 1",
    "South",
  ]);
  expect(tagsOf("")).toEqual([]);
  expect(tagsWith(["North"], ["NORTH", "South"])).toEqual(["North", "South"]);
});
