import { useCallback, useEffect, useRef, useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { orderWords } from "#web/i18n/admin/order.ts";
import { useMoveAnimation } from "#web/ui/sortable/move-animation.ts";

type Move = (from: number, to: number) => void;

/** Moves without dragging: by one step the row glides; it stays in sight, and its new place is said. */
export function useMoving(
  ids: string[],
  nameOf: (id: string) => string,
  onMove: Move,
) {
  const { sortable } = useWords(orderWords);
  const list = useRef<HTMLOListElement>(null);
  const order = ids.join("\n");
  const holdPlaces = useMoveAnimation(list, order);
  const [moved, setMoved] = useState({ id: "", said: "" });
  const moveTo = (id: string, place: number) => {
    const said = sortable.moved(nameOf(id), place, ids.length);
    onMove(ids.indexOf(id), place - 1);
    setMoved({ id, said });
  };
  // A row that glides across the whole list would be out of sight before it arrives.
  const moveBy = useLatest((id: string, by: -1 | 1) => {
    holdPlaces();
    moveTo(id, ids.indexOf(id) + 1 + by);
  });
  useEffect(() => {
    document.getElementById(moved.id)?.scrollIntoView({ block: "nearest" });
  }, [moved]);
  return { list, said: moved.said, moveBy, moveTo };
}

/** Always the same function, doing what the latest one does. */
export function useLatest<Given extends unknown[]>(
  action: (...given: Given) => void,
) {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
