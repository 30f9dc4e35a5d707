import type { Language } from "#shared/contract/fields.ts";

const locales = { en: "en-US", es: "es-US" };

function formatIn(options: Intl.DateTimeFormatOptions) {
  const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (text: string, language: Language) => {
    formats[language] ??= new Intl.DateTimeFormat(locales[language], options);
    return formats[language].format(dateOf(text));
  };
}

/** A moment (`2026-11-20T14:05:00.000Z`) is shown in local time; a calendar day (`2026-11-20`) is that day everywhere. */
function dateOf(text: string): Date {
  return new Date(text.includes("T") ? text : `${text}T12:00`);
}

/** A calendar day, or the day of a moment, in words. */
export const longDate = formatIn({ dateStyle: "long" });

/** A moment to the minute. */
export const dateAndTime = formatIn({
  dateStyle: "medium",
  timeStyle: "short",
});

const numbers = formatIn({ year: "numeric", month: "2-digit", day: "2-digit" });

/** The day of a moment as MM/DD/YYYY, in both languages. */
export function shortDate(moment: string): string {
  return numbers(moment, "en");
}

/** The day of a moment as days are compared and as a date box holds them: YYYY-MM-DD. */
export function dayOf(moment: string): string {
  const [month, day, year] = shortDate(moment).split("/");
  return `${year}-${month}-${day}`;
}

/** Whether a day is in a range; an open end is an empty text. */
export function isWithin(day: string, from: string, to: string): boolean {
  return (from === "" || day >= from) && (to === "" || day <= to);
}
