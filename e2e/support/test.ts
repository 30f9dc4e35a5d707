import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type Axe from "axe-core";
import { test as base, expect, type Page } from "@playwright/test";
import {
  type RunningServer,
  startServer,
} from "#server/testing/running-server.ts";
import { waitForScripts } from "./at-work.ts";

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    axe: typeof Axe;
  }
}

type Fixtures = {
  /** What the page said on its console, and where else it wanted to go. Empty, or the test fails. */
  complaints: string[];
  /** The statuses that a journey provokes on purpose (0: no connection); the browser reports each. */
  provoked: Set<number>;
  /** Where the page may ask: the server, and what a journey adds. */
  origins: Set<string>;
};

/** Compiling is half of a server's start, and each worker starts one. */
const compiled = join(import.meta.dirname, "../../node_modules/.cache/node");

/** Every journey runs against a server of its worker's own; a page that complains fails its test. */
export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // Playwright reads from the first argument which fixtures are wanted: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer({ NODE_COMPILE_CACHE: compiled });
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
      // Routing would ask this process before every request, and switch the browser's cache off.
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

/** What the browser says of an answer that was no success. */
function statusIn(message: string): number {
  if (message.includes("net::ERR_INTERNET_DISCONNECTED")) return 0;
  const status = /responded with a status of (\d+)/.exec(message)?.[1];
  return status === undefined ? NaN : Number(status);
}

export { expect };

/** What is still fading in has no contrast yet. */
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

/** Runs in the page, which hands out only what is grave: to bring over all that axe looked at takes ten times as long. */
async function findGrave() {
  const { violations } = await window.axe.run({ resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`,
    );
}

/** No serious or critical finding of axe on what is shown now. */
export async function expectAccessible(page: Page) {
  await page.evaluate(waitForMotion);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  expect(await page.evaluate(findGrave)).toEqual([]);
}
