import { expect, test } from "vitest";
import { createAdmin } from "#server/testing/test-app.ts";
import {
  answerQuiz,
  createQuizApp,
  finishQuiz,
  handIn,
} from "#server/testing/visitor/quiz.ts";

type QuizApp = Awaited<ReturnType<typeof createQuizApp>>;

const shownNow = async ({ ask }: QuizApp): Promise<number> =>
  (await ask("GET /api/settings")).json().information.version;

async function stored({ pool }: QuizApp) {
  const { rows } = await pool.query(
    "SELECT final, information FROM results ORDER BY date",
  );
  return rows;
}

async function edit(quiz: QuizApp) {
  const { token } = await createAdmin(quiz);
  const body = { information: { purpose_en: "To learn more." } };
  await quiz.ask("PUT /api/settings", { body, token });
}

test("a result keeps the version shown at the start when staff change the text", async () => {
  const quiz = await createQuizApp();
  const information = await shownNow(quiz);
  const body = { ...(await answerQuiz(quiz)), information };
  await edit(quiz);
  expect(await shownNow(quiz)).not.toBe(information);
  const { _id, proposed } = await handIn(quiz, body);
  expect(await stored(quiz)).toEqual([{ final: false, information }]);
  const final = { ...body, _id, orderedConcerns: proposed };
  await quiz.ask("POST /api/results", { body: final });
  expect(await stored(quiz)).toEqual([{ final: true, information }]);
});

test("a ranking without a version keeps the version of its draft", async () => {
  const quiz = await createQuizApp();
  const body = await answerQuiz(quiz);
  const { _id, proposed } = await handIn(quiz, { ...body, information: 1 });
  const final = { ...body, _id, orderedConcerns: proposed };
  await quiz.ask("POST /api/results", { body: final });
  expect(await stored(quiz)).toEqual([{ final: true, information: 1 }]);
});

test.each([[{}], [{ information: null }], [{ information: 999 }]])(
  "with %j a quiz is saved without a version",
  async (more) => {
    const quiz = await createQuizApp();
    await finishQuiz(quiz, more);
    expect(await stored(quiz)).toEqual([{ final: true, information: null }]);
  },
);

test.each([0, -1, 1.5, "1", 2 ** 31])(
  "refuses %j as a version",
  async (information) => {
    const quiz = await createQuizApp();
    const body = { ...(await answerQuiz(quiz)), information };
    const reply = await quiz.ask("POST /api/results", { body });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].field).toBe("information");
  },
);
