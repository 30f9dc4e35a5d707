import type { Database } from "#server/db/connect.ts";
import { findWeeks, rebuildWeek } from "./queries.ts";

type Progress = (week: string, done: number, all: number) => void;

/**
 * Counts everything anew, week by week, and puts right what differed, while visitors go on; answers how
 * many sums that were.
 */
export async function rebuildInsights(
  db: Database,
  onWeek: Progress = () => {},
): Promise<number> {
  const weeks = await findWeeks(db);
  let different = 0;
  for (const [at, week] of weeks.entries()) {
    different += await rebuildWeek(db, week);
    onWeek(week, at + 1, weeks.length);
  }
  return different;
}
