const z = 1.959963984540054;

export type Share = { share: number; low: number; high: number };

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
