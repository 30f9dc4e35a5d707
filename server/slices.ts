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
  const leftOf = (key: string) => {
    const mine = held.get(key);
    return mine && mine.until > now() ? mine.left : 0;
  };
  return async (key: string): Promise<void> => {
    const left = leftOf(key);
    if (left > 0) {
      held.get(key)!.left = left - 1;
      return;
    }
    const { msBeforeNext } = await limiter.consume(key, slice);
    // Others may have drawn meanwhile: nobody's slice is lost.
    const rest = leftOf(key) + slice - 1;
    if (held.size >= keysHeld && !held.has(key)) held.clear();
    held.set(key, { left: rest, until: now() + msBeforeNext });
  };
}
