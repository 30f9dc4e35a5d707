import { expect, test } from "vitest";
import { day } from "#shared/rules/milliseconds.ts";
import type { Outcome } from "#shared/contract/outreach/campaigns.ts";
import { createCampaigning, noon } from "#server/testing/messages/campaigns.ts";
import { finishQuiz } from "#server/testing/visitor/quiz.ts";

/** Families, two on each phone, in a campaign with two wordings. */
async function createTrial(phones: number, more: object = {}) {
  const staffApp = await createCampaigning();
  const { token } = staffApp;
  const ids: string[] = [];
  for (let at = 0; at < 2 * phones; at += 1) {
    const phone = `+1201555${String(at % phones).padStart(4, "0")}`;
    ids.push((await staffApp.contact({ phone }))._id);
  }
  const id = await staffApp.start(ids, { ...staffApp.trying, ...more });
  const outcome = async (): Promise<Outcome> =>
    (await staffApp.ask(`GET /api/campaigns/${id}/outcome`, { token })).json();
  const wordsOf = async () => {
    const byPhone = new Map<string, Set<string | undefined>>();
    for (const { to, words } of await staffApp.messages())
      byPhone.set(to, (byPhone.get(to) ?? new Set()).add(words));
    return byPhone;
  };
  return { ...staffApp, id, ids, outcome, wordsOf };
}

test("two contacts with one phone get the same variant, even after edits and a pause", async () => {
  const staffApp = await createTrial(40);
  await staffApp.tick();
  const before = await staffApp.wordsOf();
  await staffApp.setState(staffApp.id, "paused");
  await staffApp.setState(staffApp.id, "running");
  await staffApp.pass(noon, noon + 3 * day);
  const after = await staffApp.wordsOf();
  expect(await staffApp.messages()).toHaveLength(80);
  for (const [phone, words] of after) {
    expect(words.size).toBe(1);
    expect(words).toEqual(before.get(phone));
  }
  const wordings = new Set([...after.values()].map(([words]) => words));
  expect(wordings.size).toBe(2);
});

test("an edit of the second text applies only to its unsent messages", async () => {
  const staffApp = await createTrial(40);
  await staffApp.tick();
  const before = await staffApp.wordsOf();
  const { token, trying } = staffApp;
  const { name, text_en, text_es, reminder_en, reminder_es } = staffApp.draft(
    [],
  );
  const words = { name, text_en, text_es, reminder_en, reminder_es };
  const save = (more: object) =>
    staffApp.ask(`PUT /api/campaigns/${staffApp.id}/texts`, {
      token,
      body: { ...words, ...more },
    });
  expect((await save({})).json().errors).toMatchObject([
    { code: "required", field: "second_en" },
  ]);
  const edited = await save({ ...trying, second_es: "Ahora así." });
  expect(edited.statusCode).toBe(204);
  await staffApp.pool.query("DELETE FROM messages");
  await staffApp.pass(noon, noon + 3 * day);
  const after = await staffApp.wordsOf();
  for (const [phone, [old]] of before)
    expect([...(after.get(phone) ?? [])]).toEqual([
      old === trying.second_es ? "Ahora así." : old,
    ]);
});

test("a campaign that started with one text cannot get a second", async () => {
  const staffApp = await createTrial(1, { second_en: "", second_es: "" });
  const { name, text_en, text_es, reminder_en, reminder_es } = staffApp.draft(
    [],
  );
  const words = { name, text_en, text_es, reminder_en, reminder_es };
  const reply = await staffApp.ask(`PUT /api/campaigns/${staffApp.id}/texts`, {
    token: staffApp.token,
    body: { ...words, ...staffApp.trying },
  });
  expect(reply.json().errors).toMatchObject([
    { code: "invalid", field: "second_en" },
  ]);
  expect(await staffApp.outcome()).not.toHaveProperty("wordings");
});

test("counts each variant by phone, with later deliveries, visits and results", async () => {
  const staffApp = await createTrial(60);
  await staffApp.pass(noon, noon + 3 * day);
  await staffApp.pool.query(
    "UPDATE messages SET state = 'delivered', date = date - interval '9 days'",
  );
  for (const contact of staffApp.ids.slice(0, 3))
    await finishQuiz(staffApp, { contact });
  // This contact has the same phone as the first one, so both count once.
  await finishQuiz(staffApp, { contact: staffApp.ids[60] });
  await staffApp.pool.query(
    "INSERT INTO opt_outs (phone) VALUES ('+12015550004')",
  );
  // Two children on one phone without a finished quiz.
  for (const at of [10, 70])
    await staffApp.ask(`POST /api/contacts/${staffApp.ids[at]}/opened`);
  const { wordings } = await staffApp.outcome();
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
  // Wordings are assigned at random, so the interval may exclude zero.
  const difference = Number(second) - Number(first);
  expect(wordings.completed.low).toBeLessThan(difference);
  expect(wordings.completed.high).toBeGreaterThan(difference);
});

test("hides the figures of both variants when there are few phones", async () => {
  const staffApp = await createTrial(12);
  await staffApp.tick();
  expect((await staffApp.outcome()).wordings).toBeNull();
});

test("the forecast of a campaign with two variants is correct for each, including the price", async () => {
  const staffApp = await createCampaigning();
  const ids: string[] = [];
  for (let at = 0; at < 30; at += 1) ids.push((await staffApp.contact())._id);
  const long = "á".repeat(200);
  const id = await staffApp.create(ids, {
    ...staffApp.trying,
    second_es: long,
  });
  const { forecast } = await staffApp.read(id);
  await staffApp.setState(id, "running");
  await staffApp.tick();
  const sent = await staffApp.messages();
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
