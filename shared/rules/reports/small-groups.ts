/** Smaller groups are hidden, so that individuals cannot be identified. */
export const smallestGroup = 11;

/**
 * Whether each group may be shown. Hides small groups. If a hidden group could be calculated from the total, hides
 * another one as well.
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
