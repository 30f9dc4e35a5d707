// npm test: runs static checks and the build in parallel with the unit and API tests, then the browser tests.
import { spawn } from "node:child_process";
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

/** Runs a command and returns whether it succeeded. With `beside`, prints its output only at the end. */
async function step(title, command, { kind, beside = false } = {}) {
  const output = [];
  if (!beside) console.log(`\n— ${title}`);
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: beside ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (piece) => output.push(piece));
  const status = await new Promise((resolve) => child.once("close", resolve));
  if (beside) console.log(`\n— ${title}\n${String(Buffer.concat(output))}`);
  if (status === 0) return true;
  const { passed, failed } = kind ? countOf(kind) : { passed: 0, failed: 1 };
  console.log(`\n${title}: failed.\n${passed} passed, ${failed || 1} failed`);
  return false;
}

async function checkStatically() {
  const commands = {
    format: "prettier --check . --log-level warn",
    types: "npm run --silent types",
    lint: "oxlint --type-aware --deny-warnings",
    "unused code": "knip",
    build: `"${projectNode()}" scripts/build.mjs`,
  };
  for (const [title, command] of Object.entries(commands))
    if (!(await step(title, command, { beside: true }))) return false;
  return true;
}

const unitTests = `vitest run --reporter=default --reporter=json --outputFile=${reports.unit}`;
const outcomes = await Promise.all([
  checkStatically(),
  step("unit and API tests", unitTests, { kind: "unit" }),
]);
if (outcomes.includes(false)) process.exit(1);
if (!(await step("browser", "playwright test", { kind: "browser" })))
  process.exit(1);

const times = slowest(readReport("unit"), readReport("browser"));
console.log(`\n— the slowest\n${times.join("\n")}`);
const [unit, browser] = [countOf("unit"), countOf("browser")];
console.log(
  `\n${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`,
);
