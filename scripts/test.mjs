// npm test: static checks, the build, unit and API tests, then browser tests. Stops at the first step that fails.
// npm run check: the same without the build and the browser tests.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { install, projectNode, root } from "./installed.mjs";
import { findUnaffectedTests } from "./slow-tests.mjs";
import { slowest } from "./test-times.mjs";

install();
process.env.PATH = `${root}/node_modules/.bin:${process.env.PATH}`;

const withBrowser = !process.argv.includes("--without-browser");
const leftOut = findUnaffectedTests();

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

if (leftOut.length > 0)
  process.env.LEFT_OUT_TESTS = leftOut.map(({ files }) => files).join();

const steps = [
  ["types", "npm run --silent types"],
  ["lint", "npm run --silent lint"],
  ["unused code", "npm run --silent knip"],
  ["format", "npm run --silent format:check"],
  ...(withBrowser ? [["build", `"${projectNode()}" scripts/build.mjs`]] : []),
  [
    "unit and API tests",
    `vitest run --reporter=default --reporter=json --outputFile=${reports.unit}`,
    "unit",
  ],
  ...(withBrowser ? [["browser tests", "playwright test", "browser"]] : []),
];

const times = [];
for (const [title, command, kind] of steps) {
  console.log(`\n— ${title}`);
  if (kind === "unit")
    for (const tests of leftOut)
      console.log(
        `Left out, because nothing they test has changed: ${tests.title}`,
      );
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

const kinds = withBrowser ? ["unit", "browser"] : ["unit"];
const counts = kinds.map(countOf);
const sum = (outcome) =>
  counts.reduce((total, count) => total + count[outcome], 0);
console.log(`\n— where the time went\n${times.join("\n")}`);
const tests = slowest(
  readReport("unit"),
  withBrowser ? readReport("browser") : {},
);
console.log(`\n— the slowest tests\n${tests.join("\n")}`);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
