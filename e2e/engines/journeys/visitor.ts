import { setTimeout as wait } from "node:timers/promises";
import type { Language } from "#shared/rules/language.ts";
import type { Browser } from "#e2e/engines/browser.ts";
import { button, field, words } from "./selectors.ts";

const patience = 20_000;
const pause = 50;

export type Visitor = ReturnType<typeof createVisitor>;

/** One action of a visitor and its expected effect. */
export type Step = [name: string, take: (visitor: Visitor) => Promise<void>];

/** Actions of a visitor. Each waits until it succeeds. */
export function createVisitor(browser: Browser, url: string) {
  /** Retries until the attempt succeeds: a page may be loading or unloading. */
  async function retry(what: string, attempt: () => Promise<boolean | void>) {
    const end = performance.now() + patience;
    for (let last = "not there"; ;) {
      try {
        if ((await attempt()) !== false) return;
      } catch (error) {
        last = (error as Error).message;
      }
      if (performance.now() > end) throw new Error(`${what}: ${last}`);
      await wait(pause);
    }
  }
  const isThere = async (selector: string) =>
    (await browser.count(selector)) > 0;

  const find = (selector: string) => retry(selector, () => isThere(selector));
  const press = (selector: string) =>
    retry(`press ${selector}`, () => browser.press(selector));
  /** Presses until the effect is there, because the layout may have moved during the first press. */
  const pressUntil = (selector: string, effect: string) =>
    retry(`press ${selector} until ${effect}`, async () => {
      if (await isThere(effect)) return true;
      await browser.press(selector);
      await wait(5 * pause);
      return isThere(effect);
    });
  const pathIs = (path: RegExp) =>
    retry(`come to ${path}`, async () =>
      path.test((await browser.address()).replace(url, "")),
    );

  /** Changes the language. The page reloads afterwards, and clicks before that may be lost. */
  async function switchLanguage(language: Language) {
    await press(button(language === "es" ? "Español" : "English"));
    await find(`html[lang="${language}"]:not([data-reloading])`);
  }

  /** Early presses have their own test in Chromium. */
  const hydrate = () => find("html[data-awake], html:not([data-scripts])");

  return {
    browser,
    find,
    press,
    pressUntil,
    pathIs,
    isThere,
    open: (path: string) => browser.open(url + path).then(hydrate),
    reload: () => browser.reload().then(hydrate),
    read: (text: string) => find(words(text)),
    pressButton: (name: string) => press(button(name)),
    switchLanguage,
    fill: (label: string, text: string) =>
      retry(`type into ${label}`, () => browser.type(field(label), text)),
    path: async () => (await browser.address()).replace(url, ""),
    missing: (selector: string) =>
      retry(`no ${selector}`, async () => !(await isThere(selector))),
  };
}
