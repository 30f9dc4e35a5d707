import type { Language } from "#shared/rules/language.ts";

type Unit = "second" | "minute" | "hour" | "day";

/** A localized duration: `3 days`, `1 hora`. */
export function durationInWords(
  count: number,
  unit: Unit,
  language: Language,
): string {
  return new Intl.NumberFormat(`${language}-US`, {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(count);
}
