import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { filesIn, importProblems, topFolders } from "./import-graph.ts";

const root = join(import.meta.dirname, "..");

afterAll(removeFolders);

/** Writes these files into a temporary folder and returns their problems. */
async function problemsWith(files: Record<string, string>): Promise<string[]> {
  const folder = await makeFolder();
  for (const topFolder of topFolders) mkdirSync(join(folder, topFolder));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return importProblems(filesIn(folder));
}

test("the source files have no import cycles", () => {
  const files = filesIn(root);
  expect(files.size).toBeGreaterThan(500);
  expect(importProblems(files)).toEqual([]);
});

const imports = (...paths: string[]) =>
  paths.map((path) => `import { b } from "${path}";`).join("\n");

test.each<[string, Record<string, string>, string]>([
  [
    "two files in a cycle",
    {
      "web/core/a.ts": imports("./b.ts"),
      "web/core/b.ts": imports("#web/core/a.ts"),
    },
    "Import cycle: web/core/a.ts → web/core/b.ts → web/core/a.ts",
  ],
  [
    "a cycle of type imports behind other files",
    {
      "shared/rules/a.ts": imports("./b.ts"),
      "shared/rules/b.ts": imports("./c.ts"),
      "shared/rules/c.ts": 'import type {\n  D,\n} from "./d/d.ts";',
      "shared/rules/d/d.ts": 'export type { B } from "#shared/rules/b.ts";',
    },
    "Import cycle: shared/rules/b.ts → shared/rules/c.ts → shared/rules/d/d.ts → shared/rules/b.ts",
  ],
  [
    "a cycle of dynamic imports",
    {
      "server/a.ts": 'await import("./b.ts");',
      "server/b.ts": imports("./a.ts"),
    },
    "Import cycle: server/a.ts → server/b.ts → server/a.ts",
  ],
  [
    "a cycle of server folders without one of files",
    {
      "server/sms/a.ts": imports("#server/messages/b.ts"),
      "server/messages/b.ts": "",
      "server/messages/c.ts": imports("#server/contacts/d.ts"),
      "server/contacts/d.ts": imports("#server/sms/e.ts"),
      "server/sms/e.ts": "",
    },
    "Import cycle: server/contacts → server/sms → server/messages → server/contacts",
  ],
  [
    "a cycle of a folder and a file beside it",
    {
      "server/db/a.ts": imports("./embedded/b.ts"),
      "server/db/embedded/b.ts": "",
      "server/db/embedded/c.ts": imports("#server/db/a.ts"),
    },
    "Import cycle: server/db/a.ts → server/db/embedded → server/db/a.ts",
  ],
  [
    "a cycle of a screen's folders",
    {
      "web/admin/list/a.tsx": imports("#web/admin/form/b.ts"),
      "web/admin/form/b.ts": "",
      "web/admin/form/c.tsx": imports("#web/admin/list/d.ts"),
      "web/admin/list/d.ts": "",
    },
    "Import cycle: web/admin/form → web/admin/list → web/admin/form",
  ],
  [
    "a server file that imports test code",
    {
      "server/sms/a.ts": imports("#server/testing/b.ts"),
      "server/testing/b.ts": "",
    },
    "server/sms/a.ts imports server/testing/b.ts, which is for tests",
  ],
  [
    "a screen that imports test code",
    {
      "web/admin/a.tsx": imports("#web/testing/b.ts"),
      "web/testing/b.ts": "",
    },
    "web/admin/a.tsx imports web/testing/b.ts, which is for tests",
  ],
  [
    "a source that imports the bench",
    { "server/sms/a.ts": imports("#bench/b.ts"), "bench/b.ts": "" },
    "server/sms/a.ts imports bench/b.ts, which is for tests",
  ],
  [
    "a link without href()",
    { "web/visitor/a.tsx": "<Link to={`/results/${id}`}>Results</Link>" },
    "web/visitor/a.tsx writes the address of a screen without href()",
  ],
  [
    "a cycle of test helpers",
    {
      "server/testing/staff/a.ts": imports("#server/testing/visitor/b.ts"),
      "server/testing/visitor/b.ts": "",
      "server/testing/visitor/c.ts": imports("#server/testing/staff/d.ts"),
      "server/testing/staff/d.ts": "",
    },
    "Import cycle: server/testing/staff → server/testing/visitor → server/testing/staff",
  ],
  [
    "a cycle of bench folders",
    {
      "bench/cpu/a.ts": imports("#bench/load/b.ts"),
      "bench/load/b.ts": "",
      "bench/load/c.ts": imports("#bench/cpu/d.ts"),
      "bench/cpu/d.ts": "",
    },
    "Import cycle: bench/cpu → bench/load → bench/cpu",
  ],
  [
    "a cycle of e2e files",
    {
      "e2e/support/a.ts": imports("./b.ts"),
      "e2e/support/b.ts": imports("#e2e/support/a.ts"),
    },
    "Import cycle: e2e/support/a.ts → e2e/support/b.ts → e2e/support/a.ts",
  ],
  [
    "a cycle of scripts",
    {
      "scripts/a.mjs": imports("./b.mjs"),
      "scripts/b.mjs": imports("./a.mjs"),
    },
    "Import cycle: scripts/a.mjs → scripts/b.mjs → scripts/a.mjs",
  ],
])("reports %s", async (_what, files, problem) => {
  expect(await problemsWith(files)).toEqual([problem]);
});

test("reports nothing for valid imports", async () => {
  const files = {
    "server/sms/a.ts": imports("#server/messages/b.ts", "zod", "./c.ts"),
    "server/sms/c.ts": imports("./parts/d.ts"),
    "server/sms/parts/d.ts": imports("#server/messages/e.ts"),
    "server/messages/b.ts": imports("./e.ts"),
    "server/messages/e.ts": "",
    "server/messages/b.test.ts": imports("#server/testing/f.ts", "./b.ts"),
    "server/testing/f.ts": imports("#server/sms/a.ts"),
    "bench/load/a.ts": imports("#server/testing/f.ts"),
    "web/admin/a.tsx": imports("./parts/b.tsx"),
    "web/admin/parts/b.tsx": imports("#web/admin/c.ts"),
    "web/admin/c.ts": "",
  };
  expect(await problemsWith(files)).toEqual([]);
});
