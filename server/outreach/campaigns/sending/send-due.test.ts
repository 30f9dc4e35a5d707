import { expect, test } from "vitest";
import { day } from "#shared/rules/milliseconds.ts";
import { finishQuiz } from "#server/testing/visitor/quiz.ts";
import { createCampaigning, noon } from "#server/testing/messages/campaigns.ts";

test("each contact gets one text in their language with the personal link, and is marked as invited", async () => {
  const staffApp = await createCampaigning();
  const spanish = await staffApp.contact();
  const english = await staffApp.contact();
  await staffApp.pool.query(
    "UPDATE contacts SET language = 'en' WHERE _id = $1",
    [english._id],
  );
  await staffApp.pool.query("UPDATE contacts SET date = NULL");
  const id = await staffApp.start([spanish._id, english._id]);
  await staffApp.tick();
  await staffApp.tick();
  const bodies = (await staffApp.messages()).map(({ body }) => body);
  expect(bodies.toSorted()).toEqual([
    `Please take the quiz. Reply STOP to stop.\nhttps://quiz.example/${english._id}`,
    `Por favor conteste. Responda ALTO para no recibir mensajes.\nhttps://quiz.example/${spanish._id}?lang=es`,
  ]);
  expect(await staffApp.read(id)).toMatchObject({
    state: "finished",
    texted: 2,
  });
  const listed = await staffApp.db
    .selectFrom("contacts")
    .select("date")
    .execute();
  const sent = new Date(noon).toISOString();
  expect(listed).toEqual([{ date: sent }, { date: sent }]);
});

test("sends nothing before the campaign is started or before its time", async () => {
  const staffApp = await createCampaigning();
  const { _id } = await staffApp.contact();
  await staffApp.create([_id]);
  const start = new Date(noon + 2 * day).toISOString();
  await staffApp.start([_id], { start });
  await staffApp.tick();
  expect(await staffApp.messages()).toEqual([]);
  await staffApp.tick(Date.parse(start));
  expect(await staffApp.messages()).toHaveLength(1);
});

test("waves go out a day apart, in the order of the list", async () => {
  const staffApp = await createCampaigning();
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push((await staffApp.contact())._id);
  const id = await staffApp.start(ids, {
    wavesize: 2,
    start: new Date(noon).toISOString(),
  });
  const now = noon;
  const texted: number[] = [];
  for (let at = 0; at < 4; at += 1) {
    await staffApp.tick(now + at * day);
    texted.push((await staffApp.messages()).length);
  }
  expect(texted).toEqual([2, 4, 5, 5]);
  const members: { contact: string; wave: number }[] =
    await staffApp.members(id);
  expect(members.map(({ contact }) => contact)).toEqual(ids);
  expect(members.map(({ wave }) => wave)).toEqual([0, 0, 1, 1, 2]);
});

test("sends reminders after the configured days, up to the configured number", async () => {
  const staffApp = await createCampaigning();
  const { _id } = await staffApp.contact();
  const id = await staffApp.start([_id], staffApp.reminding);
  const now = noon;
  for (let at = 0; at < 20; at += 1) await staffApp.tick(now + at * day);
  const sent = await staffApp.messages();
  expect(sent.map(({ words }) => words)).toEqual([
    "Por favor conteste. Responda ALTO para no recibir mensajes.",
    "Todavía hay tiempo.",
    "Todavía hay tiempo.",
  ]);
  const begun = Date.parse(sent[0]!.date);
  const days = sent.map(({ date }) => (Date.parse(date) - begun) / day);
  expect(days).toEqual([0, 3, 6]);
  expect(await staffApp.read(id)).toMatchObject({ endings: { done: 1 } });
});

test("does not remind finished, opted-out or unreachable contacts, and shows the reason", async () => {
  const staffApp = await createCampaigning();
  const [finished, gone, dead, open] = [
    await staffApp.contact(),
    await staffApp.contact(),
    await staffApp.contact(),
    await staffApp.contact(),
  ];
  const ids = [finished, gone, dead, open].map(({ _id }) => _id);
  const id = await staffApp.start(ids, staffApp.reminding);
  const now = noon;
  await staffApp.tick(now);
  await finishQuiz(staffApp, { contact: finished._id });
  await staffApp.pool.query("INSERT INTO opt_outs (phone) VALUES ($1)", [
    gone.phone,
  ]);
  await staffApp.pool.query(
    "INSERT INTO unreachable_phones (phone, problem) VALUES ($1, 'unreachable')",
    [dead.phone],
  );
  await staffApp.tick(now + 3 * day);
  const reminded = (await staffApp.messages()).slice(4);
  expect(reminded.map(({ contact }) => contact)).toEqual([open._id]);
  expect(await staffApp.read(id)).toMatchObject({
    endings: { completed: 1, opted_out: 1, unreachable: 1 },
    completed: 1,
    waiting: 1,
  });
});

test("sends one text a day to a phone shared by two children", async () => {
  const staffApp = await createCampaigning();
  const phone = "+12015559999";
  const ana = await staffApp.contact({ phone });
  const luis = await staffApp.contact({ phone });
  await staffApp.start([ana._id, luis._id], staffApp.reminding);
  await staffApp.pass(noon, noon + 14 * day);
  const dates = (await staffApp.messages()).map(({ date }) => Date.parse(date));
  expect(dates).toHaveLength(6);
  const gaps = dates.slice(1).map((date, at) => date - dates[at]!);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20 * 3_600_000);
});

test("after three days of downtime a phone gets one text a day, and texts a week late are dropped", async () => {
  const staffApp = await createCampaigning();
  const phone = "+12015559999";
  const [ana, luis, other] = [
    await staffApp.contact({ phone }),
    await staffApp.contact({ phone }),
    await staffApp.contact(),
  ];
  await staffApp.start([ana._id, luis._id]);
  const old = await staffApp.start([other._id]);
  const now = noon + 2 * day;
  await staffApp.pool.query(
    "UPDATE campaign_contacts SET due = due - interval '5 days' WHERE campaign = $1",
    [old],
  );
  await staffApp.tick(now);
  expect((await staffApp.messages()).map(({ to }) => to)).toEqual([phone]);
  expect(await staffApp.read(old)).toMatchObject({ endings: { late: 1 } });
  await staffApp.tick(now + day);
  expect(await staffApp.messages()).toHaveLength(2);
});

test("three simultaneous servers write each text once", async () => {
  const staffApp = await createCampaigning();
  const ids: string[] = [];
  for (let at = 0; at < 120; at += 1) ids.push((await staffApp.contact())._id);
  await staffApp.start(ids);
  await Promise.all([staffApp.tick(), staffApp.tick(), staffApp.tick()]);
  await staffApp.tick();
  const texted = (await staffApp.messages()).map(({ contact }) => contact);
  expect(texted).toHaveLength(120);
  expect(new Set(texted).size).toBe(120);
});
