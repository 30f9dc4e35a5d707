/**
 * Counts in this process alone, in windows that begin and end for everybody together. Nobody waits for it, and what
 * was counted goes with its window.
 */
export function createWindow(
  most: number,
  milliseconds: number,
  // The machine's wall clock may be set; this one only goes on.
  now: () => number = () => performance.now(),
) {
  let counts = new Map<string, number>();
  let ends = -Infinity;
  /** Takes one; answers the milliseconds until there are more where none was left. */
  return (key: string): number | undefined => {
    const time = now();
    if (time >= ends) {
      counts = new Map();
      ends = time + milliseconds;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > most ? ends - time : undefined;
  };
}
