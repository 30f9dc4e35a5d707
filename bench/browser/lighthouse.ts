// npm run lighthouse: what Lighthouse says of a first visit on a phone, medians of three rounds.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { freePort } from "#server/testing/running-server.ts";
import { findBrowser } from "#e2e/support/browser.ts";
import { median } from "#bench/load/measure.ts";
import { known, startVisits, type Visit } from "./visits.ts";

/** Taken from npm when it is asked for: nothing that the product needs. */
const tool = "lighthouse@12.8.2";
const rounds = 3;
const metrics = {
  "FCP ms": "first-contentful-paint",
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
};

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

const { visits, stop } = await startVisits();
try {
  const reports = visits.map(() => [] as Report[]);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, visit] of visits.entries())
      reports[at]?.push(await look(visit));
  console.table(visits.map(({ name }, at) => lineOf(name, reports[at] ?? [])));
} finally {
  await stop();
}

function lineOf(page: string, reports: Report[]) {
  const score = (category: string) =>
    median(
      reports.map((each) => 100 * (each.categories[category]?.score ?? 0)),
    );
  const value = (audit: string) =>
    median(reports.map((each) => each.audits[audit]?.numericValue ?? NaN));
  return {
    page,
    score: Math.round(score("performance")),
    accessibility: Math.round(score("accessibility")),
    "best practices": Math.round(score("best-practices")),
    ...Object.fromEntries(
      Object.entries(metrics).map(([name, audit]) => [
        name,
        name === "CLS"
          ? Number(value(audit).toFixed(3))
          : Math.round(value(audit)),
      ]),
    ),
  };
}

/** Each visit in a browser that has never been here. */
async function look({ address, isKnown }: Visit): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-lighthouse-"));
  const port = await freePort();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launchPersistentContext(
    join(folder, "profile"),
    {
      executablePath,
      args: [...args, `--remote-debugging-port=${port}`],
    },
  );
  try {
    if (isKnown) {
      const page = await browser.newPage();
      await page.goto(new URL("/healthz", address).href);
      await page.evaluate((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, Object.entries(known));
      await page.close();
    }
    const report = join(folder, "report.json");
    await runTool(address, port, report);
    return JSON.parse(await readFile(report, "utf8")) as Report;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function runTool(address: string, port: number, report: string) {
  const flags = `--output=json --output-path=${report} --port=${port} --disable-storage-reset --quiet`;
  const line = `exec --yes --package=${tool} -- lighthouse ${address} ${flags}`;
  const child = spawn("npm", line.split(" "), {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)}.`);
}
