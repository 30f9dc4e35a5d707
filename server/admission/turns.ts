import { performance } from "node:perf_hooks";

/** Milliseconds after which whoever has arrived meanwhile is looked at. */
const moment = 20;

export type Turns = ReturnType<typeof createTurns>;

/**
 * Lets work begin in the order in which it came, and no more in one turn of the event loop than fits into a
 * moment: whoever asks only whether the process lives is answered between two turns.
 */
export function createTurns(now: () => number = () => performance.now()) {
  const { nodeTiming } = performance;
  const waiting: (() => void)[] = [];
  let turn = -1;
  let began = 0;

  // One callback for each, so that what one begins goes on before the next is looked at.
  function next() {
    const { loopCount } = nodeTiming.uvMetricsInfo;
    if (loopCount !== turn) {
      turn = loopCount;
      began = now();
    }
    if (now() - began > moment) setImmediate(next);
    else waiting.shift()?.();
  }

  return {
    waiting: () => waiting.length,
    take(begin: () => void) {
      waiting.push(begin);
      setImmediate(next);
    },
  };
}
