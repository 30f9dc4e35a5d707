import { expect, test } from "vitest";
import { makeDemo } from "#server/ops/tools/demo/make.ts";
import { createInsights } from "#server/testing/visitor/insights.ts";
import { visitAnswers } from "#shared/rules/quiz/visit/visit-answers.ts";

type Said = (typeof visitAnswers)[number];

async function createVisits() {
  const app = await createInsights();
  const [first, second] = (await app.ask("GET /api/concerns")).json();
  /** Sends what a number of families said, in total and about a concern. */
  async function say(
    families: number,
    answer: Said,
    language: "en" | "es" = "en",
    {
      concern,
      name = "visit_answered",
    }: { concern?: string; name?: string } = {},
  ) {
    const number = visitAnswers.indexOf(answer);
    const event = { name, place: "/results/{id}", number };
    for (let family = 0; family < families; family += 1)
      await app.sendEvents(
        [event, ...(concern ? [{ ...event, concern }] : [])],
        language,
      );
  }
  const visit = async (query?: string) => (await app.look(query)).visit;
  return { ...app, say, visit, first: first._id, second: second._id };
}

type Concerns = { _id: string; total: object | null }[];

test("hides everything until eleven families have answered", async () => {
  const { say, visit, first } = await createVisits();
  const hidden = { total: null, en: null, es: null };
  expect(await visit()).toMatchObject(hidden);
  await say(10, "all", "en", { concern: first });
  const { concerns, ...all } = await visit();
  expect(all).toEqual(hidden);
  for (const concern of concerns as Concerns)
    expect(concern).toMatchObject(hidden);
  await say(1, "none", "en", { concern: first });
  expect(await visit()).toMatchObject({
    total: { families: 11, all: 10, some: 0, none: 1 },
    en: { families: 11 },
    es: null,
  });
});

test("counts by concern, and shows only concerns that eleven families asked about", async () => {
  const { say, visit, first, second } = await createVisits();
  await say(8, "all", "en", { concern: first });
  await say(4, "some", "en", { concern: first });
  await say(10, "none", "en", { concern: second });
  const { total, concerns } = await visit();
  expect(total).toEqual({ families: 22, all: 8, some: 4, none: 10 });
  const totalOf = (id: string) =>
    (concerns as Concerns).find(({ _id }) => _id === id)?.total;
  expect(totalOf(first)).toEqual({ families: 12, all: 8, some: 4, none: 0 });
  expect(totalOf(second)).toBeNull();
});

test("hides both languages if one is small, so that it cannot be calculated from the total", async () => {
  const { say, visit } = await createVisits();
  await say(12, "all", "en");
  await say(3, "none", "es");
  const total = { families: 15, all: 12, some: 0, none: 3 };
  expect(await visit()).toMatchObject({ total, en: null, es: null });
  await say(8, "some", "es");
  expect(await visit()).toMatchObject({
    en: { families: 12, all: 12 },
    es: { families: 11, some: 8, none: 3 },
  });
});

test("shows the same for every period and language, so that no small group can be calculated", async () => {
  const { say, visit, pool } = await createVisits();
  await say(12, "all", "en");
  await pool.query("UPDATE events SET date = now() - interval '100 days'");
  await say(2, "none", "es");
  const all = await visit();
  expect(all.total).toMatchObject({ families: 14 });
  for (const query of [
    "weeks=1",
    "weeks=4&language=es",
    "weeks=52&language=en",
  ])
    expect(await visit(query)).toEqual(all);
});

test("counts a family that changed its answer once, with the last answer", async () => {
  const { say, visit, first } = await createVisits();
  await say(11, "none", "en", { concern: first });
  await say(4, "none", "en", { concern: first, name: "visit_answer_changed" });
  await say(4, "all", "en", { concern: first });
  const { total, concerns } = await visit();
  const group = { families: 11, all: 4, some: 0, none: 7 };
  expect(total).toEqual(group);
  expect(
    (concerns as Concerns).find(({ _id }) => _id === first)?.total,
  ).toEqual(group);
});

test("shows no negative numbers if more was taken back than counted", async () => {
  const { say, visit } = await createVisits();
  await say(2, "none", "es", { name: "visit_answer_changed" });
  await say(11, "all", "en");
  expect((await visit()).total).toEqual({
    families: 11,
    all: 11,
    some: 0,
    none: 0,
  });
});

test("leaves demo families out unless requested", async () => {
  const app = await createVisits();
  await makeDemo(app, { results: 100, seed: 1, say: () => {} });
  expect((await app.visit()).total).toBeNull();
  const { total } = await app.visit("weeks=all&demo=yes");
  expect(total.families).toBeGreaterThan(11);
  expect(total.all + total.some + total.none).toBe(total.families);
});
