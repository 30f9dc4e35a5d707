// npm test: static checks, the build, unit and API tests, then browser tests. Stops at the first step that fails.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { install, projectNode, root } from "./installed.mjs";
import { slowest } from "./test-times.mjs";

install();
process.env.PATH = `${root}/node_modules/.bin:${process.env.PATH}`;

const reports = {
  unit: "test-results/unit.json",
  browser: "test-results/browser.json",
};

const readReport = (kind) =>
  JSON.parse(readFileSync(`${root}/${reports[kind]}`, "utf8"));

function countOf(kind) {
  const report = readReport(kind);
  return kind === "unit"
    ? { passed: report.numPassedTests, failed: report.numFailedTests }
    : {
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky,
      };
}

const steps = [
  ["types", "npm run --silent types"],
  ["lint", "oxlint --type-aware --deny-warnings"],
  ["unused code", "knip"],
  ["format", "prettier --check . --log-level warn"],
  ["build", `"${projectNode()}" scripts/build.mjs`],
  [
    "unit and API tests",
    `vitest run --reporter=default --reporter=json --outputFile=${reports.unit}`,
    "unit",
  ],
  ["browser tests", "playwright test", "browser"],
];

const times = [];
for (const [title, command, kind] of steps) {
  console.log(`\n— ${title}`);
  const begin = performance.now();
  const { status } = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: "inherit",
  });
  const seconds = (performance.now() - begin) / 1000;
  times.push(`${seconds.toFixed(0).padStart(6)} s  ${title}`);
  if (status === 0) continue;
  const { passed, failed } = kind ? countOf(kind) : { passed: 0, failed: 1 };
  console.log(`\n${title}: failed.\n${passed} passed, ${failed || 1} failed`);
  process.exit(1);
}

console.log(`\n— where the time went\n${times.join("\n")}`);
const tests = slowest(readReport("unit"), readReport("browser"));
console.log(`\n— the slowest tests\n${tests.join("\n")}`);
const [unit, browser] = [countOf("unit"), countOf("browser")];
console.log(
  `\n${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`,
);
