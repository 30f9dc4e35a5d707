import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#server/testing/running-server.ts";
import { type Browser, isXPath } from "#e2e/engines/browser.ts";
import { scrollIntoView } from "#e2e/engines/scroll-into-view.ts";
import { startDisplay } from "./display.ts";
import { openSession, type WebDriver } from "./webdriver.ts";

/** WebKitGTK's MiniBrowser on a virtual display. */
export async function startWebKit(
  program: string,
  { scripts }: { scripts: boolean },
): Promise<Browser> {
  const display = await startDisplay();
  const config = await makeConfig();
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display.name,
      NO_AT_BRIDGE: "1",
      XDG_CONFIG_HOME: config,
    },
  });
  const ended = once(child, "exit");
  const driver = `http://127.0.0.1:${port}`;
  await untilThere(driver);
  const session = await openSession(driver, {
    "webkitgtk:browserOptions": {
      args: ["--automation", `--enable-javascript=${scripts}`],
    },
  });
  return {
    ...drive(session),
    async close() {
      await session.end();
      child.kill("SIGTERM");
      await ended;
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

async function untilThere(driver: string) {
  const end = performance.now() + 10_000;
  for (;;) {
    const isThere = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (performance.now() > end)
      throw new Error("WebKitWebDriver did not start.");
    await wait(50);
  }
}

/** The protocol's key for an element id. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
type Found = { [elementKey]: string };

function drive(session: WebDriver): Omit<Browser, "close"> {
  const find = (selector: string) =>
    session.post<Found[]>("/elements", {
      using: isXPath(selector) ? "xpath" : "css selector",
      value: selector,
    });
  const isMoved = (found: Found) =>
    session.post<boolean>("/execute/sync", {
      script: `return (${scrollIntoView})(arguments[0])`,
      args: [found],
    });
  async function pressFirst(selector: string): Promise<string> {
    let problem = new Error("nothing to press");
    for (const found of await find(selector)) {
      // The caller tries again, after the layout has settled.
      if (await isMoved(found)) throw new Error("not in sight yet");
      const element = `/element/${found[elementKey]}`;
      try {
        await session.post(`${element}/click`);
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
    open: (url) => session.post("/url", { url }),
    address: () => session.get<string>("/url"),
    back: () => session.post("/back"),
    reload: () => session.post("/refresh"),
    resize: (width, height) =>
      session.post("/window/rect", { x: 0, y: 0, width, height }),
    count: async (selector) => (await find(selector)).length,
    async attribute(selector, name) {
      const [found] = await find(selector);
      if (!found) throw new Error("nothing there");
      const element = `/element/${found[elementKey]}`;
      return session.get<string>(`${element}/attribute/${name}`);
    },
    press: async (selector) => void (await pressFirst(selector)),
    async type(selector, text) {
      await session.post(`${await pressFirst(selector)}/value`, { text });
    },
    picture: async () => bytesOf(await session.get<string>("/screenshot")),
  };
}

const bytesOf = (text: string) => Buffer.from(text, "base64");
