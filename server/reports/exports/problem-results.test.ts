import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { createInsights } from "#server/testing/visitor/insights.ts";
import {
  answerQuiz,
  insertInvitedContact,
  finishQuiz,
  handIn,
} from "#server/testing/visitor/quiz.ts";
import { readCsv } from "#server/testing/files/exports.ts";

async function createStudy() {
  const app = await createInsights();
  const { token } = app;
  const rows = async (call: string) =>
    readCsv(await app.ask(`GET /api/results/${call}`, { token }));
  const finished = async (): Promise<number> => (await app.look()).results;
  return { ...app, rows, finished };
}

test("lists answers to unknown questions only among the problems, without text or points", async () => {
  const app = await createStudy();
  const { answers, ...quiz } = await answerQuiz(app);
  const knownAnswers = answers.slice(0, 3);
  const unknown = answers
    .slice(3)
    .map((each) => ({ ...each, question: newId(), answer: "A" as const }));
  const body = { ...quiz, answers: [...knownAnswers, ...unknown] };
  const { proposed } = await handIn(app, { ...quiz, answers: knownAnswers });
  const id = await finishQuiz(app, body);
  const [row, ...others] = (await app.rows("brokencsv")).filter(
    ({ result_id }) => result_id === id,
  );
  expect(others).toEqual([]);
  expect(row).toMatchObject({ problem: "question deleted" });
  const given = Object.entries(row ?? {}).filter(
    ([name, cell]) => name.endsWith("_code") && cell !== "",
  );
  expect(given).toHaveLength(knownAnswers.length);
  const scores = Object.entries(row ?? {})
    .filter(([name, cell]) => name.endsWith("_score") && cell !== "")
    .map(([, cell]) => Number(cell));
  const ascending = (a: number, b: number) => a - b;
  const counts = proposed.map(({ count }) => count);
  expect(scores.toSorted(ascending)).toEqual(counts.toSorted(ascending));
  expect(await app.rows("csv")).toEqual([]);
});

test("includes results of deleted contacts, but not of erased families", async () => {
  const app = await createStudy();
  const { token } = app;
  const deleted = await insertInvitedContact(app, { name: "Ana" });
  const erased = await insertInvitedContact(app, { name: "Luz" });
  await finishQuiz(app, { contact: deleted._id });
  const result = await finishQuiz(app, { contact: erased._id });
  await finishQuiz(app);
  expect(await app.finished()).toBe(3);
  await app.ask("DELETE /api/contacts", {
    token,
    body: { conts: [deleted._id] },
  });
  expect(await app.finished()).toBe(3);
  expect(await app.rows("brokencsv")).toMatchObject([
    { problem: "contact deleted", parent_name: "", contact_id: "" },
  ]);
  await app.ask(`DELETE /api/results/${result}/family`, { token });
  expect(await app.finished()).toBe(2);
  expect(await app.rows("csv")).toHaveLength(1);
});
