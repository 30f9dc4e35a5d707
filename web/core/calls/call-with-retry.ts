import type { InputOf, ReplyOf } from "#shared/contract/endpoint.ts";
import type { Contract } from "#shared/contract/index.ts";
import { call, CallFailed } from "./call.ts";

const longestWait = 15_000;
const longestAsked = 60_000;

/** Whether trying again later may help: there is no connection, or the server asks to wait. */
export function isTransient(error: unknown): boolean {
  return (
    error instanceof CallFailed &&
    [0, 429, 502, 503, 504].includes(error.status)
  );
}

/** The pause in milliseconds that the server asked for; undefined if it named none. */
function askedPause(error: unknown): number | undefined {
  if (!(error instanceof CallFailed)) return undefined;
  const seconds = error.reasons[0]?.values?.["seconds"];
  return typeof seconds === "number" ? seconds * 1000 : undefined;
}

/**
 * Milliseconds until the next try. Short if there was no reply; otherwise the pause that the server asked for, or a
 * longer default.
 */
function pauseAfter(error: unknown, soon: number): number {
  if (error instanceof CallFailed && error.status === 0) return soon;
  return Math.min(askedPause(error) ?? longestWait, longestAsked);
}

function connectionOr(
  milliseconds: number,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
    signal?.addEventListener("abort", done);
  });
}

type Retry = { key: string; onWaiting: () => void; signal: AbortSignal };

/** Tries until the call has arrived. Calls `onWaiting` after each failed try. Throws once `signal` is aborted. */
export async function callWithRetry<L extends keyof Contract>(
  line: L,
  input: InputOf<Contract[L]>,
  { key, onWaiting, signal }: Retry,
): Promise<ReplyOf<Contract[L]>> {
  for (let wait = 1000; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      return await call(line, input, { idempotencyKey: key, signal });
    } catch (error) {
      if (!isTransient(error) || signal.aborted) throw error;
      onWaiting();
      await connectionOr(pauseAfter(error, wait), signal);
      if (signal.aborted) throw error;
    }
  }
}

/** Makes a call that reads. If the server is full, tries again after the pause it names, for up to 15 seconds. */
export async function callWhenNotBusy<L extends keyof Contract>(
  line: L,
  input: InputOf<Contract[L]>,
): Promise<ReplyOf<Contract[L]>> {
  for (let left = longestWait; ;) {
    try {
      return await call(line, input);
    } catch (error) {
      const pause = askedPause(error);
      if (pause === undefined || pause > left) throw error;
      left -= pause;
      await connectionOr(pause);
    }
  }
}
