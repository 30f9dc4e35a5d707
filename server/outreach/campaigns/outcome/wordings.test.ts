import { expect, test } from "vitest";
import type { Outcome } from "#shared/contract/outreach/campaigns.ts";
import {
  createCampaigning,
  day,
  noon,
} from "#server/testing/messages/campaigns.ts";
import { finishQuiz } from "#server/testing/visitor/quiz.ts";

/** Families of whom two share each phone, in a campaign that tries two texts. */
async function createTrial(phones: number, more: object = {}) {
  const desk = await createCampaigning();
  const { token } = desk;
  const ids: string[] = [];
  for (let at = 0; at < 2 * phones; at += 1) {
    const phone = `+1201555${String(at % phones).padStart(4, "0")}`;
    ids.push((await desk.contact({ phone }))._id);
  }
  const id = await desk.start(ids, { ...desk.trying, ...more });
  const outcome = async (): Promise<Outcome> =>
    (await desk.ask(`GET /api/campaigns/${id}/outcome`, { token })).json();
  const wordsOf = async () => {
    const byPhone = new Map<string, Set<string | undefined>>();
    for (const { to, words } of await desk.messages())
      byPhone.set(to, (byPhone.get(to) ?? new Set()).add(words));
    return byPhone;
  };
  return { ...desk, id, ids, outcome, wordsOf };
}

test("two contacts with one phone get the same variant, even after edits and a pause", async () => {
  const desk = await createTrial(40);
  await desk.tick();
  const before = await desk.wordsOf();
  await desk.setState(desk.id, "paused");
  await desk.setState(desk.id, "running");
  await desk.pass(noon, noon + 3 * day);
  const after = await desk.wordsOf();
  expect(await desk.messages()).toHaveLength(80);
  for (const [phone, words] of after) {
    expect(words.size).toBe(1);
    expect(words).toEqual(before.get(phone));
  }
  const wordings = new Set([...after.values()].map(([words]) => words));
  expect(wordings.size).toBe(2);
});

test("an edit of the second text applies only to its unsent messages", async () => {
  const desk = await createTrial(40);
  await desk.tick();
  const before = await desk.wordsOf();
  const { token, trying } = desk;
  const { name, text_en, text_es, reminder_en, reminder_es } = desk.draft([]);
  const words = { name, text_en, text_es, reminder_en, reminder_es };
  const save = (more: object) =>
    desk.ask(`PUT /api/campaigns/${desk.id}/texts`, {
      token,
      body: { ...words, ...more },
    });
  expect((await save({})).json().errors).toMatchObject([
    { code: "required", field: "second_en" },
  ]);
  const edited = await save({ ...trying, second_es: "Ahora así." });
  expect(edited.statusCode).toBe(204);
  await desk.pool.query("DELETE FROM messages");
  await desk.pass(noon, noon + 3 * day);
  const after = await desk.wordsOf();
  for (const [phone, [old]] of before)
    expect([...(after.get(phone) ?? [])]).toEqual([
      old === trying.second_es ? "Ahora así." : old,
    ]);
});

test("a campaign that started with one text cannot get a second", async () => {
  const desk = await createTrial(1, { second_en: "", second_es: "" });
  const { name, text_en, text_es, reminder_en, reminder_es } = desk.draft([]);
  const words = { name, text_en, text_es, reminder_en, reminder_es };
  const reply = await desk.ask(`PUT /api/campaigns/${desk.id}/texts`, {
    token: desk.token,
    body: { ...words, ...desk.trying },
  });
  expect(reply.json().errors).toMatchObject([
    { code: "invalid", field: "second_en" },
  ]);
  expect(await desk.outcome()).not.toHaveProperty("wordings");
});

test("counts each variant by phone, with later deliveries, visits and results", async () => {
  const desk = await createTrial(60);
  await desk.pass(noon, noon + 3 * day);
  await desk.pool.query(
    "UPDATE messages SET state = 'delivered', date = date - interval '9 days'",
  );
  for (const contact of desk.ids.slice(0, 3))
    await finishQuiz(desk, { contact });
  // The same phone as the first: it counts once.
  await finishQuiz(desk, { contact: desk.ids[60] });
  await desk.pool.query("INSERT INTO opt_outs (phone) VALUES ('+12015550004')");
  // Two children of one phone that nobody finished on.
  for (const at of [10, 70])
    await desk.ask(`POST /api/contacts/${desk.ids[at]}/opened`);
  const { wordings } = await desk.outcome();
  if (!wordings) throw new Error("there are two wordings");
  const both = [wordings.first, wordings.second];
  const sum = (of: (group: (typeof both)[0]) => number) =>
    both.reduce((total, group) => total + of(group), 0);
  expect(sum(({ phones }) => phones)).toBe(60);
  expect(sum(({ delivered }) => delivered.count)).toBe(60);
  expect(sum(({ opened }) => opened.count)).toBe(4);
  expect(sum(({ completed }) => completed.count)).toBe(3);
  expect(sum(({ optedout }) => optedout.count)).toBe(1);
  const [first, second] = both.map(
    ({ phones, completed }) => completed.count / phones,
  );
  // Which phone gets which wording is by chance: zero need not be inside.
  const difference = Number(second) - Number(first);
  expect(wordings.completed.low).toBeLessThan(difference);
  expect(wordings.completed.high).toBeGreaterThan(difference);
});

test("hides the figures of both variants when there are few phones", async () => {
  const desk = await createTrial(12);
  await desk.tick();
  expect((await desk.outcome()).wordings).toBeNull();
});

test("the forecast of a campaign with two variants is correct for each, including the price", async () => {
  const desk = await createCampaigning();
  const ids: string[] = [];
  for (let at = 0; at < 30; at += 1) ids.push((await desk.contact())._id);
  const long = "á".repeat(200);
  const id = await desk.create(ids, { ...desk.trying, second_es: long });
  const { forecast } = await desk.read(id);
  await desk.setState(id, "running");
  await desk.tick();
  const sent = await desk.messages();
  const texts: { wording: number; count: number; segments: number }[] =
    forecast.texts;
  for (const { wording, count, segments } of texts) {
    const own = sent.filter(
      ({ words }) => (words === long) === (wording === 2),
    );
    expect(own).toHaveLength(count);
    expect(segments).toBe(count * (wording === 2 ? 4 : 1));
  }
  expect(new Set(texts.map(({ wording }) => wording))).toEqual(new Set([1, 2]));
});
