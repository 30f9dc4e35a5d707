import { useMemo, useState } from "react";
import { move } from "#shared/rules/ordering.ts";
import { inOrder, isMoved } from "./order.ts";

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
