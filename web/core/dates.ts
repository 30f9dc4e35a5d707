import type { Language } from "#shared/rules/language.ts";

const locales = { en: "en-US", es: "es-US" };

/** A moment (`2026-11-20T14:05:00.000Z`) is shown in the time zone; a calendar day (`2026-11-20`) is that day everywhere. */
function formatIn(
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (text: string, language: Language): string => {
    const zone = text.includes("T") ? timeZone : "UTC";
    const key = `${language} ${zone}`;
    const format =
      formats.get(key) ??
      new Intl.DateTimeFormat(locales[language], {
        ...options,
        timeZone: zone,
      });
    formats.set(key, format);
    return format.format(new Date(text));
  };
}

/** How dates are shown in a time zone; without one, in that of this device. */
export function datesIn(timeZone?: string) {
  const numbers = formatIn(timeZone, {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  /** The day of a moment as MM/DD/YYYY, in both languages. */
  const shortDate = (moment: string) => numbers(moment, "en");
  return {
    /** A calendar day, or the day of a moment, in words. */
    longDate: formatIn(timeZone, { dateStyle: "long" }),
    /** A moment to the minute. */
    dateAndTime: formatIn(timeZone, {
      dateStyle: "medium",
      timeStyle: "short",
    }),
    /** A time of day such as 9:00 AM. */
    timeOfDay: formatIn(timeZone, { timeStyle: "short" }),
    shortDate,
    /** The day of a moment as days are compared and as a date box holds them: YYYY-MM-DD. */
    dayOf: (moment: string) => {
      const [month, day, year] = shortDate(moment).split("/");
      return `${year}-${month}-${day}`;
    },
  };
}

export const { longDate, dateAndTime, shortDate, dayOf } = datesIn();

/** Whether a day is in a range; an open end is an empty text. */
export function isWithin(day: string, from: string, to: string): boolean {
  return (from === "" || day >= from) && (to === "" || day <= to);
}
