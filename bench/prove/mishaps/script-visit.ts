import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "#e2e/support/browser.ts";
import { wipe } from "#e2e/support/visitor/stored.ts";
import { type Ended, letters, type Plan } from "./mishap.ts";

type Visit = Plan & {
  page: Page;
  confirmed: Map<string, string>;
  isStruck: boolean;
  isBegunAnew: boolean;
};

/** Works with a browser that runs the scripts, and hands out visits in it. */
export async function withBrowser<T>(
  work: (visit: (plan: Plan) => Promise<Ended>) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(await findBrowser());
  try {
    return await work((plan) => visitWithScripts(browser, plan));
  } finally {
    await browser.close();
  }
}

async function visitWithScripts(browser: Browser, plan: Plan): Promise<Ended> {
  const { name, mishap, url } = plan;
  const context = await browser.newContext({ baseURL: url, locale: "en-US" });
  const page = await context.newPage();
  const visit: Visit = {
    ...plan,
    page,
    confirmed: new Map(),
    isStruck: false,
    isBegunAnew: false,
  };
  let result: string | undefined;
  let surprise: string | undefined;
  try {
    result = await goThrough(visit);
  } catch (error) {
    surprise = (error as Error).message.split("\n")[0];
  }
  await context.close();
  const { confirmed, isBegunAnew } = visit;
  return { name, mishap, confirmed, result, isBegunAnew, surprise };
}

const pathOf = ({ page }: Visit) => new URL(page.url()).pathname;

/** Does on each screen what is to be done there; at one of the steps the mishap happens. */
async function goThrough(visit: Visit): Promise<string> {
  await visit.page.goto("/quiz");
  for (let step = 1; step < 60; step += 1) {
    const path = pathOf(visit);
    const isAtEnd = path.startsWith("/results/");
    if (!visit.isStruck && (step >= visit.at || isAtEnd)) {
      visit.isStruck = true;
      await strike(visit);
    } else if (isAtEnd) {
      await visit.page.locator("main details").first().waitFor();
      return path.slice("/results/".length);
    } else await goOn(visit);
  }
  throw new Error(`never came to its results, but to ${pathOf(visit)}`);
}

async function goOn(visit: Visit) {
  const { page, name } = visit;
  const path = pathOf(visit);
  if (path.startsWith("/quiz")) {
    await page.locator('input[name="parentName"]').fill(name);
    await leave(visit, /^(Get started|Continue|Comenzar|Seguir)/);
  } else if (path.startsWith("/rank/"))
    await leave(visit, /^(See results|Ver resultados)/);
  else {
    await answer(visit);
    await leave(visit, /^(Next|Siguiente|Get results|Ver resultados)$/);
  }
}

/** Chosen, and said to be kept on this phone. */
async function answer({ page, confirmed, random }: Visit) {
  // The address changes a moment before the screen does.
  const number = page.url().match(/question\/(\d+)/)?.[1];
  await page.locator(`progress[value="${number}"]`).waitFor();
  const question = await page.locator('input[name="question"]').inputValue();
  const letter = confirmed.get(question) ?? random.pick(letters);
  await page.locator(`input[name="answer"][value="${letter}"]`).check();
  await page.getByText(/Saved on this device|Guardado en este/).waitFor();
  confirmed.set(question, letter);
}

/** Presses, and waits for another screen. */
async function leave(visit: Visit, name: RegExp) {
  const before = pathOf(visit);
  await visit.page.getByRole("button", { name }).last().click();
  await visit.page.waitForURL(({ pathname }) => pathname !== before);
}

function beginAnew(visit: Visit) {
  visit.isBegunAnew = true;
  visit.confirmed.clear();
}

async function strike(visit: Visit) {
  const { page, mishap } = visit;
  const path = pathOf(visit);
  const isHandedIn = /^\/(rank|results)\//.test(path);
  switch (mishap) {
    case "tab killed": {
      const other = await page.context().newPage();
      await page.close({ runBeforeUnload: false });
      visit.page = other;
      await other.goto(isHandedIn ? path : "/quiz");
      return;
    }
    case "connection cut":
      await page.context().setOffline(true);
      await page
        .getByRole("button", { name: /^(Next|Get|See|Continue)/ })
        .last()
        .click({ timeout: 5000 })
        .catch(() => undefined);
      await page.context().setOffline(false);
      // A form that was sent before the scripts were there left the browser's own page of errors.
      if (page.url().startsWith("chrome-error:")) await page.goto(path);
      return;
    case "storage wiped":
      if (!isHandedIn) beginAnew(visit);
      await wipe(page);
      await page.goto(isHandedIn ? path : "/quiz");
      return;
    case "cookies wiped":
      return page.context().clearCookies();
    case "reload":
      await page.reload();
      return;
    case "back":
      if (!/^\/question\/([2-9]|1\d)/.test(path)) return;
      await page.goBack();
      return;
    case "double submit":
      if (path.startsWith("/question/")) await answer(visit);
      if (path.startsWith("/quiz"))
        await page.locator('input[name="parentName"]').fill(visit.name);
      if (path.startsWith("/results/")) return;
      await page
        .getByRole("button", { name: /^(Next|Get|See|Continue)/ })
        .last()
        .dblclick();
      await page.waitForURL(({ pathname }) => pathname !== path);
      return;
    case "language change":
      await page.getByRole("button", { name: "Español" }).first().click();
      await page.locator('html[lang="es"]').waitFor();
  }
}
