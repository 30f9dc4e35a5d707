import { createPause } from "./pause.ts";

/** How many may wait here before one more of a kind is turned away. */
export const room = { newcomers: 32, events: 32, calls: 128 };

export type Kind = keyof typeof room;

const remembered = 10 * 60_000;

export type Admission = ReturnType<typeof createAdmission>;

/** Decides who is answered when more come than this instance carries: who has begun, before who has not. */
export function createAdmission(
  waiting: () => number,
  now: () => number = () => performance.now(),
) {
  const turnedAway: Record<Kind, number> = {
    newcomers: 0,
    events: 0,
    calls: 0,
  };
  let lastFull = -Infinity;
  return {
    waiting,
    /** How many of each kind, since the start. */
    turnedAway,
    pause: createPause(now),
    isFull: () => waiting() > room.newcomers,
    /** Whether it is full, or anybody was turned away in the last ten minutes. */
    isCrowded: () =>
      waiting() > room.newcomers || now() - lastFull < remembered,
    admits(kind: Kind): boolean {
      if (waiting() <= room[kind]) return true;
      turnedAway[kind] += 1;
      lastFull = now();
      return false;
    },
  };
}
