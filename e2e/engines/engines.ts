// npm run engines: runs the public journeys in this machine's WebKit and Firefox.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startServer } from "#server/testing/running-server.ts";
import type { Browser, Engine } from "./browser.ts";
import { findEngines } from "./find-engines.ts";
import { type Journey, journeys } from "./journeys/journeys.ts";
import { createVisitor } from "./journeys/visitor.ts";

const folder = "test-results/engines";
const requested = process.argv.slice(2).map((name) => name.toLowerCase());

const { engines, missing } = findEngines();
const chosen = engines.filter(
  ({ name }) =>
    requested.length === 0 || requested.includes(name.toLowerCase()),
);
if (missing.length > 0)
  console.error(
    `Not installed: ${missing.join(", ")}.\nOn Debian: apt-get install -y ${missing.join(" ")}`,
  );
if (chosen.length === 0 || (requested.length === 0 && missing.length > 0)) {
  console.error("The journeys need WebKit and Firefox; nothing was tried.");
  process.exit(1);
}

const server = await startServer();
let failures = 0;
try {
  for (const engine of chosen)
    for (const journey of journeys)
      if (journey.scripts || engine.canStopScripts)
        failures += await take(engine, journey);
} finally {
  await server.stop();
}
console.log(failures === 0 ? "\nAll went well." : `\n${failures} failed.`);
process.exitCode = failures === 0 ? 0 : 1;

/** Runs the steps until one fails. Returns the number of failures. */
async function take(engine: Engine, journey: Journey): Promise<number> {
  const { language, scripts, width, steps } = journey;
  const title = `${engine.name}, ${language}, ${scripts ? "with" : "without"} scripts, ${width} wide`;
  console.log(`\n${title}`);
  const browser = await engine.start({ scripts });
  try {
    await browser.resize(width, 800);
    const visitor = createVisitor(browser, server.url);
    for (const [name, step] of steps) {
      const began = performance.now();
      const problem = await step(visitor).then(
        () => browser.complaints.splice(0).join("; "),
        (error: Error) => error.message,
      );
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`  ${problem ? "✗" : "✓"} ${name} (${seconds} s)`);
      if (!problem) continue;
      await show(browser, `${title} - ${name}`, problem);
      return 1;
    }
    return 0;
  } finally {
    await browser.close();
  }
}

/** Prints the problem and saves a screenshot. */
async function show(browser: Browser, title: string, problem: string) {
  const file = join(folder, `${title.replaceAll(/[^\w.-]+/g, "-")}.png`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, await browser.picture());
  const address = await browser.address();
  console.log(`    ${problem}\n    at ${address}, shown in ${file}`);
}
