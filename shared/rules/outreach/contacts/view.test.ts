import { expect, test } from "vitest";
import {
  type ContactFilter,
  everyContact,
  filterParts,
  contactGroup,
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
])("%j belongs to the group %s", (contact, group) =>
  expect(contactGroup(contact, now)).toBe(group),
);

const readFrom = (parts: Record<string, string>) =>
  readFilter((name) => parts[name] ?? null);

test.each<Partial<ContactFilter>>([
  {},
  { search: "Ana (201)" },
  { status: "expired", language: "es" },
  { tags: ["North", "Wave 1"], archived: true },
  { texts: "call" },
])("the filter %j survives a round trip through URL parameters", (filter) => {
  const whole = { ...everyContact, ...filter };
  expect(readFrom(filterParts(whole))).toEqual(whole);
});

test("omits unset filters from URL parameters and writes default ones as empty", () => {
  expect(filterParts({ status: "any" })).toEqual({ status: "" });
  expect(filterParts({})).toEqual({});
});

test("ignores unknown values when reading a filter", () => {
  const parts = {
    status: "x",
    language: "fr",
    texts: "x",
    tags: " , ;",
    archived: "1",
  };
  expect(readFrom(parts)).toEqual(everyContact);
});

test("reads and writes the sort order as a URL parameter", () => {
  expect(readSort("-name")).toEqual({ by: "name", isDescending: true });
  expect(sortPart(readSort("-name"))).toBe("-name");
  expect(sortPart(null)).toBe("");
  for (const said of [null, "", "-", "age"]) expect(readSort(said)).toBeNull();
});

test("cycles a column through ascending, descending and unsorted; another column starts over", () => {
  const up = nextSort(null, "name");
  const down = nextSort(up, "name");
  expect(up).toEqual({ by: "name", isDescending: false });
  expect(down).toEqual({ by: "name", isDescending: true });
  expect(nextSort(down, "name")).toBeNull();
  expect(nextSort(down, "date")).toEqual({ by: "date", isDescending: false });
});

test("splits a search with a formatted phone number into words", () => {
  expect(searchedWords(" (555) 123-4567 Ana ")).toEqual([
    "555",
    "123",
    "4567",
    "Ana",
  ]);
  expect(searchedWords("555.123")).toEqual(["555", "123"]);
  expect(searchedWords("  ")).toEqual([]);
});

test("uses the existing spelling of a tag, ignoring case and accents", () => {
  expect(spelledAs(["Otoño", "Wave 1"], ["OTONO", "wave 1", "New"])).toEqual([
    "Otoño",
    "Wave 1",
    "New",
  ]);
});

test("splits a cell into tags without duplicates, ignoring case", () => {
  expect(tagsOf(" North ;Wave  1, north|South\n")).toEqual([
    "North",
    "Wave 1",
    "South",
  ]);
  expect(tagsOf("")).toEqual([]);
  expect(tagsWith(["North"], ["NORTH", "South"])).toEqual(["North", "South"]);
});
