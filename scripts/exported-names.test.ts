import { join } from "node:path";
import { expect, test } from "vitest";
import { sharedNames } from "./exported-names.ts";
import { filesIn } from "./import-graph.ts";

test("every exported name has one meaning", () => {
  expect(sharedNames(filesIn(join(import.meta.dirname, "..")))).toEqual([]);
});

test("reports names that two files export", () => {
  const files = {
    "server/a.ts": "export async function find() {}\nexport const loader = 1;",
    "web/b.ts": "export const find = 1;\nexport const loader = 2;",
    "web/c.ts": 'export { find } from "./b.ts";\nexport type Row = 1;',
    "web/d.tsx": "export function Row() {}\nconst find = 2;",
  };
  expect(sharedNames(new Map(Object.entries(files)))).toEqual([
    "find is exported by server/a.ts and web/b.ts",
    "Row is exported by web/c.ts and web/d.tsx",
  ]);
});

test("a call and its handler may share a name", () => {
  const files = {
    "shared/contract/a.ts": 'export const save = staffCall("PUT /a", {});',
    "server/b.ts": "export async function save() {}",
  };
  expect(sharedNames(new Map(Object.entries(files)))).toEqual([]);
});
