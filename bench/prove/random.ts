// Runs the tests with random input again, with more rounds.
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReportRow } from "./report.ts";

const root = join(import.meta.dirname, "../..");
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const mostRounds = 10;

type Results = {
  testResults: {
    assertionResults: { fullName: string; status: string }[];
  }[];
};

export async function proveRandom(scale: number): Promise<ReportRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-random-"));
  const report = join(folder, "report.json");
  const options = ["--reporter=default", "--reporter=json", "--outputFile"];
  spawnSync(
    process.execPath,
    [
      vitest,
      "related",
      "server/testing/rounds.ts",
      "--run",
      ...options,
      report,
    ],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, TEST_ROUNDS: String(mostRounds * scale) },
    },
  );
  const { testResults }: Results = JSON.parse(await readFile(report, "utf8"));
  await rm(folder, { recursive: true });
  const tests = testResults.flatMap((file) => file.assertionResults);
  const failed = tests.filter(({ status }) => status === "failed");
  return [
    {
      tests: tests.length,
      "rounds of each": `${mostRounds * scale} × usual`,
      failed: failed.map(({ fullName }) => fullName).join(", "),
    },
  ];
}
