/** Texts are listed this many days before their check date. */
export const checkDaysAhead = 30;

const day = 24 * 60 * 60 * 1000;

/** Whether the check date is near or past. Dates look like `2027-01-31`; empty means never. */
export function isDue(checkBy: string, today: string): boolean {
  return daysUntil(checkBy, today) <= checkDaysAhead;
}

/** Whether the check date has passed. */
export function isOverdue(checkBy: string, today: string): boolean {
  return daysUntil(checkBy, today) < 0;
}

function daysUntil(checkBy: string, today: string): number {
  return (Date.parse(checkBy) - Date.parse(today)) / day;
}
