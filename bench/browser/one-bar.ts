import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "#e2e/support/browser.ts";
import { startServer } from "#server/testing/running-server.ts";
import type { Figure } from "#bench/figures.ts";
import { oneBar, slowedDown } from "./lines.ts";

const kilobyte = 1024;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** What a phone with one bar of signal gets: the bytes of a first visit, and a whole quiz without any script. */
export async function measureOneBar(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await chromium.launch(await findBrowser());
  try {
    return [
      ...(await bytesOf(browser, `${server.url}/quiz`)),
      ...(await quizOn(browser, server.url)),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function bytesOf(browser: Browser, address: string): Promise<Figure[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const arriving: Promise<{ isScript: boolean; bytes: number }>[] = [];
  page.on("requestfinished", (request) => {
    const isScript = new URL(request.url()).pathname.endsWith(".js");
    arriving.push(
      request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => ({
          isScript,
          bytes: responseBodySize + responseHeadersSize,
        }),
        // What was asked for while the page was closed has no size.
        () => ({ isScript, bytes: 0 }),
      ),
    );
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const arrived = await Promise.all(arriving);
  await context.close();
  const sum = (files: typeof arrived) =>
    files.reduce((all, { bytes }) => all + bytes, 0) / kilobyte;
  const scripts = arrived.filter(({ isScript }) => isScript);
  return [
    { what: "/quiz, all bytes", today: sum(arrived), unit: "KB", most: 150 },
    { what: "/quiz, script", today: sum(scripts), unit: "KB", most: 105 },
  ];
}

async function quizOn(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({
    ...phone,
    baseURL: url,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  const press = (place: string) => page.locator(place).last().click();
  const next = 'main button[type="submit"]:not([hidden]):not([name])';
  const slowTo = await slowedDown(page);
  await slowTo(oneBar);
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  await page.goto("/quiz", { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  const words = seconds();
  // From now on the connection stays open: a request waits for one round trip.
  await slowTo({ ...oneBar, latency: 400 });
  await page.locator('input[name="parentName"]').fill("Maria");
  await press(next);
  await page.waitForURL("/question/1");
  for (let number = 1; !page.url().includes("/rank/"); number += 1) {
    await page.locator(`progress[value="${number}"]`).waitFor();
    await page.locator('input[name="answer"]').nth(1).check();
    const before = page.url();
    await press(next);
    await page.waitForURL((address) => address.href !== before);
  }
  await press('main button[value="save"]');
  await page.waitForURL("/results/*");
  await page.locator("main details").first().waitFor();
  const quiz = seconds();
  await context.close();
  const line = "400 ms, 280 kbit/s";
  return [
    { what: `words on ${line}, /quiz`, today: words, unit: "s", most: 2.2 },
    {
      what: `whole quiz without scripts on ${line}`,
      today: quiz,
      unit: "s",
      most: 40,
    },
  ];
}
