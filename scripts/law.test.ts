import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { modules } from "../import-laws.ts";

const root = join(import.meta.dirname, "..");
let house = "";

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "import-law-"));
  for (const name of ["oxlint.config.ts", "import-laws.ts", "package.json"])
    cpSync(join(root, name), join(house, name));
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
});
afterAll(() => rmSync(house, { recursive: true }));

/** What the linter says of one line, planted in a file of a room. */
function lint(file: string, line: string): string {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${line}\n`);
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, "node_modules/.bin/oxlint"), file],
    {
      cwd: house,
      encoding: "utf8",
    },
  );
  rmSync(path);
  return stdout;
}

const refused: [string, string][] = [
  ["shared/rules/a.ts", 'import { b } from "#shared/contract/b.ts"; b();'],
  ["shared/rules/a.ts", 'import { z } from "zod"; z.string();'],
  ["shared/contract/a.ts", 'import { b } from "#server/b.ts"; b();'],
  ["shared/contract/a.ts", 'import fs from "node:fs"; fs.statSync("x");'],
  ["server/concerns/a.ts", 'import { b } from "#web/core/b.ts"; b();'],
  [
    "server/concerns/a.ts",
    'import { b } from "#server/questions/routes.ts"; b();',
  ],
  ["server/concerns/a.ts", 'import { b } from "../questions/queries.ts"; b();'],
  [
    "server/concerns/a.ts",
    'import { b } from "#server/questions/queries.ts"; b();',
  ],
  [
    "server/messages/a.ts",
    'import type { B } from "#server/sms/wording.ts"; export type C = B;',
  ],
  ["server/db/embedded/a.ts", 'import { b } from "#server/seed/b.ts"; b();'],
  [
    "server/sms/a.ts",
    'import { b } from "#server/gateways/sms/twilio.ts"; b();',
  ],
  [
    "server/contacts/a.ts",
    'import { b } from "#server/testing/visitor/quiz.ts"; b();',
  ],
  ["web/ui/a.tsx", 'import { b } from "#web/core/b.ts"; b();'],
  ["web/i18n/visitor/a.ts", 'import { b } from "#web/core/b.ts"; b();'],
  ["web/core/a.ts", 'import { b } from "#web/visitor/b.ts"; b();'],
  ["web/visitor/a.tsx", 'import { b } from "#web/admin/b.tsx"; b();'],
  ["web/admin/a.tsx", 'import { b } from "#web/root.tsx"; b();'],
  ["server/concerns/a.ts", 'import { sql } from "kysely"; sql`SELECT 1`;'],
  [
    "web/admin/a.ts",
    'import { periods } from "#shared/contract/insights.ts"; periods.at(0);',
  ],
  ["web/core/a.tsx", 'import { b } from "#shared/contract/b.ts"; b();'],
];

test.each(refused)("in %s, %s is refused", (file, line) => {
  expect(lint(file, line)).toContain("no-restricted-imports");
});

const welcome: [string, string][] = [
  ["shared/rules/a.ts", 'import { b } from "./b.ts"; b();'],
  [
    "shared/rules/a.test.ts",
    'import { test } from "vitest"; test("a", () => {});',
  ],
  ["shared/contract/a.ts", 'import { z } from "zod"; z.string();'],
  [
    "server/questions/a.ts",
    'import { b } from "#server/concerns/queries.ts"; b();',
  ],
  ["server/db/a.ts", 'import { b } from "#server/errors.ts"; b();'],
  [
    "server/db/a.test.ts",
    'import { b } from "#server/testing/visitor/quiz.ts"; b();',
  ],
  ["server/tools/a.ts", 'import { b } from "#server/seed/seed.ts"; b();'],
  ["web/visitor/a.tsx", 'import { b } from "#web/ui/form/field.tsx"; b();'],
  ["server/concerns/queries.ts", 'import { sql } from "kysely"; sql`1`;'],
  ["server/db/lock-queries.ts", 'import { sql } from "kysely"; sql`1`;'],
  ["server/exports/a.ts", 'import { sql } from "kysely"; sql`1`;'],
  ["server/concerns/a.ts", 'import { Kysely } from "kysely"; new Kysely();'],
  [
    "web/admin/a.ts",
    'import type { B } from "#shared/contract/b.ts"; export type C = B;',
  ],
  ["web/admin/a.test.ts", 'import { b } from "#shared/contract/b.ts"; b();'],
];

test.each(welcome)("in %s, %s is welcome", (file, line) => {
  expect(lint(file, line)).not.toContain("no-restricted-imports");
});

test("every module of the server stands in the table, below those that it may ask", () => {
  const folders = readdirSync(join(root, "server"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => name !== "tools" && name !== "testing");
  const names = Object.keys(modules);
  expect(names.toSorted()).toEqual(folders.toSorted());
  for (const [place, name] of names.entries())
    expect(names.slice(0, place)).toEqual(
      expect.arrayContaining(modules[name] ?? []),
    );
});

test("`any`, a forgotten promise and a broken rule of hooks are refused", () => {
  expect(lint("server/a.ts", "export const a: any = 1;")).toContain(
    "no-explicit-any",
  );
  const hook =
    'import { useState } from "react"; export function A() { if (Date) useState(1); }';
  expect(lint("web/ui/a.tsx", hook)).toContain("rules-of-hooks");
});
