import { dateFormat } from "./long-date.ts";

/** A moment to the minute. */
export const dateAndTime = dateFormat({
  dateStyle: "medium",
  timeStyle: "short",
});

/** A time of day such as 9:00 AM. */
export const timeOfDay = dateFormat({ timeStyle: "short" });

const numbers = dateFormat({
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day of a moment as MM/DD/YYYY, in both languages. */
export function shortDate(moment: string): string {
  return numbers(moment, "en");
}

/** The day of a moment as YYYY-MM-DD, the format of date inputs. */
export function dayOf(moment: string): string {
  const [month, day, year] = shortDate(moment).split("/");
  return `${year}-${month}-${day}`;
}

/** Whether a day is in a range. An empty end is open. */
export function isWithin(day: string, from: string, to: string): boolean {
  return (from === "" || day >= from) && (to === "" || day <= to);
}
