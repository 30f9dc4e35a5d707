import { brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { listen } from "#server/db/listen.ts";
import { newId } from "#server/ids.ts";
import {
  answerQuiz,
  createContact,
  createQuizApp,
  finishQuiz,
  handIn,
} from "#server/testing/visitor/quiz.ts";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";

type App = Awaited<ReturnType<typeof createQuizApp>>;

const read = ({ ask }: Pick<App, "ask">, id: string, headers = {}) =>
  ask(`GET /api/results/${id}`, { headers });

/** Another instance on the same database, which hears what the first one does. */
async function besides({ database }: App) {
  const other = await createTestApp(
    { RATE_LIMIT_SCALE: "1000" },
    undefined,
    database,
  );
  const onListening = vi.fn((is: boolean) => other.cache.trust(is));
  const onNotify = () => other.cache.drop();
  const { stop } = listen(
    database.target,
    "content_changed",
    { onNotify, onListening },
    { warn() {} },
  );
  onTestFinished(stop);
  await vi.waitFor(
    () => expect(onListening).toHaveBeenLastCalledWith(true),
    20_000,
  );
  return other;
}

test("a final result is read once from the database, and stored by nobody else", async () => {
  const app = await createQuizApp();
  const id = await finishQuiz(app);
  app.cache.drop();
  const first = await read(app, id);
  await app.pool.query("ALTER TABLE results RENAME TO away");
  const again = await read(app, id, { "accept-encoding": "br" });
  await app.pool.query("ALTER TABLE away RENAME TO results");
  expect(String(brotliDecompressSync(again.rawPayload))).toBe(first.body);
  expect(again.headers).toMatchObject({
    "cache-control": "no-store",
    "content-encoding": "br",
  });
  expect(again.headers).not.toHaveProperty("etag");
});

test("a draft is read anew each time, also under the id that it had", async () => {
  const app = await createQuizApp();
  const body = await answerQuiz(app);
  const { _id, proposed } = await handIn(app, body);
  expect((await read(app, _id)).json().ranked).toBe(false);
  const final = { ...body, _id, orderedConcerns: proposed };
  const result = (await app.ask("POST /api/results", { body: final })).json();
  expect((await read(app, _id)).json()).toMatchObject({
    _id: result,
    ranked: true,
  });
});

test("what was handed in here is read as it was written, without asking the database", async () => {
  const app = await createQuizApp();
  const other = await besides(app);
  const id = await finishQuiz(app);
  const stored = await read(other, id);
  await app.pool.query("ALTER TABLE results RENAME TO away");
  const written = await read(app, id);
  await app.pool.query("ALTER TABLE away RENAME TO results");
  expect(written.statusCode).toBe(200);
  expect(written.json()).toEqual(stored.json());
});

test("a draft that was ranked here is its final result, and needs no deletion, without the database", async () => {
  const app = await createQuizApp();
  const body = await answerQuiz(app);
  const { _id, proposed } = await handIn(app, body);
  const final = { ...body, _id, orderedConcerns: proposed };
  const result = (await app.ask("POST /api/results", { body: final })).json();
  await app.pool.query("ALTER TABLE results RENAME TO away");
  const found = await read(app, _id);
  const deleted = await app.ask(`DELETE /api/results/${_id}`);
  await app.pool.query("ALTER TABLE away RENAME TO results");
  expect(found.json()).toMatchObject({ _id: result, ranked: true });
  expect(deleted.statusCode).toBe(204);
  expect((await read(app, result)).statusCode).toBe(200);
});

test("while nobody can tell what is erased elsewhere, nothing that is written is cached", async () => {
  const app = await createQuizApp();
  app.cache.trust(false);
  const id = await finishQuiz(app);
  await app.pool.query("DELETE FROM results");
  expect((await read(app, id)).statusCode).toBe(404);
});

test("a draft that is ranked at another instance is read as its final result", async () => {
  const app = await createQuizApp();
  const other = await besides(app);
  const body = await answerQuiz(app);
  const { _id, proposed } = await handIn(app, body);
  const final = { ...body, _id, orderedConcerns: proposed };
  const result = (await other.ask("POST /api/results", { body: final })).json();
  expect((await read(app, _id)).json()).toMatchObject({
    _id: result,
    ranked: true,
  });
  const again = await app.ask("POST /api/results", { body: final });
  expect(again.json()).toBe(result);
});

test("what is erased while it is written is not cached", async () => {
  const app = await createQuizApp();
  const body = await answerQuiz(app);
  const { _id, proposed } = await handIn(app, body);
  const connect = app.pool.connect.bind(app.pool);
  const write = vi
    .spyOn(app.pool, "connect")
    .mockImplementation((...given: unknown[]) => {
      app.cache.drop();
      return Reflect.apply(connect, undefined, given);
    });
  const final = { ...body, _id, orderedConcerns: proposed };
  const id = (await app.ask("POST /api/results", { body: final })).json();
  expect(write).toHaveBeenCalled();
  write.mockRestore();
  await app.pool.query("DELETE FROM results");
  expect((await read(app, id)).statusCode).toBe(404);
});

test("an unknown result may be there a moment later", async () => {
  const app = await createQuizApp();
  const id = await finishQuiz(app);
  app.cache.drop();
  await app.pool.query("ALTER TABLE results RENAME TO away");
  expect((await read(app, id)).statusCode).toBe(500);
  await app.pool.query("ALTER TABLE away RENAME TO results");
  expect((await read(app, id)).statusCode).toBe(200);
});

test("a family that is erased is gone at once, here and on the other instance", async () => {
  const app = await createQuizApp();
  const other = await besides(app);
  const { _id: contact } = await createContact(app);
  const id = await finishQuiz(app, { contact });
  for (const each of [app, other, app, other])
    expect((await read(each, id)).statusCode).toBe(200);
  const { token } = await createAdmin(app);
  await app.ask(`DELETE /api/results/${id}/family`, { token });
  expect((await read(app, id)).statusCode).toBe(404);
  await vi.waitFor(
    async () => expect((await read(other, id)).statusCode).toBe(404),
    20_000,
  );
});

test("a draft that is deleted keeps nobody from what others read", async () => {
  const app = await createQuizApp();
  const drops = vi.fn();
  const onListening = vi.fn();
  const { stop } = listen(
    app.database.target,
    "content_changed",
    { onNotify: drops, onListening },
    { warn() {} },
  );
  onTestFinished(stop);
  await vi.waitFor(
    () => expect(onListening).toHaveBeenCalledWith(true),
    20_000,
  );
  drops.mockClear();
  const { _id } = await handIn(app, await answerQuiz(app));
  await finishQuiz(app);
  await app.ask(`DELETE /api/results/${_id}`);
  await app.pool.query("DELETE FROM results WHERE final");
  await vi.waitFor(() => expect(drops).toHaveBeenCalledOnce(), 20_000);
});

test("who asks at the same moment as somebody who tried too many is not refused with them", async () => {
  const { app, limits } = await createQuizApp();
  const { add, points } = limits.unknown_ids_of_network;
  await add("127.0.0.3", points);
  const url = `/api/results/${newId()}`;
  const networks = ["127.0.0.3", "127.0.0.4", "127.0.0.3", "127.0.0.4"];
  const replies = await Promise.all(
    networks.map((remoteAddress) => app.inject({ url, remoteAddress })),
  );
  const codes = replies.map(({ statusCode }) => statusCode);
  expect(codes).toEqual([429, 404, 429, 404]);
});
