import type { Forecast } from "#shared/contract/campaigns.ts";
import type { Language } from "#shared/rules/language.ts";

export type DayAhead = { day: string; first: number; reminders: number };

/** The forecast by days as `dayOf` has them, earliest first; days without a text are left out. */
export function forecastByDay(
  texts: Forecast["texts"],
  dayOf: (moment: string) => string,
): DayAhead[] {
  const days = new Map<string, DayAhead>();
  for (const { at, isReminder, count } of texts) {
    const day = dayOf(at);
    const found = days.get(day) ?? { day, first: 0, reminders: 0 };
    if (isReminder) found.reminders += count;
    else found.first += count;
    days.set(day, found);
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** How many texts and segments there are in all, and segments of each language that has any. */
export function totalOf(texts: Forecast["texts"]) {
  const sum = (of: Forecast["texts"], key: "count" | "segments") =>
    of.reduce((total, each) => total + each[key], 0);
  const languages: Language[] = ["en", "es"];
  return {
    count: sum(texts, "count"),
    segments: sum(texts, "segments"),
    byLanguage: languages
      .map((language) => ({
        language,
        segments: sum(
          texts.filter((text) => text.language === language),
          "segments",
        ),
      }))
      .filter(({ segments }) => segments > 0),
    /** Of first texts where two are tried. */
    byWording: ([1, 2] as const)
      .map((wording) => {
        const own = texts.filter((text) => text.wording === wording);
        return {
          wording,
          count: sum(own, "count"),
          segments: sum(own, "segments"),
        };
      })
      .filter(({ count }) => count > 0),
  };
}
