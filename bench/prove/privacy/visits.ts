import { type Browser, chromium, type Page } from "@playwright/test";
import { setTimeout as wait } from "node:timers/promises";
import { findBrowser } from "#e2e/support/browser.ts";
import { createPlainBrowser } from "#bench/prove/mishaps/plain-browser.ts";
import type { Family } from "#server/testing/privacy/canaries.ts";

/** What a browser asked for and stored on the way. */
export type Left = {
  addresses: string[];
  foreign: string[];
  caches: string;
  cookies: string;
  result: string;
};

/** An invited family in a browser with scripts: the quiz, the order, the results, a rating, a letter. */
export async function visitWithScripts(
  url: string,
  contact: string,
  who: { family: Family; writer: Family },
): Promise<Left> {
  const browser = await chromium.launch(await findBrowser());
  try {
    return await visit(browser, url, contact, who);
  } finally {
    await browser.close();
  }
}

async function visit(
  browser: Browser,
  url: string,
  contact: string,
  { family, writer }: { family: Family; writer: Family },
): Promise<Left> {
  const context = await browser.newContext({ baseURL: url, locale: "en-US" });
  const addresses: string[] = [];
  context.on("request", (request) => {
    addresses.push(request.url());
    addresses.push(request.headers()["referer"] ?? "");
  });
  const page = await context.newPage();
  await page.goto(`/${contact}`);
  await page.goto(`/quiz/${contact}`);
  await page.locator('input[name="parentName"]').fill(family.parent);
  const child = page.locator('input[name="childName"]');
  if ((await child.count()) > 0) await child.first().fill(family.child);
  const result = await answerAll(page);
  await page.waitForLoadState("networkidle");
  await rate(page, writer);
  await page.goto(`/results/${result}`);
  const caches = await whatIsCached(page, result);
  const cookies = JSON.stringify(await context.cookies());
  const foreign = addresses.filter(
    (address) => address !== "" && !address.startsWith(`${url}/`),
  );
  await context.close();
  return { addresses, foreign, caches, cookies, result };
}

async function press(page: Page, name: RegExp) {
  const before = page.url();
  await page.getByRole("button", { name }).last().click();
  await page.waitForURL((address) => address.href !== before);
}

async function answerAll(page: Page): Promise<string> {
  await press(page, /^(Get started|Continue)/);
  for (;;) {
    await page.waitForURL(/\/(question|rank)\/\w+/);
    if (page.url().includes("/rank/")) break;
    const number = /question\/(\d+)/.exec(page.url())?.[1];
    await page.locator(`progress[value="${number}"]`).waitFor();
    await page.locator('input[name="answer"][value="D"]').check();
    await page.getByText("Saved on this device").waitFor();
    await press(page, /^(Next|Get results)$/);
  }
  await press(page, /^See results/);
  await page.waitForURL(/\/results\/\w{22}/);
  await page.locator("main details").first().waitFor();
  return /\w{22}/.exec(new URL(page.url()).pathname)?.[0] ?? "";
}

/** Rates the site and writes to the clinic, by the calls that the forms make. */
async function rate(page: Page, { parent, email, words }: Family) {
  const post = (path: string, body: object) =>
    page.request.post(path, { data: body });
  await page.goto("/feedback");
  await post("/api/feedbacks", {
    feedback: { type: "website", useful: true, addorimprove: words },
  });
  await page.goto("/contact");
  await post("/api/contact", { name: parent, email, message: words });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
}

/** Waits until the worker on the phone has cached the result: it begins when a page rests. */
async function whatIsCached(page: Page, result: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const cached = await page.evaluate<string>(readCaches);
    if (cached.includes(result)) return cached;
    await wait(100);
  }
  throw new Error("the worker kept no result");
}

// Runs in the page: everything that its caches hold, with their addresses.
const readCaches = `
  (async () => {
    const pieces = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const reply = await cache.match(request);
        pieces.push(name, request.url, reply ? await reply.text() : "");
      }
    }
    return pieces.join("\\n");
  })()`;

/** The same family without scripts; answers the addresses of its screens and its result. */
export async function visitPlainly(url: string, family: Family) {
  const browser = createPlainBrowser(url, true);
  const addresses: string[] = [];
  let screen = await browser.open("/quiz");
  for (let step = 0; step < 60; step += 1) {
    addresses.push(screen.path);
    if (screen.path.startsWith("/results/")) break;
    const question = /name="question" value="(\w+)"/.exec(screen.html)?.[1];
    const fields: Record<string, string> = screen.path.startsWith("/quiz")
      ? { parentName: family.parent, childName: family.child, quizlang: "en" }
      : question === undefined
        ? { do: "save" }
        : { question, answer: "C" };
    const next = await browser.submit(screen, fields);
    if (!next) throw new Error(`${screen.path}: no answer`);
    screen = next;
  }
  return { addresses, result: /\w{22}/.exec(screen.path)?.[0] ?? "" };
}
