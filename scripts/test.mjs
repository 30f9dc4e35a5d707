// npm test: everything that proves the product, one after the other; stops at the first that fails.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { buildPages } from "./built.mjs";
import { install, projectNode, root } from "./installed.mjs";
import { slowest } from "./test-times.mjs";

install();
const node = projectNode();
process.env.PATH = `${root}/node_modules/.bin:${process.env.PATH}`;

const results = {
  unit: "test-results/unit.json",
  browser: "test-results/browser.json",
};

const readReport = (kind) =>
  JSON.parse(readFileSync(`${root}/${results[kind]}`, "utf8"));

function countOf(kind) {
  const report = readReport(kind);
  return kind === "unit"
    ? { passed: report.numPassedTests, failed: report.numFailedTests }
    : {
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky,
      };
}

function step(title, command, kind) {
  console.log(`\n— ${title}`);
  const { status } = spawnSync(command, {
    cwd: root,
    stdio: "inherit",
    shell: true,
  });
  const count = kind && countOf(kind);
  if (status === 0) return count ?? { passed: 0, failed: 0 };
  console.log(
    `\n${title}: failed.\n${count?.passed ?? 0} passed, ${count?.failed || 1} failed`,
  );
  process.exit(1);
}

step("format", "prettier --check . --log-level warn");
step("types", "npm run --silent types");
step("lint", "oxlint --type-aware --deny-warnings");
step("unused code", "knip");
const unit = step(
  "rules, calls, pages",
  `vitest run --reporter=default --reporter=json --outputFile=${results.unit}`,
  "unit",
);
buildPages(node);
const browser = step("browser", "playwright test", "browser");
const times = slowest(readReport("unit"), readReport("browser"));
console.log(`\n— the slowest\n${times.join("\n")}`);
console.log(
  `\n${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`,
);
