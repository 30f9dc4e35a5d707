import { expect, test } from "vitest";
import { deliveryFigures } from "./campaign-progress.tsx";
import { forecastByDay, totalOf } from "./forecast-panel.tsx";

test("rowsOf counts delivered texts as sent, and texts of unknown state as on the way", () => {
  const texts = [
    { isReminder: false, state: "delivered", count: 5 },
    { isReminder: false, state: "sent", count: 2 },
    { isReminder: false, state: "unknown", count: 1 },
  ];
  expect(deliveryFigures(texts)).toEqual([
    {
      isReminder: false,
      onTheWay: 1,
      sent: 7,
      delivered: 5,
      failed: 0,
      kept: 0,
    },
  ]);
  expect(deliveryFigures([])).toEqual([]);
});

const text = (at: string, more: object = {}) => ({
  at,
  isReminder: false,
  language: "en" as const,
  wording: null,
  count: 2,
  segments: 4,
  ...more,
});
const texts = [
  text("2026-11-24T23:00:00.000Z", { isReminder: true, language: "es" }),
  text("2026-11-23T14:00:00.000Z"),
  text("2026-11-23T15:00:00.000Z", { language: "es" }),
];

test("forecastByDay sorts by day and separates first texts from reminders", () => {
  expect(forecastByDay(texts, (moment) => moment.slice(0, 10))).toEqual([
    { day: "2026-11-23", first: 4, reminders: 0 },
    { day: "2026-11-24", first: 0, reminders: 2 },
  ]);
});

test("totalOf counts each text of an A/B test separately", () => {
  const abTest = [
    text("2026-11-23T14:00:00.000Z", { wording: 1 }),
    text("2026-11-23T15:00:00.000Z", { wording: 2, segments: 6 }),
    text("2026-11-24T15:00:00.000Z", { wording: 2, segments: 6 }),
    text("2026-11-26T15:00:00.000Z", { isReminder: true }),
  ];
  expect(totalOf(abTest).byWording).toEqual([
    { wording: 1, count: 2, segments: 4 },
    { wording: 2, count: 4, segments: 12 },
  ]);
});

test("totalOf counts segments by language", () => {
  expect(totalOf(texts)).toEqual({
    count: 6,
    segments: 12,
    byLanguage: [
      { language: "en", segments: 4 },
      { language: "es", segments: 8 },
    ],
    byWording: [],
  });
  expect(totalOf([])).toEqual({
    count: 0,
    segments: 0,
    byLanguage: [],
    byWording: [],
  });
});
