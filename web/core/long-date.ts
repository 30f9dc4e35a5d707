import type { Language } from "#shared/rules/language.ts";

const locales = { en: "en-US", es: "es-US" };

/** A moment (`2026-11-20T14:05:00.000Z`) is shown in the time zone, by default that of this device; a calendar day (`2026-11-20`) is that day everywhere. */
export function dateFormat(options: Intl.DateTimeFormatOptions) {
  return (text: string, language: Language, timeZone?: string): string => {
    const zone = text.includes("T") ? timeZone : "UTC";
    return new Date(text).toLocaleString(locales[language], {
      ...options,
      timeZone: zone,
    });
  };
}

/** A calendar day, or the day of a moment, in words. */
export const longDate = dateFormat({ dateStyle: "long" });
