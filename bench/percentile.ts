/** The value below which this share of the values lies; 0 where there are none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** The two columns that tables of waiting show. */
export function percentiles(milliseconds: number[]) {
  const at = (share: number) => percentile(milliseconds, share).toFixed(0);
  return { "p50 ms": at(0.5), "p99 ms": at(0.99) };
}
