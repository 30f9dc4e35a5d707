import type { Language } from "#shared/rules/language.ts";

const locales = { en: "en-US", es: "es-US" };

/**
 * Creates a function that formats a moment or a day. A moment (`2026-11-20T14:05:00.000Z`) is shown in `timeZone`,
 * by default that of this device. A calendar day (`2026-11-20`) is the same day everywhere.
 */
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
