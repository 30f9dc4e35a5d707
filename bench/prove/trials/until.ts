import { setTimeout as wait } from "node:timers/promises";

const mostWait = 600_000;

/** Waits until it is so; `what` is said when it never is. */
export async function until(what: string, isSo: () => boolean) {
  const end = performance.now() + mostWait;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await wait(50);
  }
}
