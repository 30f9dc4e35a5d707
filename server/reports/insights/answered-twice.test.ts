import { expect, test } from "vitest";
import type { AnswerOption } from "#shared/rules/quiz/answers.ts";
import { answerQuiz, finishQuiz } from "#server/testing/visitor/quiz.ts";
import { createInsights } from "#server/testing/visitor/insights.ts";

async function createFamilies() {
  const app = await createInsights();
  /** Lets families finish the quiz with this last answer, and answer it again after reading. */
  async function answerTwice(
    families: number,
    [before, after]: [AnswerOption, AnswerOption | undefined],
    {
      language = "en",
      doses = "A",
    }: { language?: string; doses?: AnswerOption } = {},
  ) {
    const { answers } = await answerQuiz(app);
    const given = answers.map((each, place) => {
      if (place === 1) return { ...each, answer: doses };
      const isLast = place === answers.length - 1;
      return isLast ? { ...each, answer: before } : each;
    });
    for (let family = 0; family < families; family += 1) {
      const id = await finishQuiz(app, { answers: given, language });
      const body = { answer: after };
      if (after)
        await app.ask(`POST /api/results/${id}/second-answer`, { body });
    }
  }
  const seen = async (query?: string) => (await app.look(query)).answeredTwice;
  return { ...app, answerTwice, seen };
}

test("hides everything until eleven families have answered twice", async () => {
  const { answerTwice, seen } = await createFamilies();
  const nothing = { total: null, en: null, es: null, leftOut: 0 };
  await answerTwice(3, ["A", undefined]);
  await answerTwice(10, ["A", "D"]);
  expect(await seen()).toEqual(nothing);
  await answerTwice(1, ["D", "C"]);
  const group = {
    families: 11,
    up: 10,
    same: 0,
    down: 1,
    pairs: { both: 0, onlyAfter: 10, onlyBefore: 1, neither: 0 },
  };
  expect(await seen()).toEqual({ ...nothing, total: group, en: group });
});

test("counts moves between all five answers, and the two most likely ones as yes", async () => {
  const { answerTwice, seen } = await createFamilies();
  await answerTwice(4, ["A", "B"]);
  await answerTwice(3, ["D", "E"]);
  await answerTwice(2, ["C", "C"]);
  await answerTwice(2, ["E", "A"]);
  expect((await seen()).total).toEqual({
    families: 11,
    up: 7,
    same: 2,
    down: 2,
    pairs: { both: 3, onlyAfter: 0, onlyBefore: 2, neither: 6 },
  });
});

test("leaves out children with all doses, and hides how many if they are few", async () => {
  const { answerTwice, seen } = await createFamilies();
  await answerTwice(11, ["B", "C"]);
  await answerTwice(10, ["E", "E"], { doses: "C" });
  expect(await seen()).toMatchObject({
    total: { families: 11 },
    leftOut: null,
  });
  await answerTwice(1, ["E", "E"], { doses: "C" });
  expect(await seen()).toMatchObject({ total: { families: 11 }, leftOut: 11 });
});

test("hides a language that could be calculated, for every period and filter", async () => {
  const { answerTwice, seen } = await createFamilies();
  await answerTwice(12, ["B", "C"]);
  await answerTwice(1, ["B", "C"], { language: "es" });
  const shown = await seen();
  expect(shown).toMatchObject({ total: { families: 13 }, en: null, es: null });
  for (const query of ["weeks=1", "weeks=all&language=es"])
    expect(await seen(query)).toEqual(shown);
});
