import { expect, onTestFinished, test, vi } from "vitest";
import type { Forecast } from "#shared/contract/outreach/campaigns.ts";
import { measureSms } from "#shared/rules/outreach/sms/segments.ts";
import { createCampaigning, day } from "#server/testing/messages/campaigns.ts";

const hour = day / 24;

/** New Jersey, California, Hawaii, Puerto Rico and Guam. */
const areas = ["201", "201", "213", "808", "787", "671"];

/** Twelve phones in five zones with twenty contacts in waves, some in each language, reminded twice. */
async function createMonth() {
  const desk = await createCampaigning();
  const ids: string[] = [];
  for (let at = 0; at < 20; at += 1) {
    const area = areas[Math.floor((at % 12) / 2)];
    const phone = `+1${area}555${String(at % 12).padStart(4, "0")}`;
    ids.push((await desk.contact({ phone }))._id);
  }
  await desk.pool.query(
    "UPDATE contacts SET language = 'en' WHERE name ~ '[13579]$'",
  );
  const plan = { ...desk.reminding, wavesize: 4 };
  return { ...desk, ids, plan };
}

type Count = { count: number };
const total = (texts: Count[]) =>
  texts.reduce((sum, { count }) => sum + count, 0);

type Texts = Count & { at: string; segments: number };

/** How many texts leave in each hour, and how many segments that costs. */
function perHour(texts: Texts[]) {
  const sums: Record<string, [number, number]> = {};
  for (const { at, count, segments } of texts) {
    const begun = Math.floor(Date.parse(at) / hour) * hour;
    const [before, cost] = sums[begun] ?? [0, 0];
    sums[begun] = [before + count, cost + segments];
  }
  return sums;
}

/** How many texts leave on each of the next days. */
function perDay(moments: { at: string; count?: number }[], start: number) {
  const days = Array<number>(14).fill(0);
  for (const { at, count = 1 } of moments) {
    const place = Math.floor((Date.parse(at) - start) / day);
    if (place >= 0 && place < 14) days[place] = (days[place] ?? 0) + count;
  }
  return days;
}

test("the forecast of a draft is correct as long as no contact answers", async () => {
  const desk = await createMonth();
  const start = Math.ceil(Date.now() / hour) * hour + hour;
  const begin = { start: new Date(start).toISOString() };
  const { name: _name, ...draft } = desk.draft(desk.ids, {
    ...desk.plan,
    ...begin,
  });
  const foretold: Forecast = (
    await desk.ask("POST /api/campaigns/forecast", {
      token: desk.token,
      body: draft,
    })
  ).json();
  await desk.start(desk.ids, { ...desk.plan, ...begin });
  await desk.pass(start, start + 30 * day);
  const log = (await desk.messages()).map(({ date }) => ({ at: date }));
  const ahead = Date.now() + 14 * day;
  const seen = log.filter(({ at }) => Date.parse(at) < ahead);
  expect(perDay(foretold.texts, start)).toEqual(perDay(seen, start));
  expect(total(foretold.texts)).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(40);
});

test("forecasts at the start and in the middle of a month are correct by hour and segment", async () => {
  const desk = await createMonth();
  const start = Math.ceil(Date.now() / hour) * hour + hour;
  const plan = { ...desk.plan, wavesize: 1 };
  const begin = { start: new Date(start).toISOString() };
  const id = await desk.start(desk.ids, { ...plan, ...begin });
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  for (const from of [start, start + 14 * day]) {
    vi.setSystemTime(from);
    const { forecast }: { forecast: Forecast } = await desk.read(id);
    await desk.pass(from, from + 14 * day);
    const sent = (await desk.messages()).filter(({ date }) => {
      const at = Date.parse(date);
      return at >= from && at < from + 14 * day;
    });
    expect(sent.length).toBeGreaterThan(14);
    expect(perHour(forecast.texts)).toEqual(
      perHour(
        sent.map(({ date, body }) => ({
          at: date,
          count: 1,
          segments: measureSms(body).segments,
        })),
      ),
    );
  }
  expect(await desk.messages()).toHaveLength(60);
});

test("counts segments in each language, including the link", async () => {
  const desk = await createMonth();
  const id = await desk.start(desk.ids, desk.plan);
  const { forecast }: { forecast: Forecast } = await desk.read(id);
  for (const { language, count, segments, isReminder } of forecast.texts)
    expect(segments).toBe(count * (isReminder && language === "es" ? 2 : 1));
});

test("forecasts a campaign that has not started as if it started now", async () => {
  const desk = await createMonth();
  const id = await desk.create(desk.ids, desk.plan);
  const { forecast }: { forecast: Forecast } = await desk.read(id);
  expect(total(forecast.texts)).toBeGreaterThan(40);
});

test("leaves out finished and opted-out contacts", async () => {
  const desk = await createMonth();
  await desk.pool.query("UPDATE contacts SET active = 0 WHERE _id = $1", [
    desk.ids[0],
  ]);
  await desk.pool.query("INSERT INTO opt_outs (phone) VALUES ('+12015550001')");
  const { name: _name, ...body } = desk.draft(desk.ids);
  const { token } = desk;
  const reply = await desk.ask("POST /api/campaigns/forecast", { token, body });
  const forecast: Forecast = reply.json();
  expect(forecast).toMatchObject({ completed: 1, optedout: 2 });
  expect(total(forecast.texts)).toBe(17);
});

test("answers and opt-outs reduce the number of texts below the forecast", async () => {
  const desk = await createMonth();
  const id = await desk.start(desk.ids, desk.plan);
  const foretold: { forecast: Forecast } = await desk.read(id);
  const now = Date.now();
  await desk.pass(now, now + 3 * day);
  await desk.pool.query("UPDATE contacts SET active = 0 WHERE name ~ '5$'");
  await desk.pool.query("INSERT INTO opt_outs (phone) VALUES ('+12015550003')");
  await desk.pass(now, now + 14 * day);
  const sent = (await desk.messages()).length;
  expect(sent).toBeLessThan(total(foretold.forecast.texts));
  expect(sent).toBeGreaterThan(20);
});
