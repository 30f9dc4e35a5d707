import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { newId } from "#server/ids.ts";
import {
  answerQuiz,
  createContact,
  createQuizApp,
  finishQuiz,
  handIn,
  postWith,
  withDraft,
} from "#server/testing/visitor/quiz.ts";
import { createTestApp } from "#server/testing/test-app.ts";

afterEach(() => void vi.restoreAllMocks());

type App = Awaited<ReturnType<typeof createQuizApp>>;

async function countRows({ pool }: App, table: string) {
  return (await pool.query(`SELECT FROM ${table}`)).rowCount;
}

/** One on the same database that knows the questions, and none of the drafts that the first one wrote. */
async function anotherInstance({ database }: App) {
  const env = { RATE_LIMIT_SCALE: "1000" };
  const other = await createTestApp(env, undefined, database);
  const { _id } = await handIn(other, await answerQuiz(other));
  await other.ask(`DELETE /api/results/${_id}`);
  return other;
}

describe.each([
  ["an anonymous family", async () => ({}), 1],
  [
    "an invited one",
    async (app: App) => ({ contact: (await createContact(app))._id }),
    4,
  ],
])("%s", (_name, of, ranking) => {
  async function countStatements(app: App, given: object) {
    const query = vi.spyOn(pg.Query.prototype, "submit");
    expect((await postWith(app, given)).statusCode).toBe(200);
    const { length } = query.mock.calls;
    query.mockRestore();
    // One statement counts against the limit.
    return length - 1;
  }

  test("hands in by one statement, and ranks by few", async () => {
    const app = await createQuizApp();
    await finishQuiz(app);
    const { body, final } = await withDraft(app, await of(app));
    expect(await countStatements(app, body)).toBe(1);
    expect(await countStatements(app, final)).toBe(ranking);
  });

  test("ranks by one more where another instance wrote the draft", async () => {
    const app = await createQuizApp();
    const other = await anotherInstance(app);
    const { final } = await withDraft(app, await of(app));
    expect(await countStatements(other, final)).toBe(ranking + 1);
  });
});

test("whoever ranks leaves no drafts, and has finished", async () => {
  const app = await createQuizApp();
  const { _id: contact } = await createContact(app);
  await withDraft(app, { contact });
  const { final } = await withDraft(app, { contact });
  const result = (await postWith(app, final)).json();
  const results = await app.pool.query("SELECT _id, final FROM results");
  expect(results.rows).toEqual([{ _id: result, final: true }]);
  const contacts = await app.pool.query("SELECT active FROM contacts");
  expect(contacts.rows).toEqual([{ active: 0 }]);
  const late = await postWith(app, await answerQuiz(app));
  expect(late.statusCode).toBe(200);
  const { _id: _, orderedConcerns: __, ...again } = final;
  expect((await postWith(app, again)).json()).toBe(result);
});

test("a contact that is deleted between reading the draft and ranking it leaves a problem", async () => {
  const app = await createQuizApp();
  const { _id: contact } = await createContact(app);
  const { final } = await withDraft(app, { contact });
  const other = await anotherInstance(app);
  const connect = other.pool.connect.bind(other.pool);
  let connected = 0;
  const meanwhile = vi.spyOn(other.pool, "connect");
  meanwhile.mockImplementation(async () => {
    const client = await connect();
    connected += 1;
    if (connected === 2)
      await client.query(
        "UPDATE results SET contact = NULL, problem = 'contact deleted'",
      );
    return client;
  });
  const reply = await postWith(other, { ...final, contact: null });
  meanwhile.mockRestore();
  expect(reply.statusCode).toBe(200);
  expect(connected).toBeGreaterThan(2);
  const { rows } = await app.pool.query("SELECT final, problem FROM results");
  expect(rows).toEqual([{ final: true, problem: "contact deleted" }]);
});

test("drafts that arrive while the contact finishes do not stay behind", async () => {
  const app = await createQuizApp();
  const { _id: contact } = await createContact(app);
  const { body, final } = await withDraft(app, { contact });
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, count) =>
      postWith(app, count === 15 ? final : body),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(
    Array(30).fill(200),
  );
  const result = replies[15]?.json();
  const { rows } = await app.pool.query("SELECT _id FROM results");
  expect(rows).toEqual([{ _id: result }]);
});

test("the same call to two instances makes one result, draft or final", async () => {
  const app = await createQuizApp();
  const env = { RATE_LIMIT_SCALE: "1000" };
  const other = await createTestApp(env, undefined, app.database);
  const { body, final } = await withDraft(app);
  const before = await countRows(app, "results");
  for (const given of [body, final]) {
    const key = newId();
    const both = [app, other, other, app];
    const replies = await Promise.all(
      both.map((instance) => postWith(instance, given, key)),
    );
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(replies[0]?.statusCode).toBe(200);
  }
  // The final one took its draft's place.
  expect(await countRows(app, "results")).toBe(Number(before) + 1);
  expect(await countRows(app, "idempotent_replies")).toBe(2);
});

test("a key that was given to other answers is refused, and nothing is written", async () => {
  const app = await createQuizApp();
  const body = await answerQuiz(app);
  const key = newId();
  await postWith(app, body, key);
  const other = { ...body, parentname: "Somebody else" };
  const reply = await postWith(app, other, key);
  expect(reply.statusCode).toBe(409);
  expect(reply.json().errors[0].code).toBe("key_reused");
  expect(await countRows(app, "results")).toBe(1);
});

test("a key is new after a day", async () => {
  const app = await createQuizApp();
  const body = await answerQuiz(app);
  const key = newId();
  const first = (await postWith(app, body, key)).json();
  await app.pool.query(
    "UPDATE idempotent_replies SET date = now() - interval '24 hours'",
  );
  const second = await postWith(app, body, key);
  expect(second.statusCode).toBe(200);
  expect(second.json()).not.toBe(first);
  expect((await postWith(app, body, key)).json()).toBe(second.json());
});

test("a repeat is answered even when no more may be handed in", async () => {
  const app = await createQuizApp({ RATE_LIMIT_SCALE: "1" });
  const body = await answerQuiz(app);
  const key = newId();
  const first = await postWith(app, body, key);
  const { add, points } = app.limits.results_of_network;
  await add("127.0.0.1", points);
  expect((await postWith(app, body)).statusCode).toBe(429);
  const again = await postWith(app, body, key);
  expect(again.statusCode).toBe(200);
  expect(again.body).toBe(first.body);
});

test("a contact that nobody knows is refused, with a key as without", async () => {
  const app = await createQuizApp();
  const body = { ...(await answerQuiz(app)), contact: newId() };
  for (const reply of [
    await postWith(app, body),
    await app.ask("POST /api/results", { body }),
  ]) {
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].code).toBe("unknown_contact");
  }
  expect(await countRows(app, "idempotent_replies")).toBe(0);
});
