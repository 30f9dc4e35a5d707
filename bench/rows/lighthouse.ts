// Measures Lighthouse's mobile scores of first visits. Downloads Lighthouse from npm if needed.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { freePort } from "#server/testing/running-server.ts";
import { findBrowser } from "#e2e/support/browser.ts";
import {
  visitName,
  storedName,
  type PageVisit,
  withVisits,
} from "#bench/browser.ts";
import { byTurns, type Figure, type Group } from "#bench/figures.ts";

const tool = "lighthouse@12.8.2";
const scores = ["performance", "accessibility", "best-practices"];

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

export const measureLighthouse: Group = (releases) =>
  byTurns(releases, 3, (release) =>
    withVisits(release, async (url, visits) => {
      const figures: Figure[] = [];
      for (const visit of visits)
        figures.push(
          ...figuresOf(visitName(visit), await visitWith(url, visit)),
        );
      return figures;
    }),
  );

function figuresOf(page: string, { categories, audits }: Report): Figure[] {
  const audit = (name: string) => audits[name]?.numericValue ?? NaN;
  const score = (name: string) => 100 * (categories[name]?.score ?? 0);
  return [
    {
      what: `Lighthouse ${page}, lowest score`,
      value: Math.min(...scores.map(score)),
      unit: "",
      least: 100,
    },
    {
      what: `Lighthouse ${page}, largest text`,
      value: audit("largest-contentful-paint") / 1000,
      unit: "s",
      most: 1,
    },
    {
      what: `Lighthouse ${page}, blocking time`,
      value: audit("total-blocking-time"),
      unit: "ms",
      most: 50,
      beside: { CLS: audit("cumulative-layout-shift").toFixed(3) },
    },
  ];
}

async function visitWith(url: string, { path, isKnown }: PageVisit) {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-lighthouse-"));
  const port = await freePort();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launchPersistentContext(
    join(folder, "profile"),
    { executablePath, args: [...args, `--remote-debugging-port=${port}`] },
  );
  try {
    if (isKnown) {
      const page = await browser.newPage();
      await page.goto(`${url}/healthz`);
      await page.evaluate((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, Object.entries(storedName));
      await page.close();
    }
    const report = join(folder, "report.json");
    await runTool(url + path, port, report);
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
