import { expect, test } from "vitest";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";
import { publicDefaults } from "#server/testing/settings.ts";
import { createAdmin } from "#server/testing/test-app.ts";

test("keeps settings of a newer release and reads the rest", async () => {
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

test("accepts fields of a newer release inside profiles and links when reading, and refuses them when writing", async () => {
  const site = await createQuizApp();
  const { ask, cache, pool } = site;
  const { token } = await createAdmin(site);
  const concerns = (await ask("GET /api/concerns")).json();
  await pool.query(`UPDATE settings SET content = jsonb_set(content, '{profiles,0,role_en}', '"New"')
    WHERE section = 'aboutUs'`);
  await pool.query(`UPDATE concerns SET externallinks = (SELECT jsonb_agg(link || '{"kind": "new"}')
    FROM jsonb_array_elements(externallinks) AS links (link)) WHERE externallinks <> '[]'`);
  cache.drop();
  expect((await ask("GET /api/settings")).json()).toEqual(publicDefaults);
  expect((await ask("GET /api/concerns")).json()).toEqual(concerns);

  const { profiles } = publicDefaults.aboutUs;
  const [first] = profiles;
  const body = { aboutUs: { profiles: [{ ...first, role_en: "New" }] } };
  const refused = await ask("PUT /api/settings", { body, token });
  expect(refused.json().errors[0]).toMatchObject({
    code: "unknown_field",
    field: "aboutUs.profiles.0.role_en",
  });
});
