import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "../web");

test("the words of the desk lie under the names of its modules", () => {
  const modules = new Set(readdirSync(join(web, "admin")));
  const named = readdirSync(join(web, "i18n/admin")).map((name) =>
    name.replace(/\.ts$/, ""),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !modules.has(name))).toEqual([]);
  // A module has one file or one folder, never both.
  expect(new Set(named).size).toBe(named.length);
});
