import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, isXPath } from "#e2e/engines/browser.ts";
import { type Bidi, connectBidi } from "./bidi.ts";
import { createFingers, type Node } from "./fingers.ts";

/** Nobody else is asked for anything, and no first-run page stands in the way. */
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

/** Firefox without a window, on a profile of its own. */
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
  let said = "";
  for await (const piece of stderr) {
    said += String(piece);
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`Firefox did not start:\n${said}`);
}

type Entry = { level: string; text: string | null };
/** Firefox's number for what was under way when the page was left. */
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

  const find = async (place: string, maxNodeCount = 50) => {
    const type = isXPath(place) ? "xpath" : "css";
    const locator = { type, value: place };
    const serializationOptions = { maxDomDepth: 0 };
    const { nodes } = await here<{ nodes: Node[] }>("locateNodes", {
      locator,
      maxNodeCount,
      serializationOptions,
    });
    return nodes;
  };
  const fingers = createFingers(bidi, context);
  async function press(place: string) {
    for (const node of await find(place)) {
      if (await fingers.isMoved(node)) throw new Error("not in sight yet");
      try {
        await fingers.press(node);
        return;
      } catch {
        // It is not shown: perhaps the next one is.
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
    count: async (place) => (await find(place)).length,
    async attribute(place, name) {
      const [node] = await find(place, 1);
      return node?.value?.attributes?.[name] ?? "";
    },
    async type(place, text) {
      await press(place);
      await fingers.type(text);
    },
    print: async () => bytesOf(await here("print")),
    picture: async () =>
      bytesOf(await here("captureScreenshot", { origin: "document" })),
  };
}

const bytesOf = ({ data }: { data: string }) => Buffer.from(data, "base64");
