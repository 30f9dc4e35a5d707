const z = 1.959963984540054;

type Share = { share: number; low: number; high: number };

/** A share with its 95 % Wilson interval. */
export function shareWithInterval(count: number, all: number): Share {
  const share = count / all;
  const spread = z ** 2 / all;
  const middle = (share + spread / 2) / (1 + spread);
  const half =
    (z * Math.sqrt((share * (1 - share)) / all + spread / (4 * all))) /
    (1 + spread);
  return {
    share,
    low: count === 0 ? 0 : middle - half,
    high: count === all ? 1 : middle + half,
  };
}

type Difference = { difference: number; low: number; high: number };

/** Second share minus first share, with Newcombe's 95 % hybrid interval. */
export function differenceOf(first: Share, second: Share): Difference {
  const difference = second.share - first.share;
  return {
    difference,
    low:
      difference -
      Math.hypot(second.share - second.low, first.high - first.share),
    high:
      difference +
      Math.hypot(second.high - second.share, first.share - first.low),
  };
}

/** Whether the difference could be chance, because its interval includes zero. */
export function couldBeChance({ low, high }: Difference): boolean {
  return low <= 0 && high >= 0;
}

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
