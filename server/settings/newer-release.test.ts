import { expect, test } from "vitest";
import { createQuizApp } from "#server/testing/quiz.ts";
import { publicDefaults } from "#server/testing/settings.ts";

test("what a newer release has added to the settings is left alone, and the rest is read", async () => {
  const { ask, cache, pool } = await createQuizApp();
  await pool.query(`INSERT INTO settings VALUES ('later', '{"text_en": ""}')`);
  await pool.query(
    `UPDATE settings SET content = content || '{"later_en": "New"}' WHERE section = 'main'`,
  );
  cache.drop();
  expect((await ask("GET /api/settings")).json()).toEqual(publicDefaults);
  const { rows } = await pool.query(
    "SELECT content FROM settings WHERE section = 'main'",
  );
  expect(rows).toEqual([
    { content: expect.objectContaining({ later_en: "New" }) },
  ]);
});
