import puppeteer, { type ElementHandle } from "puppeteer-core";
import { type Browser, isXPath } from "./browser.ts";

/** Firefox reports requests that were aborted by leaving the page as errors with this status. */
const aborted = "status=2152398850";

/** Headless Firefox, driven by WebDriver BiDi. Its scripts cannot be switched off. */
export async function startFirefox(program: string): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: "firefox",
    executablePath: program,
  });
  const page = await firefox.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes(aborted))
      complaints.push(message.text());
  });
  // A page that asks before it is left, which happens at a reload.
  page.on("dialog", (dialog) => void dialog.accept());
  page.on("pageerror", (error) => complaints.push(String(error)));

  const find = (selector: string) =>
    page.$$(isXPath(selector) ? `xpath/${selector}` : selector);
  async function press(selector: string): Promise<ElementHandle> {
    for (const element of await find(selector)) {
      if (!(await element.isVisible())) continue;
      await element.click();
      return element;
    }
    throw new Error("nothing to press");
  }
  return {
    complaints,
    open: async (url) => void (await page.goto(url)),
    address: () => Promise.resolve(page.url()),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    count: async (selector) => (await find(selector)).length,
    async attribute(selector, name) {
      const [element] = await find(selector);
      const value = await element?.evaluate(
        (node, of) => (node as Element).getAttribute(of),
        name,
      );
      return value ?? "";
    },
    press: async (selector) => void (await press(selector)),
    type: async (selector, text) => (await press(selector)).type(text),
    print: async () => Buffer.from(await page.pdf()),
    picture: async () => Buffer.from(await page.screenshot({ fullPage: true })),
    close: () => firefox.close(),
  };
}
