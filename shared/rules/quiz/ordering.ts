/** The concerns at the top of a ranking: they have a number, and alone are shown to others. */
export const topCount = 3;

/** A main concern: the parent's answers to it sum to at least four points. */
export function isMain(score: number): boolean {
  return score >= 4;
}

/** Whether nothing worries a parent much: none of the concerns is a main one. */
export function hasFewWorries(concerns: readonly { count: number }[]): boolean {
  return !concerns.some(({ count }) => isMain(count));
}

/**
 * The ranking offered to a parent: by falling score, so that main concerns come first; ties in the
 * staff's order, and after those whatever it does not name.
 */
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

/** Whether both lists hold the same ids, each as often as the other. */
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

/** A copy with one item moved to another place; a place outside the list moves nothing. */
export function move<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list];
  if (!(from in list) || !(to in list)) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
