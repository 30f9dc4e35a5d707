/** The same items, as many at a time as one call takes. */
export function batches<T>(items: T[], size: number): T[][] {
  const amount = Math.ceil(items.length / size);
  return Array.from({ length: amount }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
