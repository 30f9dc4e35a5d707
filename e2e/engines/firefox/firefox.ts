import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, isXPath } from "#e2e/engines/browser.ts";
import { type Bidi, connectBidi } from "./bidi.ts";
import { createInput, type Node } from "./input.ts";

/** No requests to other servers and no first-run pages. */
const preferences = {
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.getAddons.cache.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.enabled": false,
};

/** Headless Firefox with its own profile. */
export async function startFirefox(
  program: string,
  { scripts }: { scripts: boolean },
): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), "hpv-quiz-firefox-"));
  const lines = Object.entries({
    ...preferences,
    "javascript.enabled": scripts,
  });
  const text = lines.map(
    (line) => `user_pref(${JSON.stringify(line).slice(1, -1)});`,
  );
  await writeFile(join(profile, "user.js"), text.join("\n"));
  const child = spawn(
    program,
    [
      "--headless",
      "--no-remote",
      "--remote-debugging-port=0",
      "--profile",
      profile,
    ],
    {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, HOME: profile },
    },
  );
  const ended = once(child, "exit");
  const address = await addressIn(child.stderr);
  const bidi = await connectBidi(`${address}/session`);
  await bidi.ask("session.new", { capabilities: {} });
  const tree = await bidi.ask<{ contexts: { context: string }[] }>(
    "browsingContext.getTree",
  );
  const context = tree.contexts[0]?.context ?? "";
  return {
    ...(await drive(bidi, context)),
    async close() {
      await bidi.ask("browser.close");
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function addressIn(stderr: NodeJS.ReadableStream): Promise<string> {
  let output = "";
  for await (const piece of stderr) {
    output += String(piece);
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`Firefox did not start:\n${output}`);
}

type Entry = { level: string; text: string | null };
/** Firefox's status of requests that were aborted by leaving the page. */
const aborted = "status=2152398850";

async function drive(
  bidi: Bidi,
  context: string,
): Promise<Omit<Browser, "close">> {
  const complaints: string[] = [];
  bidi.listen<Entry>("log.entryAdded", ({ level, text }) => {
    if (level === "error" && !text?.includes(aborted))
      complaints.push(text ?? "");
  });
  await bidi.ask("session.subscribe", { events: ["log.entryAdded"] });
  const here = <Result>(method: string, params: object = {}) =>
    bidi.ask<Result>(`browsingContext.${method}`, { context, ...params });

  const find = async (selector: string, maxNodeCount = 50) => {
    const type = isXPath(selector) ? "xpath" : "css";
    const locator = { type, value: selector };
    const serializationOptions = { maxDomDepth: 0 };
    const { nodes } = await here<{ nodes: Node[] }>("locateNodes", {
      locator,
      maxNodeCount,
      serializationOptions,
    });
    return nodes;
  };
  const input = createInput(bidi, context);
  async function press(selector: string) {
    for (const node of await find(selector)) {
      if (await input.isMoved(node)) throw new Error("not in sight yet");
      try {
        await input.press(node);
        return;
      } catch {
        // Not visible: try the next one.
      }
    }
    throw new Error("nothing to press");
  }
  return {
    complaints,
    press,
    open: async (url) =>
      void (await here("navigate", { url, wait: "complete" })),
    async address() {
      const { contexts } = await bidi.ask<{ contexts: { url: string }[] }>(
        "browsingContext.getTree",
        { root: context },
      );
      return contexts[0]?.url ?? "";
    },
    back: async () => void (await here("traverseHistory", { delta: -1 })),
    reload: async () => void (await here("reload", { wait: "complete" })),
    resize: async (width, height) =>
      void (await here("setViewport", { viewport: { width, height } })),
    count: async (selector) => (await find(selector)).length,
    async attribute(selector, name) {
      const [node] = await find(selector, 1);
      return node?.value?.attributes?.[name] ?? "";
    },
    async type(selector, text) {
      await press(selector);
      await input.type(text);
    },
    print: async () => bytesOf(await here("print")),
    picture: async () =>
      bytesOf(await here("captureScreenshot", { origin: "document" })),
  };
}

const bytesOf = ({ data }: { data: string }) => Buffer.from(data, "base64");
