import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { default as Axe, Result } from "axe-core";
import { test as base, expect, type Page } from "@playwright/test";
import type { RunningServer } from "#server/testing/running-server.ts";
import { startSite } from "./site.ts";
import { waitForScripts } from "./wait-for-scripts.ts";

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    axe: typeof Axe;
  }
}

type Fixtures = {
  /** Console errors and requests to other origins. If there are any, the test fails. */
  complaints: string[];
  /** HTTP statuses that the test expects (0: no connection). The browser logs each as an error. */
  provoked: Set<number>;
  /** Origins that the page may request: the server and those that the test adds. */
  origins: Set<string>;
};

/** Each worker has its own server. Unexpected console errors fail the test. */
export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // Playwright reads the required fixtures from the first parameter: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startSite();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  // oxlint-disable-next-line no-empty-pattern
  provoked: async ({}, use) => use(new Set()),

  origins: async ({ server }, use) =>
    use(new Set([new URL(server.url).origin])),

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScripts(page);
    await use(page);
  },

  complaints: [
    async ({ context, origins, provoked }, use) => {
      const complaints: string[] = [];
      context.on("console", (message) => {
        if (provoked.has(statusIn(message.text()))) return;
        if (message.type() === "error")
          complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (problem) =>
        complaints.push(String(problem.error())),
      );
      // Not with routes: these would turn off the browser's cache.
      context.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        const isAway = /^https?:$/.test(protocol) && !origins.has(origin);
        if (isAway) complaints.push(`asked for ${request.url()}`);
      });
      await use(complaints);
      expect(complaints, "the page complained").toEqual([]);
    },
    { auto: true },
  ],
});

/** The HTTP status in the browser's message about a failed request. */
function statusIn(message: string): number {
  if (message.includes("net::ERR_INTERNET_DISCONNECTED")) return 0;
  const status = /responded with a status of (\d+)/.exec(message)?.[1];
  return status === undefined ? NaN : Number(status);
}

export { expect };

/** Waits for transitions: a fading element has too little contrast. */
async function waitForMotion() {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise(requestAnimationFrame);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

const axe = readFileSync(
  fileURLToPath(import.meta.resolve("axe-core/axe.min.js")),
  "utf8",
);

/**
 * Runs in the page and returns only serious findings: returning all of axe's results takes ten times as long.
 * If the page changed while axe read it, axe has mixed two states of it and reads it again.
 */
async function readSerious() {
  let hasChanged: boolean;
  let violations: Result[];
  let runs = 0;
  do {
    hasChanged = false;
    const observer = new MutationObserver(() => (hasChanged = true));
    observer.observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    ({ violations } = await window.axe.run({ resultTypes: ["violations"] }));
    observer.disconnect();
    runs += 1;
  } while (violations.length > 0 && hasChanged && runs < 5);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`,
    );
}

/** The serious and critical axe findings on the current page. */
export async function findSerious(page: Page): Promise<string[]> {
  await page.evaluate(waitForMotion);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(readSerious);
}

export async function expectAccessible(page: Page) {
  expect(await findSerious(page)).toEqual([]);
}
