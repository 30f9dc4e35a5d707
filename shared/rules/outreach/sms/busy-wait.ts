const hour = 3600;

/** How long a message is retried while its provider is busy, in seconds. */
export const triedFor = 6 * hour;
/** Minimum number of attempts, even if the message is older because the server was down. */
export const fewestTries = 8;
const longestWait = hour / 4;
const jitter = 0.2;

type Attempt = {
  /** Number of attempts so far. */
  tries: number;
  /** Seconds since the message was queued. */
  age: number;
  /** Seconds to wait after the first attempt. */
  firstWait: number;
  /** The provider's Retry-After, in seconds. */
  retryAfter?: number | undefined;
  /** How long to retry, in seconds; six hours by default. */
  patience?: number | undefined;
  /** From 0 to 1. Spreads out retries of messages refused together. */
  random: number;
};

/**
 * Seconds until the next attempt with a busy provider. Doubles each time up to 15 minutes, and is never less than
 * the provider's Retry-After. Undefined to give up: after enough attempts, if the time for retries is used up or the
 * wait alone would exceed it.
 */
export function busyWait({
  tries,
  age,
  firstWait,
  retryAfter = 0,
  patience = triedFor,
  random,
}: Attempt): number | undefined {
  const backoff = Math.min(firstWait * 2 ** (tries - 1), longestWait);
  const wait = Math.max(retryAfter, backoff) * (1 + jitter * random);
  const isOver = tries >= fewestTries && age + wait > patience;
  return isOver || wait > patience ? undefined : wait;
}
