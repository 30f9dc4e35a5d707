import type { InputOf, ReplyOf } from "#shared/contract/endpoint.ts";
import type { Contract } from "#shared/contract/index.ts";
import { call, CallFailed } from "./call.ts";

/** No connection, or a server that asks to wait: trying again later may help. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof CallFailed &&
    [0, 429, 502, 503, 504].includes(error.status)
  );
}

/** Nobody answered; a server that did, and asks to wait, is not asked again at once. */
function isOutOfReach(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 0;
}

function connectionOr(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
  });
}

const longestWait = 15_000;

/** Sends until it has arrived; `onWaiting` hears each time that it could not be sent yet. */
export async function deliver<L extends keyof Contract>(
  line: L,
  input: InputOf<Contract[L]>,
  { key, onWaiting }: { key: string; onWaiting: () => void },
): Promise<ReplyOf<Contract[L]>> {
  for (let wait = 1000; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      return await call(line, input, { idempotencyKey: key });
    } catch (error) {
      if (!isPassing(error)) throw error;
      onWaiting();
      await connectionOr(isOutOfReach(error) ? wait : longestWait);
    }
  }
}
