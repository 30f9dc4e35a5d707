import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test, vi } from "vitest";
import { fillContent } from "#server/testing/database/default-content.ts";
import { telling } from "#server/testing/pages/telling-pages.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { killWorker } from "./mount-offline.ts";
import { offlineStyle, offlineWords } from "./offline-page.ts";

/** The app with built pages and a service worker. */
async function withWorker(env: NodeJS.ProcessEnv = {}) {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-worker-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "worker.js"), "the worker");
  const app = await createTestApp(env, { ...telling(), folder });
  await fillContent(app);
  return app;
}

test("the service worker is revalidated on each visit and may only connect to this server", async () => {
  const { ask } = await withWorker();
  const reply = await ask("GET /worker.js");
  expect(reply.body).toBe("the worker");
  expect(reply.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
    "x-content-type-options": "nosniff",
  });
  const headers = { "if-none-match": String(reply.headers["etag"]) };
  expect((await ask("GET /worker.js", { headers })).statusCode).toBe(304);
});

test("when disabled or not built, browsers get a worker that removes theirs", async () => {
  const off = await withWorker({ OFFLINE: "off" });
  expect((await off.ask("GET /worker.js")).body).toBe(killWorker);
  const unbuilt = await createTestApp();
  expect((await unbuilt.ask("GET /worker.js")).body).toBe(killWorker);
});

test("the removing worker clears all caches, unregisters and handles no requests", async () => {
  const listeners = new Map<string, (event: object) => void>();
  const remove = vi.fn(async () => true);
  const self = {
    addEventListener: listeners.set.bind(listeners),
    skipWaiting: vi.fn(),
    registration: { unregister: vi.fn(async () => true) },
  };
  const caches = { keys: async () => ["site 1", "visit 1"], delete: remove };
  runInNewContext(killWorker, { self, caches });
  expect([...listeners.keys()]).toEqual(["install", "activate"]);
  let work: Promise<unknown> | undefined;
  const waitUntil = (until: Promise<unknown>) => (work = until);
  listeners.get("install")?.({ waitUntil });
  expect(self.skipWaiting).toHaveBeenCalledOnce();
  listeners.get("activate")?.({ waitUntil });
  await work;
  expect(remove.mock.calls).toEqual([["site 1"], ["visit 1"]]);
  expect(self.registration.unregister).toHaveBeenCalledOnce();
});

test("the offline page is self-contained and bilingual", async () => {
  const { ask } = await withWorker();
  const { body, headers } = await ask("GET /offline");
  for (const words of Object.values(offlineWords)) {
    const { shortName: _, ...shown } = words;
    for (const text of Object.values(shown)) expect(body).toContain(text);
  }
  expect(body).not.toMatch(/(?:src|href)="\/(?:assets|images)/);
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
  expect(policy).toMatch(/style-src 'self'( 'sha256-[^ ]+'){3};/);
  expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
});

test.each([
  ["en", "sitename", "HPV quiz"],
  ["es", "sitename_es", "VPH"],
] as const)(
  "the installed site uses the language of the page (%s)",
  async (language, name, short) => {
    const { ask } = await withWorker();
    const { main } = (await ask("GET /api/settings")).json();
    const reply = await ask(`GET /${language}.webmanifest`);
    expect(reply.headers["content-type"]).toContain(
      "application/manifest+json",
    );
    const manifest = reply.json();
    expect(manifest).toMatchObject({
      id: "/",
      name: main[name],
      short_name: short,
      lang: language,
      start_url: "/",
      display: "standalone",
    });
    const purposes = manifest.icons.map(
      (icon: { purpose: string }) => icon.purpose,
    );
    expect(purposes).toEqual(["any", "any", "maskable"]);
  },
);

test("the manifest contains saved settings at once", async () => {
  const { ask, pool, cache } = await withWorker();
  const name = async () => (await ask("GET /es.webmanifest")).json().name;
  expect(await name()).not.toBe("Otra página");
  await pool.query(
    `UPDATE settings SET content = content || '{"sitename_es": "Otra página"}' WHERE section = 'main'`,
  );
  cache.drop();
  expect(await name()).toBe("Otra página");
});

test("the manifest uses the site's colors", async () => {
  const path = join(import.meta.dirname, "../../../web/ui/tokens.css");
  const tokens = await readFile(path, "utf8");
  const { ask } = await withWorker();
  const { background_color } = (await ask("GET /en.webmanifest")).json();
  for (const colour of [
    background_color,
    ...(offlineStyle.match(/#\w{6}/g) ?? []),
  ])
    expect(tokens).toContain(colour);
});
