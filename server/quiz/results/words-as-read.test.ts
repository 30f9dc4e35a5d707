import { parse } from "csv-parse/sync";
import { Client } from "pg";
import { expect, test, vi } from "vitest";
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

test("a quiz may span any number of versions", async () => {
  const app = await createStaffApp();
  const body = await answerQuiz(app);
  const [first] = await app.all("questions");
  const { _id: question, active: _, version: __, ...content } = first;
  const answers: object[] = [];
  for (const [place, answer] of body.answers.entries()) {
    const text = `Version of place ${place}`;
    await app.call(`PUT /api/questions/${question}`, { ...content, text });
    const read = (await app.ask(`GET /api/questions/pos/${place + 1}`)).json();
    answers.push({ ...answer, publication: read.publication });
  }
  await app.pool.query(`UPDATE questions SET text = 'Reworded'`);
  app.cache.drop();
  const { _id } = await handIn(app, { ...body, answers });
  const result = (await app.ask(`GET /api/results/${_id}`)).json();
  const questions = result.answers.map(
    (each: { question: string }) => each.question,
  );
  expect(questions[0]).toBe("Version of place 0");
  expect(questions).not.toContain("Reworded");
  const { rows } = await app.pool.query(
    "SELECT publication, publications FROM results",
  );
  const numbers = answers.map((_answer, place) => place + 2);
  expect(rows).toEqual([
    { publication: numbers.at(-1), publications: numbers },
  ]);
});

test("answers read in an unknown version have no words, but count and are exported", async () => {
  const app = await createStaffApp();
  const body = await answerQuiz(app, ["B"]);
  const answers = body.answers.map((answer, place) => ({
    ...answer,
    publication: place === 0 ? 99 : 1,
  }));
  const { _id, proposed } = await handIn(app, { ...body, answers });
  const read = await handIn(app, body);
  expect(proposed).toEqual(read.proposed);
  const final = await app.ask("POST /api/results", {
    body: { ...body, answers, _id, orderedConcerns: proposed },
  });
  const result = (await app.ask(`GET /api/results/${final.json()}`)).json();
  expect(result.answers[0]).toMatchObject({
    question: "",
    question_es: "",
    label: "",
    label_es: "",
    answer: "B",
  });
  expect(result.answers[1].question).not.toBe("");
  const { rows } = await app.pool.query(
    "SELECT publication, publications, problem FROM results WHERE final",
  );
  expect(rows).toEqual([
    {
      publication: 1,
      publications: answers.map((_answer, place) => (place === 0 ? null : 1)),
      problem: null,
    },
  ]);
  const [line] = parse((await app.call("GET /api/results/csv")).body, {
    bom: true,
    columns: true,
  }) as Record<string, string>[];
  expect(line).toMatchObject({ Q1_code: "B", Q1_text: "", Q2_code: "B" });
  expect(line?.["Q2_text"]).not.toBe("");
  const codebook = (await app.call("GET /api/results/codebook")).body;
  expect(codebook).toContain('"Words unknown","Palabras desconocidas"');
  const insights = (await app.call("GET /api/insights")).json();
  expect(insights.answers.slice(0, 2)).toMatchObject([
    { withoutWords: 1, options: [{ count: 0 }, { count: 0 }, {}, {}, {}] },
    { withoutWords: 0, options: [{ count: 0 }, { count: 1 }, {}, {}, {}] },
  ]);
});

test("editors can see whether families have answered a question, in any wording", async () => {
  const app = await createStaffApp();
  const [question] = await app.all("questions");
  const { _id, active: _, version: __, ...content } = question;
  const isAnswered = async () =>
    (await app.call(`GET /api/questions/${_id}/answered`)).json().isAnswered;
  expect(await isAnswered()).toBe(false);
  await handIn(app, await answerQuiz(app));
  expect(await isAnswered()).toBe(true);
  await app.call(`PUT /api/questions/${_id}`, { ...content, labelA: "Other" });
  expect(await isAnswered()).toBe(true);
  await app.pool.query("UPDATE results SET demo = true");
  expect(await isAnswered()).toBe(false);
});

test("weeks that are summed show whether a question was answered without their results", async () => {
  const app = await createStaffApp();
  const [question, other] = await app.all("questions");
  const isAnswered = async ({ _id }: { _id: string }) =>
    (await app.call(`GET /api/questions/${_id}/answered`)).json().isAnswered;
  await app.pool.query(
    `INSERT INTO answer_weeks (week, language, question, answer, count)
     VALUES (week_of(now() - interval '3 weeks'), 'en', $1, 'A', 1)`,
    [question._id],
  );
  expect(await isAnswered(question)).toBe(true);
  expect(await isAnswered(other)).toBe(false);
  await handIn(app, await answerQuiz(app));
  expect(await isAnswered(other)).toBe(true);
});

test("families who submit at once share one read of an earlier version", async () => {
  const app = await createStaffApp();
  const body = await answerQuiz(app);
  const [first] = await app.all("questions");
  const { _id, active: _, version: __, ...content } = first;
  await app.call(`PUT /api/questions/${_id}`, { ...content, text: "New" });
  const answers = body.answers.map((each) => ({ ...each, publication: 1 }));
  const query = vi.spyOn(Client.prototype, "query");
  await Promise.all([1, 2, 3].map(() => handIn(app, { ...body, answers })));
  const reads = query.mock.calls.filter(([text]) =>
    JSON.stringify(text ?? "").includes("content -> 'questions'"),
  );
  query.mockRestore();
  expect(reads).toHaveLength(1);
});
