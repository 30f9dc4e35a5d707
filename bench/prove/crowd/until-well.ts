import { setTimeout as wait } from "node:timers/promises";

const mostToRecover = 30_000;

/** Milliseconds until a newcomer is let in at once and nothing says that it is full. */
export async function untilWell(urls: string[]): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < mostToRecover) {
    const asked = performance.now();
    const pages = await Promise.all(urls.map((url) => fetch(`${url}/quiz`)));
    const isQuick = performance.now() - asked < 100;
    const states = await Promise.all(
      urls.map(async (url) => (await fetch(`${url}/readyz`)).json()),
    );
    const isFull = states.some((state) => (state as { full: boolean }).full);
    if (pages.every(({ ok }) => ok) && isQuick && !isFull)
      return performance.now() - began;
    await wait(50);
  }
  return Infinity;
}
