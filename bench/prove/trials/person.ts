import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import type { Language } from "#shared/rules/language.ts";
import { deskWords } from "#web/i18n/admin/desk.ts";

export type Person = Awaited<ReturnType<typeof sitDown>>;

/** A practised typist; a second for what is new on the screen; half a second until the pointer is there. */
export const pace = { key: 50, read: 1000, point: 500 };
/** Until a control has to be there. */
const patience = 30_000;

/** Somebody at a browser of their own, who does what the screens say, and how many screens and windows that took. */
export async function sitDown(browser: Browser, language: Language) {
  const context = await browser.newContext({
    locale: `${language}-US`,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const desk = deskWords[language];
  const menu = page.getByRole("navigation", { name: desk.sections });
  let screens = 0;

  async function press(control: Locator) {
    await control.waitFor();
    await wait(pace.point);
    await control.click();
  }
  return {
    page,
    menu,
    press,
    screens: () => screens,
    /** A new screen or window, by its heading. */
    async read(title: string, within: Page | Locator = page) {
      await within.getByRole("heading", { name: title, exact: true }).waitFor();
      screens += 1;
      await wait(pace.read);
    },
    async type(label: string, text: string, within: Page | Locator = page) {
      await press(fieldOf(within, label));
      await page.keyboard.type(text, { delay: pace.key });
    },
    pressButton: (name: string, within: Page | Locator = page) =>
      press(within.getByRole("button", { name, exact: true })),
    follow: (name: string, within: Page | Locator = page) =>
      press(within.getByRole("link", { name, exact: true })),
    leave: () => context.close(),
  };
}

/** By how its label begins: what is asked of the field may follow. */
export function fieldOf(within: Page | Locator, label: string): Locator {
  const begins = label.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return within.getByLabel(new RegExp(`^${begins}`));
}
