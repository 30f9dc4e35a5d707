import type { Language } from "#shared/contract/fields.ts";

const numbers = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});
const long = {
  en: new Intl.DateTimeFormat("en-US", { dateStyle: "long" }),
  es: new Intl.DateTimeFormat("es-US", { dateStyle: "long" }),
};

/** The day on which something happened, where it is looked at: MM/DD/YYYY. */
export function shortDay(moment: string): string {
  return numbers.format(new Date(moment));
}

/** The same in words. */
export function longDay(moment: string, language: Language): string {
  return long[language].format(new Date(moment));
}

/** The same as days are compared and as a date box holds them: YYYY-MM-DD. */
export function dayOf(moment: string): string {
  const [month, day, year] = shortDay(moment).split("/");
  return `${year}-${month}-${day}`;
}

/** Whether a day is in a range; an open end is an empty text. */
export function isWithin(day: string, from: string, to: string): boolean {
  return (from === "" || day >= from) && (to === "" || day <= to);
}
