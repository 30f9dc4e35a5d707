import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findBrowser } from "#e2e/support/browser.ts";
import { startServer } from "#server/testing/running-server.ts";
import { answerQuestions, callServer } from "./call.ts";
import type { Checkout } from "./figures.ts";

/** The localStorage of a phone on which a visitor has entered a name. */
export const storedName = { user: JSON.stringify({ parentName: "Maria" }) };

/** A page to visit, and whether the phone already knows the visitor's name. */
export type PageVisit = { path: string; isKnown?: boolean };

/** Starts a release with one finished result, and passes the five public pages that have budgets to `work`. */
export async function withVisits<T>(
  { folder }: Checkout,
  work: (url: string, visits: PageVisit[]) => Promise<T>,
): Promise<T> {
  const server = await startServer({}, { root: folder });
  try {
    const result = await finishQuiz(server.url);
    return await work(server.url, [
      { path: "/" },
      { path: "/quiz" },
      { path: "/question/1", isKnown: true },
      { path: `/results/${result}` },
      { path: "/concerns" },
    ]);
  } finally {
    await server.stop();
  }
}

export const visitName = ({ path }: PageVisit) =>
  path.replace(/\w{22}/, "{id}");

async function finishQuiz(url: string): Promise<string> {
  const ask = async (line: string, body?: object): Promise<unknown> => {
    const [method, path] = line.split(" ");
    return JSON.parse(await callServer(`${url}${path}`, method, body));
  };
  const filled = await answerQuestions(ask);
  const _id = (await ask("POST /api/results", filled)) as string;
  const { orderedConcerns } = (await ask(`GET /api/results/${_id}`)) as {
    orderedConcerns: object[];
  };
  const ranked = { ...filled, _id, orderedConcerns };
  return (await ask("POST /api/results", ranked)) as string;
}

/** Opens a phone with empty storage. */
export async function withPhone<T>(
  baseURL: string,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    return await work(await context.newPage(), context);
  } finally {
    await browser.close();
  }
}

// DevTools cannot delay opening a connection, so each request waits 3.75 (slow) or 2.75 (fast) round trips instead.
const networks = {
  "slow 4G": { latency: 150 * 3.75, megabits: 1.6 },
  "fast 4G": { latency: 60 * 2.75, megabits: 9 },
};

/** A network as in Lighthouse and DevTools, and a quarter of the processor speed. */
export async function slowDown(
  page: Page,
  network: keyof typeof networks = "slow 4G",
) {
  const { latency, megabits } = networks[network];
  const bytes = (megabits * 0.9 * 1024 * 1024) / 8;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  });
}
