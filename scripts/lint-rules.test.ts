import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";

const root = join(import.meta.dirname, "..");

/** Files with one import each. The linter should report those whose import is forbidden. */
const forbidden: Record<string, string> = {
  "shared/rules/a.ts": 'import { z } from "zod"; z.string();',
  "shared/contract/a.ts": 'import { b } from "#server/b.ts"; b();',
  "server/content/concerns/a.ts":
    'import { sql } from "kysely"; sql`SELECT 1`;',
  "server/content/concerns/b.ts": 'import { b } from "../sms/b.ts"; b();',
  "server/content/concerns/c.ts": 'import { b } from "#web/core/b.ts"; b();',
  "web/ui/a.tsx": 'import { b } from "#web/core/b.ts"; b();',
  "web/core/a.ts": 'import { b } from "#web/visitor/b.ts"; b();',
  "web/core/b.ts": 'import { b } from "#shared/contract/b.ts"; b();',
  "web/visitor/a.tsx": 'import { b } from "#web/admin/b.tsx"; b();',
};
const allowed: Record<string, string> = {
  "shared/rules/a.test.ts": 'import { z } from "zod"; z.string();',
  "shared/contract/b.ts": 'import { z } from "zod"; z.string();',
  "server/content/concerns/queries.ts": 'import { sql } from "kysely"; sql`1`;',
  "web/visitor/b.tsx": 'import { b } from "#web/ui/form/field.tsx"; b();',
  "web/admin/a.ts":
    'import type { B } from "#shared/contract/b.ts"; export type C = B;',
};

let output = "";
beforeAll(async () => {
  const folder = await makeFolder();
  for (const name of ["oxlint.config.ts", "package.json"])
    cpSync(join(root, name), join(folder, name));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const [file, line] of Object.entries({ ...forbidden, ...allowed })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${line}\n`);
  }
  const oxlint = join(root, "node_modules/.bin/oxlint");
  const run = [oxlint, "--format=json"];
  output = spawnSync(process.execPath, run, {
    cwd: folder,
    encoding: "utf8",
  }).stdout;
});
afterAll(removeFolders);

function findings(): { code: string; filename: string }[] {
  return (JSON.parse(output) as { diagnostics: ReturnType<typeof findings> })
    .diagnostics;
}

test("the linter reports exactly the forbidden imports", () => {
  const reported = findings()
    .filter(({ code }) => code.includes("no-restricted-imports"))
    .map(({ filename }) => filename);
  expect(reported.toSorted()).toEqual(Object.keys(forbidden).toSorted());
});
