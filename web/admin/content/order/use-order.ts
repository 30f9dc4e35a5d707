import { useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import { move } from "#shared/rules/quiz/ordering.ts";

type Item = { _id: string; active: boolean };

/** The order on screen. Unsaved moves survive a reload of the list. */
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
    /** Marks the order as saved before the items are reloaded. */
    markSaved: () => setSaved(order),
    /** Called after the reload. Keeps moves made in the meantime. */
    settle: () => setOrder((current) => (current === order ? [] : current)),
  };
}

/** Sorts the items by `order`; items not in it go last. */
export function inOrder<T extends Item>(items: T[], order: string[]): T[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ _id }: T) => places.get(_id) ?? order.length;
  return [...items].sort((one, another) => placeOf(one) - placeOf(another));
}

export function isMoved(items: Item[], order: string[]): boolean {
  return inOrder(items, order).some(({ _id }, at) => _id !== items[at]?._id);
}

/** Numbers the active items; inactive ones have no number. */
export function numbersOf(items: Item[]): Map<string, number | undefined> {
  let last = 0;
  return new Map(
    items.map(({ _id, active }) => [_id, active ? ++last : undefined]),
  );
}

/** Toggles optimistically; reloads the list if saving fails. */
export function useToggleActive<T extends Item>(
  items: T[],
  save: (item: T) => Promise<{ ok: boolean }>,
) {
  const [pending, setPending] = useState<Record<string, boolean>>({});
  const { revalidate } = useRevalidator();

  async function toggle(id: string, isActive: boolean) {
    const item = items.find(({ _id }) => _id === id);
    if (!item || id in pending) return;
    setPending((before) => ({ ...before, [id]: isActive }));
    const { ok } = await save(item);
    if (!ok) await revalidate();
    setPending(({ [id]: _saved, ...rest }) => rest);
  }

  const toggled = items.map((item) => {
    const active = pending[item._id] ?? item.active;
    return active === item.active ? item : { ...item, active };
  });
  return { toggled, toggle };
}
