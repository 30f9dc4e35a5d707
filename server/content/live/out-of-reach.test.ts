import { expect, test, vi } from "vitest";
import { site } from "#server/testing/pages/telling-pages.ts";
import { createQuizApp, finishQuiz } from "#server/testing/visitor/quiz.ts";

type Site = Pick<Awaited<ReturnType<typeof site>>, "cache" | "pool">;

const paths = ["/", "/quiz", "/api/settings", "/api/questions/pos/1"];

/** Simulates a database outage; returns a function that ends it. */
function loseDatabase({ cache, pool }: Site) {
  const code = "ECONNREFUSED";
  const refuse = () => Promise.reject(Object.assign(new Error(code), { code }));
  const connect = vi.spyOn(pool, "connect").mockImplementation(refuse);
  cache.trust(false);
  return () => connect.mockRestore();
}

test.each(paths)(
  "serves %s from the last content read while the database is down",
  async (path) => {
    const given = await site();
    const before = await given.ask(`GET ${path}`);
    loseDatabase(given);
    for (let time = 0; time < 2; time += 1) {
      const reply = await given.ask(`GET ${path}`);
      expect([reply.statusCode, reply.body]).toEqual([200, before.body]);
    }
  },
);

test.each(paths)(
  "does not serve %s from before a known change",
  async (path) => {
    const given = await site();
    await given.ask(`GET ${path}`);
    given.cache.drop();
    const find = loseDatabase(given);
    expect((await given.ask(`GET ${path}`)).statusCode).toBe(503);
    find();
    expect((await given.ask(`GET ${path}`)).statusCode).toBe(200);
  },
);

test.each(paths)(
  "does not cache %s while it cannot listen for changes",
  async (path) => {
    const given = await site();
    await given.ask(`GET ${path}`);
    const find = loseDatabase(given);
    await given.ask(`GET ${path}`);
    find();
    await given.pool.query(
      `UPDATE settings SET content = jsonb_set(content, '{sitename}', '"New"') WHERE section = 'main'`,
    );
    await given.pool.query("UPDATE questions SET text = 'New'");
    expect((await given.ask(`GET ${path}`)).body).toContain("New");
  },
);

test.each(paths)(
  "does not serve %s from before it resumed listening for changes",
  async (path) => {
    const given = await site();
    await given.ask(`GET ${path}`);
    given.cache.trust(false);
    given.cache.trust(true);
    loseDatabase(given);
    expect((await given.ask(`GET ${path}`)).statusCode).toBe(503);
  },
);

test("returns 404 for a question that was inactive in the last content read", async () => {
  const given = await site();
  const read = async () =>
    (await given.ask("GET /api/questions/pos/1")).statusCode;
  given.cache.trust(false);
  expect(await read()).toBe(200);
  await given.pool.query("UPDATE questions SET active = false");
  expect(await read()).toBe(404);
  loseDatabase(given);
  expect(await read()).toBe(404);
});

test("does not serve a family's result while the database is down", async () => {
  const given = await createQuizApp();
  const id = await finishQuiz(given);
  const read = async () =>
    (await given.ask(`GET /api/results/${id}`)).statusCode;
  expect(await read()).toBe(200);
  loseDatabase(given);
  expect(await read()).toBe(503);
});
