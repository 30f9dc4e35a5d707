import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Locked = {
  integrity?: string;
  resolved?: string;
  link?: boolean;
} & Partial<
  Record<"dependencies" | "optionalDependencies", Record<string, string>>
>;

const file = join(import.meta.dirname, "../package-lock.json");
const packages: Record<string, Locked> = JSON.parse(
  readFileSync(file, "utf8"),
).packages;

/** Resolves a dependency: in the package's own folder or a parent. */
function isLocked(path: string, name: string): boolean {
  if (`${path}/node_modules/${name}`.replace(/^\//, "") in packages)
    return true;
  const up = path.lastIndexOf("/node_modules/");
  if (up >= 0) return isLocked(path.slice(0, up), name);
  return path !== "" && isLocked("", name);
}

test("the lockfile contains every package for every platform", () => {
  const missing = Object.entries(packages).flatMap(([path, locked]) =>
    Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path || "the project"} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test("every locked package has an integrity hash and no download URL", () => {
  const entries = Object.entries(packages).filter(([path]) => path !== "");
  expect(entries.filter(([, { integrity }]) => !integrity)).toEqual([]);
  expect(entries.filter(([, { resolved }]) => resolved)).toEqual([]);
});
