import type { Browser, Page, Request } from "@playwright/test";
import type { RunningServer } from "#server/testing/running-server.ts";
import { invite } from "./support/visitor/contact.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, test } from "./support/test.ts";

const kilobyte = 1024;
const storedVisitor = JSON.stringify({ parentName: "Maria" });

/** Kilobytes. */
const budgets = { script: 125, everything: 165 };

/** Opens a page for the first time. Returns the kilobytes that arrive for addresses that fit a pattern. */
async function visitFirst(page: Page, path: string) {
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
  return async (pattern: RegExp) => {
    const chosen = arrived.filter(({ url }) =>
      pattern.test(new URL(url).pathname),
    );
    const sizes = await Promise.all(chosen.map(({ bytes }) => bytes));
    return sizes.reduce((total, bytes) => total + bytes, 0) / kilobyte;
  };
}

/** Opens a page in a new browser, whose cache is empty, for each path in turn. */
async function forEachPath(
  { browser, server }: { browser: Browser; server: RunningServer },
  paths: string[],
  read: (page: Page, path: string) => Promise<void>,
) {
  for (const path of paths) {
    const context = await browser.newContext({
      baseURL: server.url,
      serviceWorkers: "block",
    });
    await read(await context.newPage(), path);
    await context.close();
  }
}

test("the first visit to a page stays within its byte budget", async ({
  browser,
  server,
}) => {
  const paths = ["/", "/quiz", "/question/1"];
  await forEachPath({ browser, server }, paths, async (page, path) => {
    if (path.startsWith("/question/"))
      await page.addInitScript(
        (user) => localStorage.setItem("user", user),
        storedVisitor,
      );
    const sum = await visitFirst(page, path);
    const [all, script] = [await sum(/./), await sum(/\.js$/)];
    test.info().annotations.push({
      type: "bytes",
      description: `${path}: ${all.toFixed(1)} KB, of it ${script.toFixed(1)} KB script`,
    });
    expect(script, `script of ${path}`).toBeLessThanOrEqual(budgets.script);
    expect(all, path).toBeLessThanOrEqual(budgets.everything);
  });
});

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
    // The text is there before scripts run.
    expect(await reply?.text(), path).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
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

test("scripts and the rest of the styles load together after the first paint, and inlined styles are not downloaded again", async ({
  browser,
  server,
}) => {
  const paths = ["/", "/quiz", "/concerns"];
  await forEachPath({ browser, server }, paths, async (page, path) => {
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

const typeface = "Atkinson Hyperlegible Next";

/** Runs in the page: whether the site's typeface is loaded, and the first one that the page uses. */
function readTypeface() {
  const { fontFamily } = getComputedStyle(document.body);
  return [
    document.fonts.check("1em Atkinson Hyperlegible Next"),
    /^"([^"]+)"/.exec(fontFamily)?.[1],
  ];
}

test("a typeface that arrives after the text is used, and causes no layout shift", async ({
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
    expect(await page.evaluate(readTypeface)).toEqual([true, typeface]);
    await page.unrouteAll();
  }
});
