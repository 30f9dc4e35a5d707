import { tooManyRequests } from "#server/errors.ts";
import type { Counter, Unspent } from "./counter.ts";

/** Into how many parts an allowance is divided: ten instances hold at most 5 % of it, a crash loses 0.5 %. */
const slices = 200;
const keysHeld = 10_000;
const sweepEvery = 60_000;

type Slice = { left: number; until: string | undefined; ends: number };

/**
 * Draws a small part of a shared allowance at a time and spends it here: all instances together
 * never spend more than the whole, and most calls cost no round trip.
 */
export function inSlices(
  counter: Pick<Counter, "points" | "add" | "giveBack">,
  // The machine's wall clock may be set; this one only goes on.
  now: () => number = () => performance.now(),
) {
  const slice = Math.max(1, Math.floor(counter.points / slices));
  const held = new Map<string, Slice>();
  const drawing = new Map<string, Promise<void>>();
  let swept = now();

  function evict() {
    if (held.size >= keysHeld || now() - swept >= sweepEvery) {
      swept = now();
      for (const [key, { ends }] of held) if (ends <= swept) held.delete(key);
    }
    const [oldest] = held.keys();
    if (held.size >= keysHeld && oldest !== undefined) held.delete(oldest);
  }

  async function draw(key: string) {
    const { points, until, milliseconds } = await counter.add(key, slice);
    const left = slice - Math.max(0, points - counter.points);
    if (left <= 0) throw tooManyRequests(Math.ceil(milliseconds / 1000));
    evict();
    held.set(key, { left, until, ends: now() + milliseconds });
  }

  async function spend(key: string): Promise<void> {
    for (;;) {
      const mine = held.get(key);
      if (mine && mine.left > 0 && mine.ends > now()) {
        mine.left -= 1;
        return;
      }
      held.delete(key);
      // All who come meanwhile wait for the one slice: were each to draw its own, it would be spent at once.
      const drawn = drawing.get(key) ?? draw(key);
      drawing.set(key, drawn);
      await drawn.finally(() => drawing.delete(key));
    }
  }

  /** Before stopping: what was drawn and not spent is there again for the others. */
  async function giveBack(): Promise<void> {
    const unspent: Unspent[] = [];
    for (const [key, { left, until, ends }] of held) {
      if (left > 0 && until && ends > now()) unspent.push({ key, left, until });
    }
    held.clear();
    await counter.giveBack(unspent);
  }

  return { spend, giveBack };
}
