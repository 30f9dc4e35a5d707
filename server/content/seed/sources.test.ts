import { expect, test } from "vitest";
import { defaultConcerns } from "./content.ts";
import { lastRead } from "./sources.ts";

const found = JSON.stringify(defaultConcerns).matchAll(
  /\bhttps?:\/\/[^"\\<>\s]+/g,
);
const used = [...new Set(Array.from(found, ([address]) => address))];

test.each(used)("%s uses https and is in the list", (address) => {
  expect(address).toMatch(/^https:\/\//);
  expect(Object.keys(lastRead)).toContain(address);
});

test("the list contains only used addresses", () => {
  expect(Object.keys(lastRead).toSorted()).toEqual(used.toSorted());
});

test('the list gives the date of each check, or "not read"', () => {
  for (const day of Object.values(lastRead))
    expect(day).toMatch(/^(?:not read|20\d{2}-\d{2}-\d{2})$/);
});
