import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { problemsOf } from "./import-graph.ts";

const root = join(import.meta.dirname, "..");

/** Folders that hold more files than others, and why. */
const crowded = {
  "shared/contract": "one file for each module of the API",
};

function filesOf(room: string): [string, string][] {
  return readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${room}/${name.replaceAll("\\", "/")}`)
    .map((file) => [file, readFileSync(join(root, file), "utf8")]);
}

test("no files or folders import one another in a circle, and no folder is crowded", () => {
  const files = new Map(["server", "shared", "web"].flatMap(filesOf));
  expect(files.size).toBeGreaterThan(500);
  expect(problemsOf(files, Object.keys(crowded))).toEqual([]);
});

const imports = (...paths: string[]) =>
  paths.map((path) => `import { b } from "${path}";`).join("\n");

test.each<[string, Record<string, string>, string]>([
  [
    "files that import each other",
    {
      "web/core/a.ts": imports("./b.ts"),
      "web/core/b.ts": imports("#web/core/a.ts"),
    },
    "In a circle: web/core/a.ts → web/core/b.ts → web/core/a.ts",
  ],
  [
    "files in a circle of types, with others on the way to it",
    {
      "shared/rules/a.ts": imports("./b.ts"),
      "shared/rules/b.ts": imports("./c.ts"),
      "shared/rules/c.ts": 'import type {\n  D,\n} from "./d/d.ts";',
      "shared/rules/d/d.ts": 'export type { B } from "#shared/rules/b.ts";',
    },
    "In a circle: shared/rules/b.ts → shared/rules/c.ts → shared/rules/d/d.ts → shared/rules/b.ts",
  ],
  [
    "files that wait for each other",
    {
      "server/a.ts": 'await import("./b.ts");',
      "server/b.ts": imports("./a.ts"),
    },
    "In a circle: server/a.ts → server/b.ts → server/a.ts",
  ],
  [
    "modules of the server in a circle without one of files",
    {
      "server/sms/a.ts": imports("#server/messages/b.ts"),
      "server/messages/b.ts": "",
      "server/messages/c.ts": imports("#server/contacts/d.ts"),
      "server/contacts/d.ts": imports("#server/sms/e.ts"),
      "server/sms/e.ts": "",
    },
    "In a circle: server/sms → server/messages → server/contacts → server/sms",
  ],
  [
    "a folder and a file beside it in a circle",
    {
      "server/db/a.ts": imports("./embedded/b.ts"),
      "server/db/embedded/b.ts": "",
      "server/db/embedded/c.ts": imports("#server/db/a.ts"),
    },
    "In a circle: server/db/a.ts → server/db/embedded → server/db/a.ts",
  ],
  [
    "rooms of a screen in a circle",
    {
      "web/admin/list/a.tsx": imports("#web/admin/form/b.ts"),
      "web/admin/form/b.ts": "",
      "web/admin/form/c.tsx": imports("#web/admin/list/d.ts"),
      "web/admin/list/d.ts": "",
    },
    "In a circle: web/admin/list → web/admin/form → web/admin/list",
  ],
  [
    "a source that imports what is for tests",
    {
      "server/sms/a.ts": imports("#server/testing/b.ts"),
      "server/testing/b.ts": "",
    },
    "server/sms/a.ts imports server/testing/b.ts, which is for tests",
  ],
  [
    "a screen that imports what is for tests",
    {
      "web/admin/a.tsx": imports("#web/testing/b.ts"),
      "web/testing/b.ts": "",
    },
    "web/admin/a.tsx imports web/testing/b.ts, which is for tests",
  ],
  [
    "a link whose address no route checks",
    { "web/visitor/a.tsx": "<Link to={`/results/${id}`}>Results</Link>" },
    "web/visitor/a.tsx writes the address of a screen without href()",
  ],
  [
    "a folder with fourteen files",
    Object.fromEntries(
      Array.from({ length: 14 }, (_, place) => [`web/ui/${place}.tsx`, ""]),
    ),
    "web/ui holds 14 files",
  ],
])("%s are found", (_what, files, problem) => {
  expect(problemsOf(new Map(Object.entries(files)))).toEqual([problem]);
});

test("what lies and imports well is not a problem", () => {
  const thirteen = Array.from({ length: 13 }, (_, place) => `web/ui/${place}`);
  const files = {
    ...Object.fromEntries(
      thirteen.flatMap((name) => [
        [`${name}.tsx`, ""],
        [`${name}.test.tsx`, ""],
      ]),
    ),
    ...Object.fromEntries(
      thirteen.flatMap((_, place) => [
        [`shared/contract/${place}.ts`, ""],
        [`shared/contract/more-${place}.ts`, ""],
      ]),
    ),
    "server/sms/a.ts": imports("#server/messages/b.ts", "zod", "./c.ts"),
    "server/sms/c.ts": imports("./parts/d.ts"),
    "server/sms/parts/d.ts": imports("#server/messages/e.ts"),
    "server/messages/b.ts": imports("./e.ts"),
    "server/messages/e.ts": "",
    "server/messages/b.test.ts": imports("#server/testing/f.ts", "./b.ts"),
    "server/testing/f.ts": imports("#server/sms/a.ts"),
    "web/admin/a.tsx": imports("./parts/b.tsx"),
    "web/admin/parts/b.tsx": imports("#web/admin/c.ts"),
    "web/admin/c.ts": "",
  };
  const crowded = ["shared/contract"];
  expect(problemsOf(new Map(Object.entries(files)), crowded)).toEqual([]);
});
