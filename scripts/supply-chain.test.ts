import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";

const root = join(import.meta.dirname, "..");

afterEach(removeFolders);

function listLicences(...files: string[]) {
  const script = join(root, "scripts/licences.mjs");
  const options = { cwd: root, encoding: "utf8" } as const;
  return spawnSync(process.execPath, [script, ...files], options);
}

test("every locked package has an allowed license", () => {
  const { status, stdout, stderr } = listLicences();
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toContain("MIT · ");
});

test.each([
  [{ license: "GPL-3.0-only" }, "GPL-3.0-only"],
  [{ license: "MIT AND AGPL-3.0" }, "MIT AND AGPL-3.0"],
  [{ license: "MPL-2.0" }, "MPL-2.0"],
  [{}, "none"],
])("refuses a package with the license %j", async (given, licence) => {
  const file = join(await makeFolder(), "package-lock.json");
  const locked = { version: "1.0.0", ...given };
  const packages = { "": {}, "node_modules/other": locked };
  await writeFile(file, JSON.stringify({ packages }));
  const { status, stderr } = listLicences(file);
  expect(status).toBe(1);
  expect(stderr).toContain(`other@1.0.0: ${licence}`);
});
