import type { Page, Request } from "@playwright/test";
import { invite } from "./support/visitor/contact.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, test } from "./support/test.ts";

const kilobyte = 1024;
const storedVisitor = JSON.stringify({ parentName: "Maria" });

/** Kilobytes of JavaScript. */
const budgets = { "/": 125, "/quiz": 125, "/question/1": 125 };

for (const [path, budget] of Object.entries(budgets)) {
  test(`the first visit to ${path} stays within its byte budget`, async ({
    page,
  }) => {
    if (path.startsWith("/question/"))
      await page.addInitScript(
        (user) => localStorage.setItem("user", user),
        storedVisitor,
      );
    const arrived: { url: string; bytes: Promise<number> }[] = [];
    const ahead = new Set<Request>();
    page.on("request", (request) => {
      // Prefetched screens, and everything requested after them, are not part of the first visit.
      const isFetched = request.resourceType() === "fetch";
      const isAhead = isFetched && request.url().includes("/assets/");
      if (isAhead || ahead.size > 0) ahead.add(request);
    });
    page.on("requestfinished", (request) => {
      if (ahead.has(request)) return;
      const bytes = request
        .sizes()
        .then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize);
      arrived.push({ url: request.url(), bytes });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const sum = async (pattern: RegExp) => {
      const chosen = arrived.filter(({ url }) =>
        pattern.test(new URL(url).pathname),
      );
      const sizes = await Promise.all(chosen.map(({ bytes }) => bytes));
      return sizes.reduce((total, bytes) => total + bytes, 0) / kilobyte;
    };
    const all = await sum(/./);
    const script = await sum(/\.js$/);
    test.info().annotations.push({
      type: "bytes",
      description: `${path}: ${all.toFixed(1)} KB, of it ${script.toFixed(1)} KB script`,
    });
    expect(script, "script").toBeLessThanOrEqual(budget);
    expect(all, "everything").toBeLessThanOrEqual(165);
  });
}

/** Bytes that a server sends before it waits for the first TCP acknowledgment. */
const firstFlight = 14_600;
/** A results page contains all topics; only its heading must arrive in the first flight. */
const resultsPage = 16_000;

test("text and styles of a first page arrive in the first TCP flight", async ({
  page,
  server,
  request,
}) => {
  const id = await invite(server, { name: "Ana", daysAgo: 2 });
  const result = `/results/${await rankedResult(request)}`;
  const pages = {
    "/": firstFlight,
    [`/${id}`]: firstFlight,
    "/quiz": firstFlight,
    "/question/1": firstFlight,
    [result]: resultsPage,
    [`${result}?lang=es`]: resultsPage,
  };
  for (const [path, most] of Object.entries(pages)) {
    const reply = await page.goto(path);
    const { responseBodySize } = (await reply?.request().sizes()) ?? {};
    expect(responseBodySize, path).toBeGreaterThan(1000);
    expect(responseBodySize, path).toBeLessThanOrEqual(most);
  }
});

function watchMoves() {
  const moved: number[] = [];
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      moved.push((entry as unknown as { value: number }).value);
  }).observe({ type: "layout-shift", buffered: true });
}

async function expectNothingMoved(page: Page) {
  const moved = await page.evaluate(
    () => (window as unknown as { moved: number[] }).moved,
  );
  const sum = moved.reduce((all, value) => all + value, 0);
  expect(sum, page.url()).toBeLessThan(0.01);
}

for (const path of ["/", "/quiz", "/concerns"]) {
  test(`scripts and the rest of the styles on ${path} load together after the first paint, and inlined styles are not downloaded again`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const { painted, files, inlined } = await page.evaluate(() => ({
      inlined: [
        ...document.querySelectorAll("link[rel=stylesheet][disabled]"),
      ].map((link) => (link as HTMLLinkElement).href),
      painted: performance.getEntriesByName("first-contentful-paint")[0],
      files: performance
        .getEntriesByType("resource")
        .map(({ name, startTime, duration }) => ({
          name,
          startTime,
          duration,
        })),
    }));
    const late = files.filter(({ name }) => /\.(js|css#?)$/.test(name));
    expect(late.length).toBeGreaterThan(0);
    for (const { name, startTime } of late)
      expect(startTime, name).toBeGreaterThanOrEqual(
        painted?.startTime ?? Infinity,
      );
    const entry = files.find(({ name }) => name.includes("entry.client"))!;
    const styles = late.filter(({ name }) => name.includes(".css"));
    // The first screen of the quiz needs no further styles.
    if (path !== "/quiz") expect(styles.length).toBeGreaterThan(0);
    for (const { name, startTime } of styles)
      expect(startTime, name).toBeLessThan(entry.startTime + entry.duration);
    const names = files.map(({ name }) => name);
    expect(inlined.length).toBeGreaterThan(0);
    expect(inlined.filter((style) => names.includes(style))).toEqual([]);
  });
}

test("the first page uses the site's typeface", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  const isLoaded = () =>
    page.evaluate(() => document.fonts.check("1em Atkinson Hyperlegible Next"));
  await expect.poll(isLoaded).toBe(true);
  const used = await page.evaluate(
    () => getComputedStyle(document.body).fontFamily,
  );
  expect(used).toMatch(/^"Atkinson Hyperlegible Next"/);
});

test("the first page loads without layout shift", async ({ page, request }) => {
  await page.addInitScript(watchMoves);
  await page.addInitScript(
    (user) => localStorage.setItem("user", user),
    storedVisitor,
  );
  const result = `/results/${await rankedResult(request)}`;
  for (const path of ["/", "/quiz", "/question/1", "/concerns", result]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expectNothingMoved(page);
  }
});

/** Waits three frames, so that pending layout changes are painted. */
async function waitForPaint() {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise(requestAnimationFrame);
}

test("a font that arrives after the text causes no layout shift", async ({
  page,
}) => {
  await page.addInitScript(watchMoves);
  for (const path of ["/", "/quiz", "/concerns"]) {
    let release: () => void = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.woff2$/, async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(waitForPaint);
    release();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(waitForPaint);
    await expectNothingMoved(page);
    await page.unrouteAll();
  }
});
