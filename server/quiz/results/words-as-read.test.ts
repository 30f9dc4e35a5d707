import { expect, test } from "vitest";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import {
  answerQuiz,
  createQuizApp,
  handIn,
} from "#server/testing/visitor/quiz.ts";

async function createStaffApp() {
  const app = await withStaff(await createQuizApp());
  const all = async (list: string) =>
    (await app.call(`GET /api/${list}/all`)).json();
  return { ...app, all };
}

test("a result keeps the words that the family read, even if they change before it is submitted", async () => {
  const app = await createStaffApp();
  const body = await answerQuiz(app);
  const read = (await app.ask("GET /api/questions")).json();
  const publication = read[0].publication;
  expect(publication).toBe(1);
  const answers = body.answers.map((answer) => ({ ...answer, publication }));
  await app.pool.query(
    `UPDATE questions SET text = 'Reworded', "labelA" = 'Other'`,
  );
  const { _id, proposed } = await handIn(app, { ...body, answers });
  const draft = (await app.ask(`GET /api/results/${_id}`)).json();
  expect(
    draft.answers.map(({ question }: { question: string }) => question),
  ).toEqual(
    read.map(({ text }: { text: string }) =>
      text.replace(
        /\{child\|?([^}]*)\}/g,
        (_: string, words: string) => words || "your child",
      ),
    ),
  );
  const final = await app.ask("POST /api/results", {
    body: { ...body, answers, _id, orderedConcerns: proposed },
  });
  const after = (await app.ask(`GET /api/results/${final.json()}`)).json();
  expect(after.answers).toEqual(draft.answers);
  const { rows } = await app.pool.query("SELECT publication FROM results");
  expect(rows).toEqual([{ publication: 1 }]);
});

test("each answer keeps the words of the version in which it was read", async () => {
  const app = await createStaffApp();
  const body = await answerQuiz(app);
  const [first, second] = await app.all("questions");
  const reword = async (question: typeof first, text: string) => {
    const { _id, active: _, version: __, ...content } = question;
    await app.call(`PUT /api/questions/${_id}`, { ...content, text });
  };
  await reword(second, "Second, reworded");
  await reword(first, "First, reworded");
  await reword(second, "Second, reworded again");
  const answers = body.answers.map((answer, place) => ({
    ...answer,
    publication: place === 0 ? 1 : 2,
  }));
  const { _id } = await handIn(app, { ...body, answers });
  const result = (await app.ask(`GET /api/results/${_id}`)).json();
  expect(result.answers[0].question).not.toBe("First, reworded");
  expect(result.answers[1].question).toBe("Second, reworded");
});

test("words and version of a result agree while staff save", async () => {
  const app = await createStaffApp();
  const body = await answerQuiz(app);
  const [question] = await app.all("questions");
  const { _id, active: _, version: __, ...content } = question;
  let isDone = false;
  const saving = (async () => {
    for (let turn = 1; turn <= 30; turn += 1)
      await app.call(`PUT /api/questions/${_id}`, {
        ...content,
        text: `Text ${turn}`,
      });
    isDone = true;
  })();
  let wrong = 0;
  while (!isDone) {
    const read = (await app.ask("GET /api/questions/pos/1")).json();
    const answers = body.answers.map((answer) => ({
      ...answer,
      publication: read.publication,
    }));
    const { _id: draft } = await handIn(app, { ...body, answers });
    const result = (await app.ask(`GET /api/results/${draft}`)).json();
    if (read.publication && result.answers[0].question !== read.text)
      wrong += 1;
  }
  await saving;
  expect(wrong).toBe(0);
});

test("an unknown version counts as the current one", async () => {
  const app = await createStaffApp();
  const body = await answerQuiz(app);
  const answers = body.answers.map((answer) => ({
    ...answer,
    publication: 99,
  }));
  const { _id } = await handIn(app, { ...body, answers });
  const result = (await app.ask(`GET /api/results/${_id}`)).json();
  expect(
    result.answers.every(({ question }: { question: string }) => question),
  ).toBe(true);
  const { rows } = await app.pool.query("SELECT publication FROM results");
  expect(rows).toEqual([{ publication: 1 }]);
});
