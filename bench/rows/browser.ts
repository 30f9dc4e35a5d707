// Measures first visits of a phone: bytes, the time of the largest text on slow 4G, and the requests of a whole quiz.
import type { Request } from "@playwright/test";
import {
  slowDown,
  visitName,
  storedName,
  type PageVisit,
  withPhone,
  withVisits,
} from "#bench/browser.ts";
import { byTurns, type Figure, type Group } from "#bench/figures.ts";

export const measureBrowser: Group = (releases) =>
  byTurns(releases, 3, (release) =>
    withVisits(release, async (url, visits) => {
      const figures: Figure[] = [];
      for (const visit of visits) figures.push(...(await paint(url, visit)));
      return [...(await bytesOf(url)), ...figures, await requestsOf(url)];
    }),
  );

async function bytesOf(url: string): Promise<Figure[]> {
  return withPhone(url, async (page) => {
    const arriving: Promise<{ isScript: boolean; bytes: number }>[] = [];
    page.on("requestfinished", (request) => arriving.push(sizeOf(request)));
    await page.goto("/quiz", { waitUntil: "networkidle" });
    const arrived = await Promise.all(arriving);
    const sum = (files: typeof arrived) =>
      files.reduce((all, { bytes }) => all + bytes, 0) / 1024;
    const scripts = arrived.filter(({ isScript }) => isScript);
    const unit = "KB" as const;
    return [
      { what: "/quiz, all bytes", value: sum(arrived), unit, most: 150 },
      { what: "/quiz, JavaScript", value: sum(scripts), unit, most: 105 },
    ];
  });
}

async function sizeOf(request: Request) {
  const isScript = new URL(request.url()).pathname.endsWith(".js");
  // Requests that were still open when the page closed have no size.
  const sizes = await request.sizes().catch(() => undefined);
  const { responseBodySize = 0, responseHeadersSize = 0 } = sizes ?? {};
  return { isScript, bytes: responseBodySize + responseHeadersSize };
}

/** Requests after the first page, until the results are shown. */
async function requestsOf(url: string): Promise<Figure> {
  return withPhone(url, async (page) => {
    let requests = 0;
    await page.goto("/quiz", { waitUntil: "networkidle" });
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      // Page files and pictures come from the browser's cache after a first visit.
      if (!/^\/(assets|font|images)/.test(pathname)) requests += 1;
    });
    await page.getByLabel("Your name").fill("Maria");
    await page.getByRole("button", { name: "Get started" }).click();
    for (let number = 1; !page.url().includes("/rank/"); number += 1) {
      await page.locator(`progress[value="${number}"]`).waitFor();
      await page.getByRole("radio").nth(1).check();
      const before = page.url();
      await page.getByRole("button", { name: /^(Next|Get results)$/ }).click();
      await page.waitForURL((address) => address.href !== before);
    }
    await page.getByRole("button", { name: "See results" }).click();
    await page.waitForURL("/results/*");
    await page.waitForLoadState("networkidle");
    return {
      what: "requests of a quiz after its first page",
      value: requests,
      unit: "",
      most: 10,
    };
  });
}

type Seen = { largest: number; moved: number };

/** Runs in the page: records the largest paint and layout shifts. */
const observe = `
  const seen = (globalThis.seen = { largest: 0, moved: 0 });
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => (seen.largest = startTime));
  observe("layout-shift", ({ value }) => (seen.moved += value));
`;

async function paint(url: string, visit: PageVisit): Promise<Figure[]> {
  return withPhone(url, async (page) => {
    await page.addInitScript({ content: observe });
    if (visit.isKnown)
      await page.addInitScript((entries: [string, string][]) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, Object.entries(storedName));
    await slowDown(page);
    await page.goto(visit.path, { waitUntil: "networkidle" });
    const { largest, moved } = await page.evaluate(
      () => (globalThis as unknown as { seen: Seen }).seen,
    );
    const beside = { "layout shift": moved.toFixed(3) };
    return [
      {
        what: `largest text on slow 4G, ${visitName(visit)}`,
        value: largest / 1000,
        unit: "s",
        most: 1,
        beside,
      },
    ];
  });
}
