const hour = 3600;

/** For how long a message that its provider is too busy for is tried again, in seconds. */
export const triedFor = 6 * hour;
/** However old it is by then: it may have waited while the server was down. */
export const fewestTries = 8;
const longestWait = hour / 4;
const jitter = 0.2;

type Refused = {
  /** How often it was handed over. */
  tries: number;
  /** How long ago it was taken on, in seconds. */
  age: number;
  /** The wait after the first try, in seconds. */
  firstWait: number;
  /** What the provider asked for in its Retry-After, in seconds. */
  retryAfter?: number | undefined;
  /** For how long it is tried, in seconds, where that is not six hours. */
  patience?: number | undefined;
  /** From 0 to 1: messages that were refused together do not come back together. */
  random: number;
};

/**
 * How many seconds to wait before a busy provider is asked again: twice as long each time, up to a
 * quarter of an hour, and never less than it asked for. Undefined when the
 * time for it would be over by then and it was tried often enough, or when the wait alone is longer.
 */
export function busyWait({
  tries,
  age,
  firstWait,
  retryAfter = 0,
  patience = triedFor,
  random,
}: Refused): number | undefined {
  const backoff = Math.min(firstWait * 2 ** (tries - 1), longestWait);
  const wait = Math.max(retryAfter, backoff) * (1 + jitter * random);
  const isOver = tries >= fewestTries && age + wait > patience;
  return isOver || wait > patience ? undefined : wait;
}
