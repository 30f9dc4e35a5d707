import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

test.each([
  ["--results", "-3"],
  ["--results=-3"],
  ["--results", "many"],
  ["--results", "5", "--remove"],
  ["--nothing"],
  [],
])("asked with %s %s it says in one sentence how to ask", (...args) => {
  const given = ["server/tools/demo/demo.ts", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, given, {
    cwd: root,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toBe(
    "Say how many, `npm run demo -- --results 200`, or `npm run demo -- --remove`.\n",
  );
});
