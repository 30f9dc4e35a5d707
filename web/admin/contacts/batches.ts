/**
 * Hands the items on in their order, as many at a time as one call takes, until one call fails; `onDone`
 * hears how many have gone through. Answers whether all of them have.
 */
export async function inBatches<Item>(
  items: Item[],
  size: number,
  send: (some: Item[]) => Promise<boolean>,
  onDone?: (amount: number) => void,
): Promise<boolean> {
  for (let at = 0; at < items.length; at += size) {
    const some = items.slice(at, at + size);
    if (!(await send(some))) return false;
    onDone?.(at + some.length);
  }
  return true;
}
