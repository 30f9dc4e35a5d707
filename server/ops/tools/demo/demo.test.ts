import { expect, test } from "vitest";
import { isPermutation, proposeOrder } from "#shared/rules/quiz/ordering.ts";
import { createAdmin } from "#server/testing/test-app.ts";
import { createQuizApp, finishQuiz } from "#server/testing/visitor/quiz.ts";
import { readCsv } from "#server/testing/files/exports.ts";
import { loadCurrentQuestions } from "#server/quiz/results/read-questions.ts";
import { makeDemo } from "./make.ts";
import { deleteDemo } from "./queries.ts";

async function createDemo(results = 200, seed = 1) {
  const app = await createQuizApp();
  const { token } = await createAdmin(app);
  const messages: string[] = [];
  const say = (line: string) => void messages.push(line);
  await makeDemo(app, { results, seed, say });
  const rows = () =>
    app.db.selectFrom("results").selectAll().where("demo", "=", true).execute();
  return { ...app, token, messages, rows };
}

test("demo families follow the rules of real ones", async () => {
  const demo = await createDemo();
  const { staffOrder } = await loadCurrentQuestions(demo);
  const rows = await demo.rows();
  expect(rows).toHaveLength(200);
  for (const { proposed, scores, ranked, asked, chosen } of rows) {
    const scored = proposed.map((_id, place) => ({
      _id,
      score: scores[place] ?? 0,
    }));
    expect(proposeOrder(scored, staffOrder)).toEqual(scored);
    if (ranked) expect(isPermutation(ranked, proposed)).toBe(true);
    expect(asked).toHaveLength(chosen.length);
  }
  const languages = new Set(rows.map(({ language }) => language));
  expect(languages).toEqual(new Set(["en", "es"]));
});

test("about two thirds of the demo families answer again after reading, and Insights show whether it changed", async () => {
  const { ask, token, rows } = await createDemo();
  const finished = (await rows()).filter(({ final }) => final);
  const answered = finished.filter((row) => row.second_answer !== null);
  expect(answered.length / finished.length).toBeCloseTo(0.65, 1);
  const drafts = (await rows()).filter(({ final }) => !final);
  expect(drafts.filter((row) => row.second_answer !== null)).toEqual([]);
  const reply = await ask("GET /api/insights?demo=yes", { token });
  const { total, en, es, leftOut } = reply.json().answeredTwice;
  expect(total.families + leftOut).toBe(answered.length);
  for (const { up, same, down } of [total, en, es]) {
    expect(same).toBeGreaterThan(up);
    expect(up).toBeGreaterThan(down);
    expect(down).toBeGreaterThan(0);
  }
});

test("no demo family answers again on a site without this question", async () => {
  const app = await createQuizApp();
  await app.pool.query("UPDATE questions SET purpose = NULL");
  app.cache.drop();
  await makeDemo(app, { results: 20, seed: 1, say: () => {} });
  const { rows } = await app.pool.query(
    "SELECT FROM results WHERE second_answer IS NOT NULL",
  );
  expect(rows).toEqual([]);
});

test("opens each demo result like any other", async () => {
  const { ask, rows } = await createDemo(20);
  for (const { _id } of await rows())
    expect((await ask(`GET /api/results/${_id}`)).statusCode).toBe(200);
});

test("leaves demo results out of exports unless requested", async () => {
  const { ask, token, rows } = await createDemo();
  const real = await finishQuiz({ ask });
  const idsIn = async (call: string) =>
    readCsv(await ask(call, { token })).map((row) => row["result_id"]);
  expect(await idsIn("GET /api/results/csv")).toEqual([real]);
  expect(await idsIn("GET /api/results/brokencsv")).toEqual([]);
  const askedQuestions = [
    ...(await idsIn("GET /api/results/csv?demo=yes")),
    ...(await idsIn("GET /api/results/brokencsv?demo=yes")),
  ];
  const made = (await rows()).map(({ _id }) => _id);
  expect(new Set(askedQuestions)).toEqual(new Set(made));
  expect(askedQuestions).toHaveLength(made.length);
});

test("does not count demo results on the dashboard", async () => {
  const { ask, token } = await createDemo();
  const figures = (await ask("GET /api/dashboard", { token })).json();
  expect(figures).toMatchObject({ results: 0, resultsThisWeek: 0 });
});

test("removing demo results keeps real ones", async () => {
  const { ask, db } = await createDemo();
  const real = await finishQuiz({ ask });
  expect(await deleteDemo(db)).toBe(200);
  const left = await db.selectFrom("results").select("_id").execute();
  expect(left).toEqual([{ _id: real }]);
});

test("the same seed creates the same families", async () => {
  const answersOf = async (seed: number) =>
    (await (await createDemo(30, seed)).rows())
      .map(({ chosen }) => chosen.join(""))
      .toSorted((one, other) => one.localeCompare(other));
  const first = await answersOf(7);
  expect(await answersOf(7)).toEqual(first);
  expect(await answersOf(8)).not.toEqual(first);
});
