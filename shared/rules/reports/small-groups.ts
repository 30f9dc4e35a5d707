/** Smaller groups are hidden, so that individuals cannot be identified. */
export const smallestGroup = 11;

/** Whether a group is small but not empty. */
export const isTooFew = (amount: number): boolean =>
  amount > 0 && amount < smallestGroup;

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
  for (const at of bySize) if (isTooFew(sum())) hidden[at] = true;
  return hidden.map((is) => !is);
}
