/** The number of top concerns. They are numbered, and only they are shared. */
export const topCount = 3;

/** A main concern has a score of at least four points. */
export function isMain(score: number): boolean {
  return score >= 4;
}

/** Whether no concern is a main one. */
export function hasFewWorries(concerns: readonly { count: number }[]): boolean {
  return !concerns.some(({ count }) => isMain(count));
}

/** The proposed ranking, by descending score. Ties are in the staff's order, and unlisted concerns come last. */
export function proposeOrder<T extends { _id: string; score: number }>(
  scored: readonly T[],
  staffOrder: readonly string[],
): T[] {
  const places = new Map(staffOrder.map((_id, place) => [_id, place]));
  const placeOf = ({ _id }: T) => places.get(_id) ?? staffOrder.length;
  return [...scored].sort(
    (one, other) => other.score - one.score || placeOf(one) - placeOf(other),
  );
}

export function isPermutation(
  a: readonly string[],
  b: readonly string[],
): boolean {
  const sorted = [...b].sort();
  return (
    a.length === b.length &&
    [...a].sort().every((_id, place) => _id === sorted[place])
  );
}

/** Returns a copy with one item moved; unchanged if a position is outside the list. */
export function move<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list];
  if (!(from in list) || !(to in list)) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
