import { useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import { move } from "#shared/rules/quiz/ordering.ts";

type Item = { _id: string; active: boolean };

/** The order on screen; what is moved stays moved through every reload until it is saved. */
export function useOrder<T extends Item>(items: T[]) {
  const [order, setOrder] = useState<string[]>([]);
  const [saved, setSaved] = useState<string[]>();
  const ordered = useMemo(() => inOrder(items, order), [items, order]);
  const ids = ordered.map(({ _id }) => _id);
  return {
    ordered,
    ids,
    isMoved: order !== saved && isMoved(items, order),
    move: (from: number, to: number) => setOrder(move(ids, from, to)),
    /** The order is kept, though the items still are in the one before. */
    markSaved: () => setSaved(order),
    /** The items are as they were saved; what was moved meanwhile stays moved. */
    settle: () => setOrder((now) => (now === order ? [] : now)),
  };
}

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

/** Switches at once; goes back to what the server knows if it could not be saved. */
export function useToggleActive<T extends Item>(
  items: T[],
  save: (item: T) => Promise<{ ok: boolean }>,
) {
  const [asked, setAsked] = useState<Record<string, boolean>>({});
  const { revalidate } = useRevalidator();

  async function toggle(id: string, isActive: boolean) {
    const item = items.find(({ _id }) => _id === id);
    if (!item || id in asked) return;
    setAsked((before) => ({ ...before, [id]: isActive }));
    const { ok } = await save(item);
    if (!ok) await revalidate();
    setAsked(({ [id]: _saved, ...others }) => others);
  }

  const toggled = items.map((item) => {
    const active = asked[item._id] ?? item.active;
    return active === item.active ? item : { ...item, active };
  });
  return { toggled, toggle };
}
