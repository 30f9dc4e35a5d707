/** How many days before its date a text is listed. */
export const checkDaysAhead = 30;

const day = 24 * 60 * 60 * 1000;

/** Whether a text is to be checked soon or late; dates as `2027-01-31`, empty for never. */
export function isDue(checkBy: string, today: string): boolean {
  return daysUntil(checkBy, today) <= checkDaysAhead;
}

/** Whether the day until which a text was to be checked has passed. */
export function isOverdue(checkBy: string, today: string): boolean {
  return daysUntil(checkBy, today) < 0;
}

function daysUntil(checkBy: string, today: string): number {
  return (Date.parse(checkBy) - Date.parse(today)) / day;
}
