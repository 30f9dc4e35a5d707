import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bothSizes, staffSpecs } from "#e2e/support/specs-by-device.ts";

const folder = join(import.meta.dirname, "../e2e");
const files = readdirSync(folder).filter((name) => name.endsWith(".spec.ts"));

test("@desktop journeys are in files that the desktop project runs", () => {
  const marked = files.filter((name) =>
    readFileSync(join(folder, name), "utf8").includes("@desktop"),
  );
  expect(marked.length).toBeGreaterThan(2);
  const never = marked.filter((n) => !staffSpecs.test(n) && !bothSizes.test(n));
  expect(never).toEqual([]);
});
