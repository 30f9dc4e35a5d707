import { expect, test } from "vitest";
import { createInsights } from "#server/testing/visitor/insights.ts";
import {
  insertInvitedContact,
  finishQuiz,
} from "#server/testing/visitor/quiz.ts";
import { rollUpWeek } from "./queries.ts";

test("counts each answer for its question, also in weeks with sums", async () => {
  const app = await createInsights();
  await finishQuiz(app);
  const old = await finishQuiz(app);
  await app.pool.query(
    "UPDATE results SET date = date - interval '70 days', language = 'es' WHERE _id = $1",
    [old],
  );
  await app.pool.query(
    `INSERT INTO results (_id, final, language, parentname, asked, chosen, proposed, scores, ranked, date)
     VALUES (repeat('2', 22), true, 'en', '', '{}', '{}', '{}', '{}', '{}', now() - interval '140 days')`,
  );
  const countsOf = async (query?: string) => {
    const { answers } = await app.look(query);
    expect(answers).toHaveLength(16);
    return answers[0].options.map(({ count }: { count: number }) => count);
  };
  const before = await countsOf();
  expect(before).toEqual([2, 0, 0, 0, 0]);
  while (await app.db.transaction().execute(rollUpWeek));
  expect(await countsOf()).toEqual(before);
  expect(await countsOf("weeks=13&language=es")).toEqual([1, 0, 0, 0, 0]);
  expect(await countsOf("weeks=4")).toEqual([1, 0, 0, 0, 0]);
  const { rows } = await app.pool.query(
    "SELECT sum(count)::int AS sum FROM answer_weeks WHERE question <> ''",
  );
  expect(rows).toEqual([{ sum: 16 }]);
  await app.ask(`DELETE /api/results/${old}/family`, { token: app.token });
  expect(await countsOf()).toEqual([1, 0, 0, 0, 0]);
});

test("returns weeks and languages side by side, from invitations to results", async () => {
  const app = await createInsights();
  const contact = await insertInvitedContact(app, { name: "Rosa" });
  await app.pool.query(
    "UPDATE contacts SET date = now() - interval '14 days', language = 'es' WHERE _id = $1",
    [contact._id],
  );
  await finishQuiz(app);
  await app.sendEvents([{ name: "quiz_started", place: "/quiz" }], "es");
  const { trend, languages, invited } = await app.look("weeks=4");
  expect(invited).toBe(1);
  expect(trend).toMatchObject([
    { invited: 1, started: 0, finished: 0 },
    { invited: 0, started: 0, finished: 0 },
    { invited: 0, started: 1, finished: 1 },
  ]);
  expect(languages).toMatchObject({
    en: { invited: 0, started: 0, finished: 1 },
    es: { invited: 1, started: 1, finished: 0 },
  });
  const spanish = await app.look("weeks=4&language=es");
  expect(spanish.trend).toMatchObject([{ invited: 1 }, {}, { finished: 0 }]);
  const demo = await app.look("weeks=4&demo=yes");
  expect(demo).toMatchObject({ invited: null, trend: [] });
});
