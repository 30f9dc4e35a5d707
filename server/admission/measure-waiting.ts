import { performance } from "node:perf_hooks";
import type pg from "pg";
import type { Turns } from "./turns.ts";

const every = 20;
const weightOfLatest = 0.2;

/**
 * How many wait for this instance: requests that had arrived each time the event loop looked for
 * some, over the last tenth of a second, and callers who wait for their turn or for a connection to the database.
 */
export function measureWaiting(
  pool: Pick<pg.Pool, "waitingCount">,
  turns: Pick<Turns, "waiting">,
) {
  const { nodeTiming } = performance;
  let before = nodeTiming.uvMetricsInfo;
  let arrived = 0;
  const timer = setInterval(() => {
    const { loopCount, eventsWaiting } = nodeTiming.uvMetricsInfo;
    const turns = Math.max(1, loopCount - before.loopCount);
    const latest = (eventsWaiting - before.eventsWaiting) / turns;
    arrived += (latest - arrived) * weightOfLatest;
    before = { ...before, loopCount, eventsWaiting };
  }, every).unref();
  return {
    waiting: () => arrived + turns.waiting() + pool.waitingCount,
    stop: () => clearInterval(timer),
  };
}
