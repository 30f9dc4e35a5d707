/** Of fewer people nothing is shown: somebody might be recognized. */
export const smallestGroup = 11;

/**
 * Which groups of one division may be shown: none that is small, nor so many that a small one could
 * be told from what is missing in the sum.
 */
export function areShown(sizes: number[]): boolean[] {
  const hidden = sizes.map((size) => size < smallestGroup);
  const sum = () =>
    sizes.reduce((total, size, at) => total + (hidden[at] ? size : 0), 0);
  const bySize = [...sizes.keys()].sort(
    (a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0),
  );
  for (const at of bySize)
    if (sum() > 0 && sum() < smallestGroup) hidden[at] = true;
  return hidden.map((is) => !is);
}
