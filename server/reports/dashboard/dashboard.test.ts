import { expect, test } from "vitest";
import { createAdmin } from "#server/testing/test-app.ts";
import {
  insertInvitedContact,
  createQuizApp,
  finishQuiz,
} from "#server/testing/visitor/quiz.ts";

const none = [0, 0, 0, 0, 0, 0, 0, 0];

test("counts contacts, results, feedback, content and missing translations", async () => {
  const quiz = await createQuizApp();
  const { token } = await createAdmin(quiz);
  const read = async () =>
    (await quiz.ask("GET /api/dashboard", { token })).json();
  expect(await read()).toEqual({
    contacts: 0,
    contactsCompleted: 0,
    campaigns: 0,
    results: 0,
    resultsThisWeek: 0,
    feedbacks: 0,
    lastFeedback: null,
    averageScore: null,
    activeQuestions: 16,
    inactiveQuestions: 13,
    activeConcerns: 12,
    inactiveConcerns: 0,
    users: 1,
    untranslated: 0,
    untranslatedQuestions: 0,
    untranslatedConcerns: 0,
    placeholders: expect.any(Number),
    backup: null,
    isTest: true,
    trends: {
      invited: none,
      opened: null,
      finished: none,
      shared: none,
    },
    families: {
      unsent: { ready: 0, planned: 0, stopped: 0, unreachable: 0 },
      held: { amount: 0, first: null },
      expired: 0,
      failed: 0,
      unreachable: 0,
      stopped: 0,
      undecided: 0,
      unread: 0,
      leftOut: null,
    },
    texts: {
      placeholders: expect.any(Array),
      drafts: 0,
      languages: { amount: 0, first: [] },
      due: expect.any(Object),
    },
    setup: { done: 0, total: 5 },
    running: [],
    replies: [],
  });

  const { _id: contact } = await insertInvitedContact(quiz);
  expect(await read()).toMatchObject({ contacts: 1 });
  await finishQuiz(quiz, { contact });
  await finishQuiz(quiz);
  await quiz.pool.query(
    "UPDATE results SET date = now() - interval '8 days' WHERE contact IS NULL",
  );
  const website = {
    useful: true,
    findinformation: true,
    wouldrecommend: false,
  };
  const feedback = { type: "website", ...website };
  const wish = { type: "website", addorimprove: "A map" };
  for (const each of [feedback, wish])
    await quiz.ask("POST /api/feedbacks", { body: { feedback: each } });
  await quiz.pool.query("UPDATE questions SET text_es = '' WHERE position = 1");
  await quiz.ask("PUT /api/settings", {
    token,
    body: { homePage: { text1_es: "" } },
  });
  expect(await read()).toMatchObject({
    contactsCompleted: 1,
    results: 2,
    resultsThisWeek: 1,
    feedbacks: 2,
    averageScore: 3,
    lastFeedback: expect.stringMatching(/Z$/),
    untranslated: 1,
    untranslatedQuestions: 1,
  });
});

test("counts missing translations by place, with the same rules as the editors", async () => {
  const { ask, cache, db, pool } = await createQuizApp();
  const { token } = await createAdmin({ db });
  const count = async () => {
    // Every instance does this when PostgreSQL announces a change.
    cache.drop();
    const figures = (await ask("GET /api/dashboard", { token })).json();
    const { untranslated, untranslatedQuestions, untranslatedConcerns } =
      figures;
    return [untranslated, untranslatedQuestions, untranslatedConcerns];
  };
  const profile = { photo: "", name: "Ana", bio_en: "A nurse.", bio_es: "" };
  const profiles = [profile, profile];
  const body = {
    aboutUs: { profiles },
    homePage: { icon1_en: "/images/plain.svg", icon1_es: "", text1_es: " " },
  };
  expect((await ask("PUT /api/settings", { token, body })).statusCode).toBe(
    200,
  );
  expect(await count()).toEqual([3, 0, 0]);
  await pool.query(
    `UPDATE questions SET "labelA" = 'Yes', "labelA_es" = '' WHERE position = 1`,
  );
  await pool.query(`UPDATE concerns SET content_es = '',
    suggestedquestions = '["Is it safe?"]', suggestedquestions_es = '[]' WHERE position = 1`);
  expect(await count()).toEqual([3, 1, 2]);
  for (const list of ["questions", "concerns"])
    await pool.query(`UPDATE ${list} SET active = false WHERE position = 1`);
  expect(await count()).toEqual([3, 0, 0]);
});

test("counts placeholders in public texts until staff replace them", async () => {
  const { ask, cache, db, pool } = await createQuizApp();
  const { token } = await createAdmin({ db });
  const count = async () => {
    cache.drop();
    return (await ask("GET /api/dashboard", { token })).json().placeholders;
  };
  const write = (section: string, content: object) =>
    pool.query(
      "UPDATE settings SET content = content || $2 WHERE section = $1",
      [section, JSON.stringify(content)],
    );

  expect(await count()).toBeGreaterThan(0);
  await pool.query(`UPDATE settings SET content = (
    SELECT jsonb_object_agg(key, CASE
      WHEN jsonb_typeof(value) = 'array' THEN '[]'
      WHEN value::text ~* 'placeholder|provisional' THEN '"Written"'
      ELSE value END)
    FROM jsonb_each(content))`);
  expect(await count()).toBe(0);
  await write("main", { copyright: "© 2026 · Placeholder: your organization" });
  await write("aboutUs", {
    profiles: [
      {
        photo: "",
        name: "Ana",
        bio_en: "Ana",
        bio_es: "Texto provisional: quién es.",
      },
    ],
  });
  expect(await count()).toBe(2);
  await pool.query(`UPDATE concerns SET
    content_es = '<p>Texto provisional: lo que se sabe.</p>',
    suggestedquestions = '["placeholder: a question", "Is it safe?"]'
    WHERE position = 1`);
  await pool.query(
    `UPDATE questions SET "labelA" = 'Placeholder: yes' WHERE position = 1`,
  );
  expect(await count()).toBe(5);
  await pool.query("UPDATE questions SET active = false WHERE position = 1");
  expect(await count()).toBe(4);
});
