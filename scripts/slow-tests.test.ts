import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unaffectedTests } from "./slow-tests.mjs";

const root = join(import.meta.dirname, "..");
const titlesWithout = (changedFile: string) =>
  unaffectedTests([changedFile]).map(({ title }) => title);

test.each([
  ["server/platform/db/embedded/process/holder.ts", "the embedded database"],
  ["package-lock.json", "the embedded database"],
  ["migrations/0001_start.sql", "older and newer schemas"],
  ["server/platform/db/migrate.ts", "older and newer schemas"],
  ["scripts/supervise.mjs", "the supervisor"],
  ["scripts/supervise.test.ts", "the supervisor"],
])("a change of %s runs the slow tests of %s", (changedFile, subject) => {
  const titles = titlesWithout(changedFile);
  expect(titles.filter((title) => title.endsWith(subject))).toEqual([]);
  expect(titles.length).toBeGreaterThan(0);
});

test("a change of other files runs no slow tests", () => {
  expect(titlesWithout("web/root.tsx")).toHaveLength(3);
});

test("every slow test and what it depends on exists", () => {
  for (const { files, dependsOn } of unaffectedTests([])) {
    expect(globSync(files, { cwd: root }), files).not.toEqual([]);
    for (const beginning of dependsOn)
      expect(
        existsSync(join(root, beginning)) ||
          globSync(`${beginning}*`, { cwd: root }).length > 0,
        beginning,
      ).toBe(true);
  }
});
