import { setTimeout as wait } from "node:timers/promises";
import type { Language } from "#shared/rules/language.ts";
import type { Browser } from "#e2e/engines/browser.ts";
import { button, field, words } from "./places.ts";

const patience = 20_000;
const pause = 50;

export type Visitor = ReturnType<typeof createVisitor>;

/** One thing that a visitor does, and what must come of it. */
export type Step = [name: string, take: (visitor: Visitor) => Promise<void>];

/** Does what a person does, and waits for what a person would wait for. */
export function createVisitor(browser: Browser, url: string) {
  /** Tries until it succeeds; a page may still be on its way, or just leaving. */
  async function insist(what: string, attempt: () => Promise<boolean | void>) {
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
  const isThere = async (place: string) => (await browser.count(place)) > 0;

  const find = (place: string) => insist(place, () => isThere(place));
  const press = (place: string) =>
    insist(`press ${place}`, () => browser.press(place));
  const pathIs = (path: RegExp) =>
    insist(`come to ${path}`, async () =>
      path.test((await browser.address()).replace(url, "")),
    );

  /** The words turn at once, and then the page is loaded anew: what is pressed in between may be lost. */
  async function turn(language: Language) {
    await press(button(language === "es" ? "Español" : "English"));
    await find(`html[lang="${language}"]:not([data-reloading])`);
  }

  return {
    browser,
    find,
    press,
    pathIs,
    isThere,
    open: (path: string) => browser.open(url + path),
    read: (text: string) => find(words(text)),
    pressButton: (name: string) => press(button(name)),
    turn,
    fill: (label: string, text: string) =>
      insist(`type into ${label}`, () => browser.type(field(label), text)),
    path: async () => (await browser.address()).replace(url, ""),
    missing: (place: string) =>
      insist(`no ${place}`, async () => !(await isThere(place))),
  };
}
