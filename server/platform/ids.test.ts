import { expect, test } from "vitest";
import { idLength } from "#shared/rules/ids.ts";
import { newId } from "./ids.ts";

test("ids use every allowed character at every position", () => {
  const ids = Array.from({ length: 5000 }, newId);
  for (let place = 0; place < idLength; place += 1)
    expect(new Set(ids.map((id) => id[place])).size).toBe(58);
  expect(ids.join("")).toMatch(/^[1-9A-HJ-NP-Za-km-z]+$/);
  expect(new Set(ids.map((id) => id.length))).toEqual(new Set([idLength]));
  expect(new Set(ids).size).toBe(ids.length);
});
