// Slow tests of code that rarely changes.
import { spawnSync } from "node:child_process";
import { root } from "./installed.mjs";

const embedded = "server/platform/db/embedded";
const testDatabase = "server/testing/database";

/** Each with the beginnings of the paths that it depends on. */
const slowTests = [
  {
    title: "crash tests of the embedded database",
    files: `${embedded}/*.test.ts`,
    dependsOn: [embedded, testDatabase, "package-lock.json"],
  },
  {
    title: "tests of older and newer schemas",
    files: "server/platform/db/*-schema*.test.ts",
    dependsOn: ["migrations/", "server/platform/db/", testDatabase],
  },
  {
    title: "tests of the supervisor",
    files: "scripts/supervise.test.ts",
    dependsOn: ["scripts/supervise."],
  },
];

/** Returns the slow tests that depend on none of the changed files. */
export const unaffectedTests = (changedFiles) =>
  slowTests.filter(
    ({ dependsOn }) =>
      !changedFiles.some((file) =>
        dependsOn.some((beginning) => file.startsWith(beginning)),
      ),
  );

function git(...args) {
  const { status, stdout } = spawnSync("git", args, {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Returns the files that differ from `origin/main` or, on its last commit, from the commit before. Returns undefined if
 * git cannot tell.
 */
function findChangedFiles() {
  const head = git("rev-parse", "HEAD");
  const base = git("merge-base", "HEAD", "origin/main") ?? head;
  const from = base === head ? "HEAD~1" : base;
  const changed = git("diff", "--name-only", "--no-renames", from);
  const untracked = git("ls-files", "--others", "--exclude-standard");
  if (changed === undefined || untracked === undefined) return undefined;
  return `${changed}\n${untracked}`.split("\n");
}

/** Returns the slow tests that a run may leave out: none in CI or without git. */
export function findUnaffectedTests() {
  const changedFiles = process.env.CI ? undefined : findChangedFiles();
  return changedFiles ? unaffectedTests(changedFiles) : [];
}
