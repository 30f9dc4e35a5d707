import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "#e2e/support/browser.ts";
import type { Figure } from "#bench/figures.ts";
import { median } from "#bench/load/measure.ts";
import { slow4G, slowedDown } from "./lines.ts";
import { known, startVisits, storeOnPhone, type Visit } from "./visits.ts";

const rounds = 3;

/** When the largest words stand there on a slow line, and how far anything moved: each visit the first. */
export async function measureSlowLine(): Promise<Figure[]> {
  const { visits, stop } = await startVisits();
  const browser = await chromium.launch(await findBrowser());
  try {
    const seen = visits.map(() => [] as Seen[]);
    for (let round = 0; round < rounds; round += 1)
      for (const [at, visit] of visits.entries())
        seen[at]?.push(await open(browser, visit));
    return visits.map(({ name }, at) => figureOf(name, seen[at] ?? []));
  } finally {
    await browser.close();
    await stop();
  }
}

function figureOf(name: string, seen: Seen[]): Figure {
  const of = (key: keyof Seen) => median(seen.map((each) => each[key]));
  return {
    what: `largest words on slow 4G, ${name}`,
    today: of("largest") / 1000,
    unit: "s",
    ...(name.startsWith("/") && { most: 1 }),
    beside: {
      "first words": `${Math.round(of("first"))} ms`,
      moved: of("moved").toFixed(3),
    },
  };
}

type Seen = { first: number; largest: number; moved: number };

async function open(browser: Browser, { address, isKnown }: Visit) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: watch });
    if (isKnown) await page.addInitScript(storeOnPhone, Object.entries(known));
    const slowTo = await slowedDown(page);
    await slowTo(slow4G);
    await page.goto(address, { waitUntil: "networkidle" });
    return await page.evaluate(() => (globalThis as unknown as Watching).seen);
  } finally {
    await context.close();
  }
}

type Watching = { seen: Seen };

/** Runs in the page: what it paints, and what moves. */
const watch = `
  const seen = (globalThis.seen = { first: 0, largest: 0, moved: 0 });
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("paint", ({ startTime }) => (seen.first = startTime));
  observe("largest-contentful-paint", ({ startTime }) => (seen.largest = startTime));
  observe("layout-shift", ({ value }) => (seen.moved += value));
`;
