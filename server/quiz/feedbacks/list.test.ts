import { expect, test } from "vitest";
import { createAdmin } from "#server/testing/test-app.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";

test("lists all feedback, newest first", async () => {
  const app = await createQuizApp();
  const { token } = await createAdmin(app);
  const list = async () =>
    (await app.ask("GET /api/feedbacks", { token })).json();
  expect(await list()).toEqual([]);
  const [{ _id: concern }] = (await app.ask("GET /api/concerns")).json();
  const website = {
    type: "website",
    useful: true,
    findinformation: true,
    wouldrecommend: false,
    addorimprove: "<b>Más</b>",
  };
  const about = {
    type: "concern",
    concern,
    meetexpectations: true,
    howhelpful: 5,
  };
  const wish = { type: "website", addorimprove: "A map" };
  for (const feedback of [website, wish, about])
    await app.ask("POST /api/feedbacks", { body: { feedback } });
  expect(await list()).toEqual([
    {
      ...about,
      _id: expect.any(String),
      date: expect.stringMatching(/Z$/),
      score: 5,
      additionalinformation: null,
      useful: null,
      findinformation: null,
      wouldrecommend: null,
      addorimprove: null,
    },
    {
      ...wish,
      _id: expect.any(String),
      date: expect.stringMatching(/Z$/),
      score: null,
      useful: null,
      findinformation: null,
      wouldrecommend: null,
      concern: null,
      meetexpectations: null,
      additionalinformation: null,
      howhelpful: null,
    },
    {
      ...website,
      _id: expect.any(String),
      date: expect.stringMatching(/Z$/),
      score: 3,
      concern: null,
      meetexpectations: null,
      additionalinformation: null,
      howhelpful: null,
    },
  ]);
});

test("lists more feedback than fits into one batch", async () => {
  const app = await createQuizApp();
  const { token } = await createAdmin(app);
  await app.pool.query(`INSERT INTO feedbacks (_id, type, addorimprove, date)
    SELECT translate(lpad(n::text, 22, 'z'), '0', 'a'), 'website', n::text, now() - n * interval '1 minute'
    FROM generate_series(1, 2001) n`);
  const list = (await app.ask("GET /api/feedbacks", { token })).json();
  expect(
    list.map(({ addorimprove }: { addorimprove: string }) => addorimprove),
  ).toEqual(Array.from({ length: 2001 }, (_, at) => String(at + 1)));
});
