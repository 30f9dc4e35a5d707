import { expect, test } from "vitest";
import { makeDemo } from "#server/ops/tools/demo/make.ts";
import { createInsights } from "#server/testing/visitor/insights.ts";
import { rollUpWeek } from "./queries.ts";

async function createListening() {
  const app = await createInsights();
  /** Sends the events of a number of page loads. */
  const load = (offered: number, listened: number, language = "en") =>
    app.sendEvents(
      [
        ...Array<string>(offered).fill("listen_offered"),
        ...Array<string>(listened).fill("listened"),
      ].map((name) => ({ name, place: "/question/{number}" })),
      language,
    );
  const listening = async (query?: string) => (await app.look(query)).listening;
  return { ...app, load, listening };
}

test("shows how often Listen was offered and tapped, from eleven page loads up", async () => {
  const { load, listening } = await createListening();
  const hidden = { total: null, en: null, es: null };
  expect(await listening()).toEqual(hidden);
  await load(10, 3);
  expect(await listening()).toEqual(hidden);
  await load(2, 1);
  const english = { offered: 12, listened: 4 };
  expect(await listening()).toEqual({
    total: english,
    en: english,
    es: null,
  });
  await load(3, 0, "es");
  expect(await listening()).toEqual({
    total: { offered: 15, listened: 4 },
    en: null,
    es: null,
  });
  await load(8, 2, "es");
  expect(await listening()).toEqual({
    total: { offered: 23, listened: 6 },
    en: english,
    es: { offered: 11, listened: 2 },
  });
});

test("hides a language in which more taps than offers arrived, if it is small", async () => {
  const { load, listening } = await createListening();
  await load(20, 3);
  await load(0, 2, "es");
  expect(await listening()).toEqual({
    total: { offered: 20, listened: 5 },
    en: null,
    es: null,
  });
});

test("adds events and weekly sums of all periods, whatever the filters", async () => {
  const { load, listening, pool, db } = await createListening();
  await load(11, 2, "es");
  await pool.query("UPDATE events SET date = now() - interval '100 days'");
  await db.transaction().execute(rollUpWeek);
  const { rows } = await pool.query(
    "SELECT name, count FROM event_weeks ORDER BY name",
  );
  expect(rows).toEqual([
    { name: "listen_offered", count: "11" },
    { name: "listened", count: "2" },
  ]);
  await load(12, 1, "es");
  const spanish = { offered: 23, listened: 3 };
  for (const query of ["weeks=all", "weeks=1", "weeks=4&language=en"])
    expect(await listening(query)).toEqual({
      total: spanish,
      en: null,
      es: spanish,
    });
});

test("leaves demo data out unless requested", async () => {
  const app = await createListening();
  await makeDemo(app, { results: 100, seed: 1, say: () => {} });
  expect((await app.listening()).total).toBeNull();
  const { total } = await app.listening("demo=yes");
  expect(total.listened).toBeGreaterThan(0);
  expect(total.offered).toBeGreaterThan(total.listened);
});
