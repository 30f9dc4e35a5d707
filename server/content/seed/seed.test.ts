import { expect, test } from "vitest";
import { publicDefaults } from "#server/testing/settings.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { seedContent } from "./seed.ts";

test("adds new texts to an older site and keeps its own", async () => {
  const { db, pool, ask, cache } = await createTestApp();
  await seedContent(db);
  await pool.query("DELETE FROM settings WHERE section = 'results'");
  await pool.query("DELETE FROM questions WHERE position > 3");
  await pool.query(
    `UPDATE settings SET content = content - 'title1_en' || '{"title2_en": "Ours", "title3_en": ""}'
     WHERE section = 'homePage'`,
  );
  expect(await seedContent(db)).toBe(false);
  cache.drop();
  expect((await ask("GET /api/settings")).json()).toEqual({
    ...publicDefaults,
    homePage: {
      ...publicDefaults.homePage,
      title2_en: "Ours",
      title3_en: "",
    },
  });
  const { rows } = await pool.query("SELECT FROM questions");
  expect(rows).toHaveLength(3);
});

test("seeding again changes no row if there is no new default text", async () => {
  const { db, pool } = await createTestApp();
  await seedContent(db);
  const written = "SELECT xmin::text FROM settings ORDER BY section";
  const { rows: before } = await pool.query(written);
  await seedContent(db);
  expect((await pool.query(written)).rows).toEqual(before);
});
