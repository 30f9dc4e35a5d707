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
