import { expect, test } from "vitest";
import { finishQuiz } from "#server/testing/visitor/quiz.ts";
import {
  createCampaigning,
  day,
  noon,
} from "#server/testing/messages/campaigns.ts";

test("each contact gets one text in their language with the personal link, and is marked as invited", async () => {
  const desk = await createCampaigning();
  const spanish = await desk.contact();
  const english = await desk.contact();
  await desk.pool.query("UPDATE contacts SET language = 'en' WHERE _id = $1", [
    english._id,
  ]);
  await desk.pool.query("UPDATE contacts SET date = NULL");
  const id = await desk.start([spanish._id, english._id]);
  await desk.tick();
  await desk.tick();
  const bodies = (await desk.messages()).map(({ body }) => body);
  expect(bodies.toSorted()).toEqual([
    `Please take the quiz. Reply STOP to stop.\nhttps://quiz.example/${english._id}`,
    `Por favor conteste. Responda ALTO para no recibir mensajes.\nhttps://quiz.example/${spanish._id}?lang=es`,
  ]);
  expect(await desk.read(id)).toMatchObject({ state: "finished", texted: 2 });
  const listed = await desk.db.selectFrom("contacts").select("date").execute();
  const sent = new Date(noon).toISOString();
  expect(listed).toEqual([{ date: sent }, { date: sent }]);
});

test("sends nothing before the campaign is started or before its time", async () => {
  const desk = await createCampaigning();
  const { _id } = await desk.contact();
  await desk.create([_id]);
  const start = new Date(noon + 2 * day).toISOString();
  await desk.start([_id], { start });
  await desk.tick();
  expect(await desk.messages()).toEqual([]);
  await desk.tick(Date.parse(start));
  expect(await desk.messages()).toHaveLength(1);
});

test("waves go out a day apart, in the order of the list", async () => {
  const desk = await createCampaigning();
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push((await desk.contact())._id);
  const id = await desk.start(ids, {
    wavesize: 2,
    start: new Date(noon).toISOString(),
  });
  const now = noon;
  const texted: number[] = [];
  for (let at = 0; at < 4; at += 1) {
    await desk.tick(now + at * day);
    texted.push((await desk.messages()).length);
  }
  expect(texted).toEqual([2, 4, 5, 5]);
  const members: { contact: string; wave: number }[] = await desk.members(id);
  expect(members.map(({ contact }) => contact)).toEqual(ids);
  expect(members.map(({ wave }) => wave)).toEqual([0, 0, 1, 1, 2]);
});

test("sends reminders after the configured days, up to the configured number", async () => {
  const desk = await createCampaigning();
  const { _id } = await desk.contact();
  const id = await desk.start([_id], desk.reminding);
  const now = noon;
  for (let at = 0; at < 20; at += 1) await desk.tick(now + at * day);
  const sent = await desk.messages();
  expect(sent.map(({ words }) => words)).toEqual([
    "Por favor conteste. Responda ALTO para no recibir mensajes.",
    "Todavía hay tiempo.",
    "Todavía hay tiempo.",
  ]);
  const begun = Date.parse(sent[0]!.date);
  const days = sent.map(({ date }) => (Date.parse(date) - begun) / day);
  expect(days).toEqual([0, 3, 6]);
  expect(await desk.read(id)).toMatchObject({ endings: { done: 1 } });
});

test("does not remind finished, opted-out or unreachable contacts, and shows the reason", async () => {
  const desk = await createCampaigning();
  const [done, gone, dead, open] = [
    await desk.contact(),
    await desk.contact(),
    await desk.contact(),
    await desk.contact(),
  ];
  const ids = [done, gone, dead, open].map(({ _id }) => _id);
  const id = await desk.start(ids, desk.reminding);
  const now = noon;
  await desk.tick(now);
  await finishQuiz(desk, { contact: done._id });
  await desk.pool.query("INSERT INTO opt_outs (phone) VALUES ($1)", [
    gone.phone,
  ]);
  await desk.pool.query(
    "INSERT INTO dead_phones (phone, problem) VALUES ($1, 'unreachable')",
    [dead.phone],
  );
  await desk.tick(now + 3 * day);
  const reminded = (await desk.messages()).slice(4);
  expect(reminded.map(({ contact }) => contact)).toEqual([open._id]);
  expect(await desk.read(id)).toMatchObject({
    endings: { completed: 1, opted_out: 1, unreachable: 1 },
    completed: 1,
    waiting: 1,
  });
});

test("sends one text a day to a phone shared by two children", async () => {
  const desk = await createCampaigning();
  const phone = "+12015559999";
  const ana = await desk.contact({ phone });
  const luis = await desk.contact({ phone });
  await desk.start([ana._id, luis._id], desk.reminding);
  await desk.pass(noon, noon + 14 * day);
  const dates = (await desk.messages()).map(({ date }) => Date.parse(date));
  expect(dates).toHaveLength(6);
  const gaps = dates.slice(1).map((date, at) => date - dates[at]!);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20 * 3_600_000);
});

test("after three days of downtime a phone gets one text a day, and texts a week late are dropped", async () => {
  const desk = await createCampaigning();
  const phone = "+12015559999";
  const [ana, luis, other] = [
    await desk.contact({ phone }),
    await desk.contact({ phone }),
    await desk.contact(),
  ];
  await desk.start([ana._id, luis._id]);
  const old = await desk.start([other._id]);
  const now = noon + 2 * day;
  await desk.pool.query(
    "UPDATE campaign_contacts SET due = due - interval '5 days' WHERE campaign = $1",
    [old],
  );
  await desk.tick(now);
  expect((await desk.messages()).map(({ to }) => to)).toEqual([phone]);
  expect(await desk.read(old)).toMatchObject({ endings: { late: 1 } });
  await desk.tick(now + day);
  expect(await desk.messages()).toHaveLength(2);
});

test("three simultaneous servers write each text once", async () => {
  const desk = await createCampaigning();
  const ids: string[] = [];
  for (let at = 0; at < 120; at += 1) ids.push((await desk.contact())._id);
  await desk.start(ids);
  await Promise.all([desk.tick(), desk.tick(), desk.tick()]);
  await desk.tick();
  const texted = (await desk.messages()).map(({ contact }) => contact);
  expect(texted).toHaveLength(120);
  expect(new Set(texted).size).toBe(120);
});
