import type { Language } from "#shared/contract/fields.ts";

const zone = { timeZone: "UTC" };
const formats = {
  en: new Intl.DateTimeFormat("en-US", { dateStyle: "long", ...zone }),
  es: new Intl.DateTimeFormat("es-US", { dateStyle: "long", ...zone }),
};

/** A calendar day (`2026-11-20`) as people write it. */
export function longDate(day: string, language: Language): string {
  return formats[language].format(new Date(day));
}
