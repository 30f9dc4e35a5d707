import { expect, onTestFinished, test, vi } from "vitest";
import { day } from "#shared/rules/milliseconds.ts";
import type { Forecast } from "#shared/contract/outreach/campaigns.ts";
import { measureSms } from "#shared/rules/outreach/sms/segments.ts";
import { createCampaigning } from "#server/testing/messages/campaigns.ts";

const hour = day / 24;

/** Area codes of New Jersey, California, Hawaii, Puerto Rico and Guam. */
const areas = ["201", "201", "213", "808", "787", "671"];

/**
 * A month of texts to twenty contacts with twelve phones in five time zones, in waves, in both languages, with two
 * reminders.
 */
async function createMonth() {
  const staffApp = await createCampaigning();
  const ids: string[] = [];
  for (let at = 0; at < 20; at += 1) {
    const area = areas[Math.floor((at % 12) / 2)];
    const phone = `+1${area}555${String(at % 12).padStart(4, "0")}`;
    ids.push((await staffApp.contact({ phone }))._id);
  }
  await staffApp.pool.query(
    "UPDATE contacts SET language = 'en' WHERE name ~ '[13579]$'",
  );
  const plan = { ...staffApp.reminding, wavesize: 4 };
  return { ...staffApp, ids, plan };
}

type Count = { count: number };
const total = (texts: Count[]) =>
  texts.reduce((sum, { count }) => sum + count, 0);

type Texts = Count & { at: string; segments: number };

/** The number of texts in each hour, and their segments. */
function perHour(texts: Texts[]) {
  const sums: Record<string, [number, number]> = {};
  for (const { at, count, segments } of texts) {
    const begun = Math.floor(Date.parse(at) / hour) * hour;
    const [before, cost] = sums[begun] ?? [0, 0];
    sums[begun] = [before + count, cost + segments];
  }
  return sums;
}

/** The number of texts on each of the next days. */
function perDay(moments: { at: string; count?: number }[], start: number) {
  const days = Array<number>(14).fill(0);
  for (const { at, count = 1 } of moments) {
    const place = Math.floor((Date.parse(at) - start) / day);
    if (place >= 0 && place < 14) days[place] = (days[place] ?? 0) + count;
  }
  return days;
}

test("the forecast of a draft is correct as long as no contact answers", async () => {
  const staffApp = await createMonth();
  const start = Math.ceil(Date.now() / hour) * hour + hour;
  const begin = { start: new Date(start).toISOString() };
  const { name: _name, ...draft } = staffApp.draft(staffApp.ids, {
    ...staffApp.plan,
    ...begin,
  });
  const foretold: Forecast = (
    await staffApp.ask("POST /api/campaigns/forecast", {
      token: staffApp.token,
      body: draft,
    })
  ).json();
  await staffApp.start(staffApp.ids, { ...staffApp.plan, ...begin });
  await staffApp.pass(start, start + 30 * day);
  const log = (await staffApp.messages()).map(({ date }) => ({ at: date }));
  const ahead = Date.now() + 14 * day;
  const seen = log.filter(({ at }) => Date.parse(at) < ahead);
  expect(perDay(foretold.texts, start)).toEqual(perDay(seen, start));
  expect(total(foretold.texts)).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(40);
});

test("forecasts at the start and in the middle of a month are correct by hour and segment", async () => {
  const staffApp = await createMonth();
  const start = Math.ceil(Date.now() / hour) * hour + hour;
  const plan = { ...staffApp.plan, wavesize: 1 };
  const begin = { start: new Date(start).toISOString() };
  const id = await staffApp.start(staffApp.ids, { ...plan, ...begin });
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  for (const from of [start, start + 14 * day]) {
    vi.setSystemTime(from);
    const { forecast }: { forecast: Forecast } = await staffApp.read(id);
    await staffApp.pass(from, from + 14 * day);
    const sent = (await staffApp.messages()).filter(({ date }) => {
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
  expect(await staffApp.messages()).toHaveLength(60);
});

test("a forecast counts SMS segments in each language, with the link in the text", async () => {
  const staffApp = await createMonth();
  const id = await staffApp.start(staffApp.ids, staffApp.plan);
  const { forecast }: { forecast: Forecast } = await staffApp.read(id);
  for (const { language, count, segments, isReminder } of forecast.texts)
    expect(segments).toBe(count * (isReminder && language === "es" ? 2 : 1));
});

test("forecasts a campaign that has not started as if it started now", async () => {
  const staffApp = await createMonth();
  const id = await staffApp.create(staffApp.ids, staffApp.plan);
  const { forecast }: { forecast: Forecast } = await staffApp.read(id);
  expect(total(forecast.texts)).toBeGreaterThan(40);
});

test("leaves out finished and opted-out contacts", async () => {
  const staffApp = await createMonth();
  await staffApp.pool.query("UPDATE contacts SET active = 0 WHERE _id = $1", [
    staffApp.ids[0],
  ]);
  await staffApp.pool.query(
    "INSERT INTO opt_outs (phone) VALUES ('+12015550001')",
  );
  const { name: _name, ...body } = staffApp.draft(staffApp.ids);
  const { token } = staffApp;
  const reply = await staffApp.ask("POST /api/campaigns/forecast", {
    token,
    body,
  });
  const forecast: Forecast = reply.json();
  expect(forecast).toMatchObject({
    contacts: 17,
    completed: 1,
    optedout: 2,
  });
  expect(total(forecast.texts)).toBe(17);
});

test("answers and opt-outs reduce the number of texts below the forecast", async () => {
  const staffApp = await createMonth();
  const id = await staffApp.start(staffApp.ids, staffApp.plan);
  const foretold: { forecast: Forecast } = await staffApp.read(id);
  const now = Date.now();
  await staffApp.pass(now, now + 3 * day);
  await staffApp.pool.query("UPDATE contacts SET active = 0 WHERE name ~ '5$'");
  await staffApp.pool.query(
    "INSERT INTO opt_outs (phone) VALUES ('+12015550003')",
  );
  await staffApp.pass(now, now + 14 * day);
  const sent = (await staffApp.messages()).length;
  expect(sent).toBeLessThan(total(foretold.forecast.texts));
  expect(sent).toBeGreaterThan(20);
});
