import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { listen } from "#server/platform/db/listen.ts";
import type { Pages } from "#server/site/pages/make-page.ts";
import { seedContent } from "#server/content/seed/seed.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

/** Pages that show the state of each part of their content. */
const stating: Pages = {
  folder: import.meta.dirname,
  async render(_request, { call }) {
    const { main } = await call("GET /api/settings", {});
    const [concern] = await call("GET /api/concerns", { query: {} });
    const id = concern?._id ?? "";
    const { content } = await call("GET /api/concerns/:id", {
      params: { id },
      query: {},
    });
    const first = { params: { number: "1" }, query: {} };
    const { text } = await call("GET /api/questions/pos/:number", first);
    const states = [main.sitename, concern?.name, content, text];
    return new Response(`<html>${states.join(" ")}</html>`);
  },
};

const changes = 200;

/** Changes settings, concerns and questions together, as another instance may. */
async function changeOften({ pool }: TestApp) {
  for (let state = 1; state <= changes; state += 1)
    await pool.query(`BEGIN;
      UPDATE settings SET content = jsonb_set(content, '{sitename}', '"state${state}"') WHERE section = 'main';
      UPDATE concerns SET name = 'state${state}', content = 'state${state}';
      UPDATE questions SET text = 'state${state}';
      COMMIT`);
}

async function hear({ cache, database }: TestApp) {
  const onListening = vi.fn((isListening: boolean) => cache.trust(isListening));
  const { stop } = listen(
    database.target,
    "content_changed",
    { onNotify: () => cache.drop(), onListening },
    { warn() {} },
  );
  onTestFinished(stop);
  await vi.waitFor(
    () => expect(onListening).toHaveBeenLastCalledWith(true),
    20_000,
  );
}

test.each([
  ["listens for changes", hear],
  [
    "cannot listen for changes",
    async ({ cache }: TestApp) => cache.trust(false),
  ],
])(
  "no page mixes two states of the content while it changes often, if the instance %s",
  async (_, prepare) => {
    const app = await createTestApp({ RATE_LIMIT_SCALE: "1000" }, stating);
    await seedContent(app.db);
    await prepare(app);
    let isChanging = true;
    const changing = changeOften(app).finally(() => (isChanging = false));
    const paths = ["/", "/concerns", `/rank/${"1".repeat(22)}`];
    const mixed: string[] = [];
    const seen = new Set<string>();
    await Promise.all(
      paths.map(async (path) => {
        while (isChanging) {
          const { body } = await app.ask(`GET ${path}`);
          // Yield, because a cached page is answered before the event loop reads from the database's socket.
          await setImmediate();
          const states = new Set(body.match(/state\d+/g));
          for (const state of states) seen.add(state);
          if (states.size > 1) mixed.push(body);
        }
      }),
    );
    await changing;
    expect(mixed).toEqual([]);
    expect(seen.size).toBeGreaterThan(10);
    await expect
      .poll(async () => (await app.ask("GET /")).body)
      .toContain(`state${changes}`);
  },
);
