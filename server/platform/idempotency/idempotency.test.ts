import { describe, expect, onTestFinished, test } from "vitest";
import { connect } from "#server/platform/db/connect.ts";
import { newId } from "#server/platform/ids.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { createAdmin, staffPassword } from "#server/testing/test-app.ts";
import { answerQuiz, createQuizApp } from "#server/testing/visitor/quiz.ts";
import { type Idempotent, idempotentWith } from "./idempotency.ts";

const feedback = {
  feedback: {
    type: "website",
    useful: true,
    findinformation: true,
    wouldrecommend: false,
  },
};
const keyed = (key: string = newId()) => ({ "idempotency-key": key });

async function createCounted(env: NodeJS.ProcessEnv = {}) {
  const testApp = await createQuizApp(env);
  const post = (headers: object, body: object = feedback) =>
    testApp.ask("POST /api/feedbacks", { headers, body });
  const count = async (table = "feedbacks") =>
    (await testApp.pool.query(`SELECT 1 FROM ${table}`)).rowCount;
  return { ...testApp, post, count };
}

describe("a call with an idempotency key", () => {
  test("returns the stored reply when repeated", async () => {
    const { post, count } = await createCounted();
    const headers = keyed();
    const first = await post(headers);
    const again = await post(headers);
    expect(first.statusCode).toBe(200);
    expect(again.statusCode).toBe(200);
    expect(again.body).toBe(first.body);
    expect(again.headers["content-type"]).toBe(first.headers["content-type"]);
    expect(await count()).toBe(1);
  });

  test("runs once when sent ten times at once", async () => {
    const { post, count } = await createCounted();
    const headers = keyed();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => post(headers)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(
      Array(10).fill(200),
    );
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  test("is refused with a different body", async () => {
    const { post, count } = await createCounted();
    const headers = keyed();
    await post(headers);
    const other = { feedback: { ...feedback.feedback, useful: false } };
    const reply = await post(headers, other);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().errors[0].code).toBe("key_reused");
    expect(await count()).toBe(1);
  });

  test("is a repeat when only the order of fields differs", async () => {
    const { post, count } = await createCounted();
    const headers = keyed();
    const turned = Object.fromEntries(
      Object.entries(feedback.feedback).toReversed(),
    );
    await post(headers);
    expect((await post(headers, { feedback: turned })).statusCode).toBe(200);
    expect(await count()).toBe(1);
  });

  test("is new after 24 hours", async () => {
    const { post, count, pool } = await createCounted();
    const headers = keyed();
    const first = await post(headers);
    const age = (time: string) =>
      pool.query(
        `UPDATE idempotency_keys SET date = now() - interval '${time}'`,
      );
    await age("23 hours 59 minutes");
    expect((await post(headers)).body).toBe(first.body);
    await age("24 hours");
    expect((await post(headers)).body).not.toBe(first.body);
    expect(await count()).toBe(2);
  });

  test("is a repeat from another network, and new with another key", async () => {
    const { app, count } = await createCounted();
    const post = (remoteAddress: string, headers: Record<string, string>) =>
      app.inject({
        method: "POST",
        url: "/api/feedbacks",
        remoteAddress,
        headers,
        payload: feedback,
      });
    const headers = keyed();
    const wifi = await post("127.0.0.3", headers);
    const mobile = await post("2001:db8::1", headers);
    expect(mobile.statusCode).toBe(200);
    expect(mobile.body).toBe(wifi.body);
    expect(await count()).toBe(1);
    expect((await post("127.0.0.3", keyed())).body).not.toBe(wifi.body);
    expect(await count()).toBe(2);
  });

  test("is new on another route and in another session", async () => {
    const testApp = await createCounted();
    const { ask, post, count } = testApp;
    const headers = keyed();
    expect((await post(headers)).statusCode).toBe(200);
    const body = await answerQuiz({ ask });
    const quiz = await ask("POST /api/results", { headers, body });
    expect(quiz.statusCode).toBe(200);
    for (const phone of ["+12015550123", "+12015550124"]) {
      const { token } = await createAdmin(testApp);
      const contact = { token, headers, body: { name: "Luz", phone } };
      expect((await ask("POST /api/contacts", contact)).statusCode).toBe(200);
    }
    expect(await count("contacts")).toBe(2);
  });
});

describe("a refused call", () => {
  test("may be corrected and sent again with the same key", async () => {
    const { post, count } = await createCounted();
    const headers = keyed();
    expect((await post(headers, { feedback: {} })).statusCode).toBe(400);
    expect((await post(headers)).statusCode).toBe(200);
    expect(await count()).toBe(1);
  });

  test("may be sent again after an internal error", async () => {
    const { post, count, pool } = await createCounted();
    const headers = keyed();
    await pool.query("ALTER TABLE feedbacks RENAME TO away");
    const broken = await Promise.all([post(headers), post(headers)]);
    expect(broken.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
    await pool.query("ALTER TABLE away RENAME TO feedbacks");
    expect((await post(headers)).statusCode).toBe(200);
    expect(await count()).toBe(1);
  });

  test("may be sent again after a rate limit", async () => {
    const { post, pool, limits } = await createCounted();
    const { add, points } = limits.feedbacks_of_network;
    await add("127.0.0.1", points);
    const headers = keyed();
    expect((await post(headers)).statusCode).toBe(429);
    await pool.query("DELETE FROM rate_limits");
    expect((await post(headers)).statusCode).toBe(200);
  });
});

test.each(["", "x".repeat(256)])("refuses the key '%s'", async (key) => {
  const { post, count } = await createCounted();
  const reply = await post(keyed(key));
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0].field).toBe("Idempotency-Key");
  expect(await count()).toBe(0);
});

test("accepts a key of 255 characters", async () => {
  const { post } = await createCounted();
  expect((await post(keyed("x".repeat(255)))).statusCode).toBe(200);
});

test("signing in twice with one key opens two sessions and stores no token", async () => {
  const testApp = await createCounted();
  const { email } = await createAdmin(testApp);
  const signIn = () =>
    testApp.ask("POST /api/auth", {
      headers: keyed("one"),
      body: { email, password: staffPassword },
    });
  const replies = [await signIn(), await signIn()];
  const tokens = replies.map((reply) => reply.json().token);
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens)
    expect((await testApp.ask("GET /api/auth", { token })).statusCode).toBe(
      200,
    );
  expect(await testApp.count("idempotency_keys")).toBe(0);
});

test("does not store a reply with a secret and refuses repeats", async () => {
  const testApp = await createCounted();
  const { token } = await createAdmin(testApp);
  const make = (key: string) =>
    testApp.ask("POST /api/account/tokens", {
      token,
      headers: keyed(key),
      body: { name: "Export", roles: ["researcher"], days: 30 },
    });
  const replies = await Promise.all([1, 2, 3, 4].map(() => make("one")));
  replies.push(await make("one"));
  const created = replies.filter(({ statusCode }) => statusCode === 200);
  expect(created).toHaveLength(1);
  for (const reply of replies.filter((each) => each !== created[0])) {
    expect(reply.statusCode).toBe(409);
    expect(reply.json().errors[0].code).toBe("key_reused");
  }
  const list = (await testApp.ask("GET /api/account/tokens", { token })).json();
  expect(list).toHaveLength(1);
  const { rows } = await testApp.pool.query(
    "SELECT body FROM idempotency_keys",
  );
  expect(rows).toEqual([{ body: null }]);
});

test("stores only hashes of keys and inputs", async () => {
  const testApp = await createCounted();
  const key = newId();
  await testApp.post(keyed(key));
  const { rows } = await testApp.pool.query(
    "SELECT key, fingerprint, reply FROM idempotency_keys",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ reply: null });
  expect(rows[0].key).toHaveLength(32);
  expect(rows[0].fingerprint).toHaveLength(32);
});

test("repeats an empty reply", async () => {
  const { ask, count } = await createCounted();
  const body = { language: "en", events: [{ name: "printed", place: "/" }] };
  const headers = keyed();
  for (let time = 0; time < 2; time += 1) {
    const reply = await ask("POST /api/events", { body, headers });
    expect(reply.statusCode).toBe(204);
  }
  expect(await count("events")).toBe(1);
});

test("two instances create one result for the same call", async () => {
  const database = await createTestDatabase();
  const other = connect(database.target, { size: 5, log: { warn() {} } });
  onTestFinished(async () => {
    await other.db.destroy();
    await database.drop();
  });
  const one = idempotentWith(database.db);
  const two = idempotentWith(other.db);
  let runs = 0;
  const post = (instance: Idempotent) =>
    instance({
      key: "one",
      scope: "here",
      input: 1,
      present: JSON.stringify,
      answer: (once) =>
        once(async (trx) => {
          const event = {
            language: "en",
            name: "printed",
            place: "/",
          } as const;
          await trx.insertInto("events").values(event).execute();
          return (runs += 1);
        }),
    });
  const replies = await Promise.all(
    [one, two, two, one, one, two, one, two].map(post),
  );
  expect(new Set(replies).size).toBe(1);
  expect(
    await database.db.selectFrom("events").selectAll().execute(),
  ).toHaveLength(1);
});
