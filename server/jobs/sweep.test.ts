import { expect, test } from "vitest";
import {
  answerQuiz,
  createQuizApp,
  finishQuiz,
  handIn,
} from "#server/testing/quiz.ts";
import { lockSweeping } from "./queries.ts";
import { sweep } from "./sweep.ts";

async function createOld() {
  const test = await createQuizApp();
  const body = await answerQuiz(test);
  const { _id: old } = await handIn(test, body);
  const { _id: young } = await handIn(test, body);
  const final = await finishQuiz(test);
  await test.pool.query(
    "UPDATE results SET date = now() - interval '24 hours' WHERE _id <> $1",
    [young],
  );
  const left = async (table: string) =>
    (await test.pool.query(`SELECT * FROM ${table}`)).rows;
  return { ...test, old, young, final, left };
}

test("drafts go after a day, younger ones and final results stay", async () => {
  const { db, young, final, left } = await createOld();
  await sweep(db);
  const ids = (await left("results")).map(({ _id }) => _id);
  expect(new Set(ids)).toEqual(new Set([young, final]));
});

test("kept replies go after a day, used challenges after an hour", async () => {
  const { db, pool, left } = await createOld();
  await pool.query(`INSERT INTO idempotent_replies (key, fingerprint, reply, date) VALUES
    ('old', '', '', now() - interval '24 hours'), ('new', '', '', now())`);
  await pool.query(`INSERT INTO used_challenges VALUES
    ('old', now() - interval '1 hour'), ('new', now())`);
  await sweep(db);
  expect(String((await left("idempotent_replies"))[0].key)).toBe("new");
  expect(await left("idempotent_replies")).toHaveLength(1);
  expect(await left("used_challenges")).toMatchObject([{ nonce: "new" }]);
});

test("more than can go at once go one after the other", async () => {
  const { db, pool, left } = await createOld();
  await pool.query(`INSERT INTO used_challenges
    SELECT i, now() - interval '2 hours' FROM generate_series(1, 10001) i`);
  await sweep(db);
  expect(await left("used_challenges")).toEqual([]);
});

test("while another instance sweeps, this one leaves it alone", async () => {
  const { db, left } = await createOld();
  await db.transaction().execute(async (trx) => {
    expect(await lockSweeping(trx)).toBe(true);
    await sweep(db);
  });
  expect(await left("results")).toHaveLength(3);
});

test("a server that listens sweeps by itself", async () => {
  const { app, old, ask } = await createOld();
  await app.listen({ host: "127.0.0.1", port: 0 });
  await expect
    .poll(async () => (await ask(`GET /api/results/${old}`)).statusCode)
    .toBe(404);
});
