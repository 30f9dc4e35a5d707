import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
} from "@playwright/test";
import { findBrowser } from "#e2e/support/browser.ts";
import type { Figure } from "#bench/figures.ts";
import { median } from "#bench/load/measure.ts";
import { known, startVisits, storeOnPhone } from "./visits.ts";

const rounds = 5;

/** When the first words stand there without a connection, on a processor of a quarter the speed: by turns, the medians. */
export async function measureOffline(): Promise<Figure[]> {
  const { visits, stop } = await startVisits();
  const browser = await chromium.launch(await findBrowser());
  try {
    const phones: Phone[] = [];
    for (const { name, address } of visits)
      if (name.startsWith("/"))
        phones.push(await readBefore(browser, name, address));
    for (let round = 0; round < rounds; round += 1)
      for (const { context, address, times } of phones)
        times.push(await firstWords(context, address));
    return phones.map(({ name, times }) => ({
      what: `${name} reopened offline`,
      today: median(times),
      unit: "ms",
      most: 300,
    }));
  } finally {
    await browser.close();
    await stop();
  }
}

type Phone = {
  name: string;
  address: string;
  context: BrowserContext;
  times: number[];
};

/** A phone that has shown this page, and has no connection any more. */
async function readBefore(
  browser: Browser,
  name: string,
  address: string,
): Promise<Phone> {
  const context = await browser.newContext();
  await context.addInitScript(storeOnPhone, Object.entries(known));
  const page = await context.newPage();
  await page.goto(address);
  await waitUntilCached(page, "/offline");
  // From now on the worker caches what is opened.
  await page.reload();
  await waitUntilCached(page, new URL(address).pathname);
  await page.close();
  await context.setOffline(true);
  return { name, address, context, times: [] };
}

async function firstWords(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address);
  const painted = await page.evaluate<number>(firstPaint);
  await page.close();
  return painted;
}

/** Runs in the page: when its first words were painted. */
const firstPaint = `new Promise((resolve) =>
  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName("first-contentful-paint");
    if (first) resolve(first.startTime);
  }).observe({ type: "paint", buffered: true }))`;

/** Waits until the service worker is at work and caches what stands under this path. */
async function waitUntilCached(page: Page, path: string) {
  await page.waitForFunction(
    `Promise.all([navigator.serviceWorker.ready, caches.match("${path}", { ignoreVary: true })])
      .then(([{ active }, cached]) => active.state === "activated" && cached !== undefined)`,
  );
}
