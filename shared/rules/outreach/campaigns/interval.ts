const z = 1.959963984540054;

type Share = { share: number; low: number; high: number };

/** How many of all, with its 95 % interval after Wilson. */
export function shareOf(count: number, all: number): Share {
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

/** How much larger the second share is, with its 95 % interval: Newcombe's hybrid of both Wilson intervals. */
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

/** Whether both may well be the same: then nothing is shown to differ. */
export function couldBeChance({ low, high }: Difference): boolean {
  return low <= 0 && high >= 0;
}

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
