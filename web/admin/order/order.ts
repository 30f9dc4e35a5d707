type Item = { _id: string; active: boolean };

/** The items in the order that was asked for; what has come since stands at the end. */
export function inOrder<T extends Item>(items: T[], order: string[]): T[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ _id }: T) => places.get(_id) ?? order.length;
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}

export function isMoved(items: Item[], order: string[]): boolean {
  return inOrder(items, order).some(({ _id }, at) => _id !== items[at]?._id);
}

/** Only what is active counts; the others have no number. */
export function numbersOf(items: Item[]): Map<string, number | undefined> {
  let last = 0;
  return new Map(
    items.map(({ _id, active }) => [_id, active ? ++last : undefined]),
  );
}
