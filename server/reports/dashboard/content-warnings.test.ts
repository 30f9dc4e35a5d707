import { expect, test } from "vitest";
import { createAdmin } from "#server/testing/test-app.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";

async function open() {
  const { ask, cache, db, pool } = await createQuizApp();
  const { token } = await createAdmin({ db });
  const read = async () => {
    // Every instance does this when PostgreSQL announces a change.
    cache.drop();
    return (await ask("GET /api/dashboard", { token })).json().texts;
  };
  return { ask, pool, token, read };
}

const placeInSettings = { in: "settings", _id: null, name: "", name_es: "" };

test("a new site has only placeholder warnings", async () => {
  const { read } = await open();
  const { placeholders, languages } = await read();
  expect(
    placeholders.map(({ page }: { page: string }) => page).toSorted(),
  ).toEqual(["aboutUs", "information", "invitation", "main"]);
  expect(placeholders).toContainEqual({
    page: "main",
    amount: 4,
    first: {
      ...placeInSettings,
      field: "main.copyright",
      problem: "placeholder",
    },
  });
  expect(languages).toEqual({ amount: 0, first: [] });
});

test("overwriting a placeholder removes its warning", async () => {
  const { ask, token, read } = await open();
  const amount = async () =>
    (await read()).placeholders.find(
      ({ page }: { page: string }) => page === "main",
    ).amount;
  const before = await amount();
  const body = { main: { funding_en: "The county pays for this site." } };
  await ask("PUT /api/settings", { token, body });
  expect(await amount()).toBe(before - 1);
});

test("a missing translation is reported with its field and place", async () => {
  const { pool, read } = await open();
  const { rows } = await pool.query<{ _id: string; name_es: string }>(
    "UPDATE concerns SET content_es = '' WHERE name = 'Side effects' RETURNING _id, name_es",
  );
  await pool.query("UPDATE questions SET text = '' WHERE position = 1");
  const { languages } = await read();
  expect(languages).toMatchObject({
    amount: 2,
    first: [
      { in: "questions", field: "text", problem: "no_english" },
      {
        in: "concerns",
        ...rows[0],
        name: "Side effects",
        field: "content_es",
        problem: "no_spanish",
      },
    ],
  });
});

test("profiles are reported by index, and inactive texts are not reported", async () => {
  const { ask, pool, token, read } = await open();
  const profile = { photo: "", name: "Ana", bio_en: "A nurse.", bio_es: "" };
  const body = { aboutUs: { profiles: [profile] } };
  await ask("PUT /api/settings", { token, body });
  await pool.query(
    "UPDATE concerns SET content_es = '', active = false WHERE position = 1",
  );
  expect((await read()).languages).toEqual({
    amount: 1,
    first: [
      {
        ...placeInSettings,
        field: "aboutUs.profiles.0.bio_es",
        problem: "no_spanish",
      },
    ],
  });
});

const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test("checks due within thirty days are listed soonest first, until their date changes", async () => {
  const { ask, pool, token, read } = await open();
  await pool.query("UPDATE concerns SET checkby = ''");
  const check = async (position: number, checkby: string) => {
    const { rows } = await pool.query<{ _id: string; name: string }>(
      "UPDATE concerns SET checkby = $2, checkwhy = 'A new schedule' WHERE position = $1 RETURNING _id, name",
      [position, checkby],
    );
    return rows[0];
  };
  const soon = await check(1, inDays(29));
  const late = await check(2, inDays(-1));
  await check(3, inDays(32));
  const body = { main: { checkby: inDays(10), checkwhy: "January" } };
  await ask("PUT /api/settings", { token, body });
  expect((await read()).due).toMatchObject({
    amount: 3,
    first: [
      { in: "concerns", ...late, checkby: inDays(-1) },
      { ...placeInSettings, checkwhy: "January" },
      { in: "concerns", ...soon, checkwhy: "A new schedule" },
    ],
  });

  const names = { name: "Cost", name_es: "Costo" };
  const saved = await ask(`PUT /api/concerns/${late?._id}`, {
    token,
    body: { ...names, checkby: inDays(90) },
  });
  expect(saved.json()).toMatchObject({ checkby: inDays(90) });
  expect((await read()).due.amount).toBe(2);
  await pool.query("UPDATE concerns SET active = false WHERE position = 1");
  expect((await read()).due.amount).toBe(1);
});

test("drafts are counted until they are published or discarded", async () => {
  const { ask, token, read } = await open();
  const body = { fields: { sitename: "Drafted" } };
  const saved = await ask("PUT /api/drafts/settings/main", { token, body });
  expect((await read()).drafts).toBe(1);
  const { version } = saved.json();
  await ask("DELETE /api/drafts/settings/main", { token, body: { version } });
  expect((await read()).drafts).toBe(0);
});
