import { idleSeconds } from "#shared/rules/site/kiosk.ts";

/** Whether a family uses the tablet, the seconds until it is wiped, or that this time is over. */
export type Idleness = "active" | "over" | { secondsLeft: number };

const { ask, wipe } = idleSeconds;

/**
 * Compares clock times instead of counting, because timers stop while a tablet sleeps. A last touch in the future
 * means that the clock was corrected.
 */
export function idlenessAt(now: number, lastTouch: number): Idleness {
  const seconds = (now - lastTouch) / 1000;
  if (seconds < ask) return "active";
  const left = ask + wipe - seconds;
  return left > 0 ? { secondsLeft: Math.ceil(left) } : "over";
}
