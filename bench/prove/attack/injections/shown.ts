import type { Browser, BrowserContext } from "@playwright/test";
import { each, type Site } from "#bench/prove/attack/site.ts";
import { watch, type Watched } from "./watched-page.ts";

const atATime = 2;

/** Opens the pages, some at a time; what ran, could run or was refused there. */
export async function open(context: BrowserContext, paths: string[]) {
  const watched: Watched[] = [];
  await each(paths, atATime, async (path) => {
    watched.push(await watch(context, path));
  });
  return watched;
}

export const problemsOf = (watched: Watched[]) =>
  watched.flatMap(({ path, problems }) =>
    problems.map((problem) => `${path}: ${problem}`),
  );

export const newContext = (browser: Browser, { url }: Site) =>
  browser.newContext({ baseURL: url, locale: "en-US" });
