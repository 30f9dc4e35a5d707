import { measureOffline } from "#bench/browser/offline.ts";
import { measureOneBar } from "#bench/browser/one-bar.ts";
import { measureSlowLine } from "#bench/browser/slow-line.ts";
import type { Figure } from "#bench/figures.ts";

/** What a browser sees of first visits: on a slow line, on the worst one, and without any. */
export async function measureBrowser(): Promise<Figure[]> {
  return [
    ...(await measureSlowLine()),
    ...(await measureOneBar()),
    ...(await measureOffline()),
  ];
}
