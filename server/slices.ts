import type { RateLimiterPostgres } from "rate-limiter-flexible";

const slices = 10;
const keysHeld = 10_000;

/**
 * Draws a tenth of a shared allowance at a time and spends it here: all instances together never
 * spend more than the whole, and most calls cost no round trip.
 */
export function inSlices(
  limiter: Pick<RateLimiterPostgres, "points" | "consume">,
  now = Date.now,
) {
  const slice = Math.max(1, Math.floor(limiter.points / slices));
  const held = new Map<string, { left: number; until: number }>();
  const drawing = new Map<string, Promise<void>>();

  async function draw(key: string) {
    const { msBeforeNext } = await limiter.consume(key, slice);
    if (held.size >= keysHeld) held.clear();
    held.set(key, { left: slice, until: now() + msBeforeNext });
  }

  return async (key: string): Promise<void> => {
    for (;;) {
      const mine = held.get(key);
      if (mine && mine.left > 0 && mine.until > now()) {
        mine.left -= 1;
        return;
      }
      // All who come meanwhile wait for the one slice: were each to draw its own, it would be spent at once.
      const drawn = drawing.get(key) ?? draw(key);
      drawing.set(key, drawn);
      await drawn.finally(() => drawing.delete(key));
    }
  };
}
