import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readOptions, usage } from "./options.ts";

const root = join(import.meta.dirname, "../../../..");

test.each([
  [["--results", "-3"]],
  [["--results=-3"]],
  [["--results", "0"]],
  [["--results", "many"]],
  [["--results", "5", "--remove"]],
  [["--nothing"]],
  [[]],
])("refuses the arguments %j", (args) => {
  expect(() => readOptions(args)).toThrow(usage);
});

test.each([
  [["--results", "200"], { results: 200, remove: false, seed: "1" }],
  [["--remove"], { results: 0, remove: true, seed: "1" }],
])("accepts the arguments %j", (args, options) => {
  expect(readOptions(args)).toEqual(options);
});

test("prints only its usage for invalid arguments", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["server/ops/tools/demo/demo.ts"],
    { cwd: root, encoding: "utf8" },
  );
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toBe(
    "Use `npm run demo -- --results 200` to create results, or `npm run demo -- --remove` to delete them.\n",
  );
});
