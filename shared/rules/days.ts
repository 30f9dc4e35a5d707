/** A calendar day such as `2026-11-22`. */
export type Day = string;

/** Whether this is a day of the calendar, such as `2028-02-29`. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return (
    /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().startsWith(text)
  );
}

export function dayAfter(day: Day): Day {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** Whether a day has not begun anywhere. Tomorrow does not count, because clocks and time zones differ. */
export const isFutureDay = (day: Day, today: Day): boolean =>
  day > dayAfter(today);
