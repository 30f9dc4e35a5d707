import { createRequire } from "node:module";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, By, type WebElement } from "selenium-webdriver";
import { type Browser, isXPath } from "./browser.ts";
import { startDisplay } from "./display.ts";

// Its types name the folder, which `import` does not find.
const { DriverService } = createRequire(import.meta.url)(
  "selenium-webdriver/remote",
) as typeof import("selenium-webdriver/remote");

/** WebKitGTK's MiniBrowser on a virtual display. */
export async function startWebKit(
  program: string,
  { scripts }: { scripts: boolean },
): Promise<Browser> {
  const display = await startDisplay();
  const config = await makeConfig();
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: display.name,
      NO_AT_BRIDGE: "1",
      XDG_CONFIG_HOME: config,
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        args: ["--automation", `--enable-javascript=${scripts}`],
      },
    })
    .build();
  const find = (selector: string) =>
    driver.findElements(
      isXPath(selector) ? By.xpath(selector) : By.css(selector),
    );
  async function press(selector: string): Promise<WebElement> {
    let problem = new Error("nothing to press");
    for (const element of await find(selector)) {
      try {
        // Away from the bars at the edges of the window.
        await driver.executeScript(
          "arguments[0].scrollIntoView({ block: 'center' })",
          element,
        );
        await element.click();
        return element;
      } catch (error) {
        // Not visible: try the next one.
        problem = error as Error;
      }
    }
    throw problem;
  }
  return {
    // WebDriver does not report console messages.
    complaints: [],
    open: (url) => driver.get(url),
    address: () => driver.getCurrentUrl(),
    back: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    async resize(width, height) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    count: async (selector) => (await find(selector)).length,
    async attribute(selector, name) {
      const [element] = await find(selector);
      return (await element?.getAttribute(name)) ?? "";
    },
    press: async (selector) => void (await press(selector)),
    type: async (selector, text) => (await press(selector)).sendKeys(text),
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    async close() {
      await driver.quit();
      await service.kill();
      await display.stop();
      await rm(config, { recursive: true, force: true });
    },
  };
}

/** Shrinks the browser's toolbars, so that the window can be as narrow as a phone. */
async function makeConfig(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-webkit-"));
  await mkdir(join(folder, "gtk-3.0"));
  await writeFile(
    join(folder, "gtk-3.0/gtk.css"),
    "* { padding: 0; margin: 0; min-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }",
  );
  return folder;
}
