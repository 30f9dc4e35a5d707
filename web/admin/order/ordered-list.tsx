import {
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useWords } from "#web/core/language.tsx";
import { orderWords } from "#web/i18n/order.ts";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { DragRoom } from "#web/ui/sortable/drag-room.tsx";
import { useGlide } from "#web/ui/sortable/glide.ts";
import { numbersOf } from "./order.ts";
import styles from "./ordered-list.module.css";
import { type Entry, type Item, OrderedRow } from "./row/ordered-row.tsx";

type Props<T extends Item> = {
  label: string;
  /** All items in their order, and of these the ones to be seen. */
  items: T[];
  shown: T[];
  nameOf: (item: T) => string;
  entryOf: (item: T) => Entry;
  /** The one that was just saved. */
  news: string;
  onMove: (from: number, to: number) => void;
  onToggle: (id: string, isActive: boolean) => void;
};

/** Everything there is, in its order: moved by the handle with mouse, finger or keyboard, or by buttons. */
export function OrderedList<T extends Item>(props: Props<T>): ReactNode {
  const { label, items, shown, nameOf, entryOf, news, onMove } = props;
  const words = useWords(orderWords);
  const ids = items.map(({ _id }) => _id);
  const numbers = numbersOf(items);
  const names = new Map(shown.map((item) => [item._id, nameOf(item)]));
  const { list, said, moveBy } = useMoving(ids, names, onMove);
  const toggle = useLatest(props.onToggle);
  return (
    <DragRoom names={names} words={words.sortable} onMove={onMove}>
      <ol ref={list} className={styles.list} aria-label={label}>
        {shown.map((item) => (
          <OrderedRow
            key={item._id}
            item={item}
            name={nameOf(item)}
            entryOf={entryOf}
            number={numbers.get(item._id)}
            isNews={item._id === news}
            isFirst={item._id === ids[0]}
            isLast={item._id === ids.at(-1)}
            mayMove={shown.length === items.length}
            onMove={moveBy}
            onToggle={toggle}
          />
        ))}
      </ol>
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </DragRoom>
  );
}

/** Moves by the buttons: the row glides, stays in sight, and its new place is said. */
function useMoving(
  ids: string[],
  names: Map<string, string>,
  onMove: (from: number, to: number) => void,
) {
  const { sortable } = useWords(orderWords);
  const list = useRef<HTMLOListElement>(null);
  const order = ids.join("\n");
  const holdPlaces = useGlide(list, order);
  const [moved, setMoved] = useState({ id: "", said: "" });
  const moveBy = useLatest((id: string, by: -1 | 1) => {
    const from = ids.indexOf(id);
    const place = from + by + 1;
    const said = sortable.moved(names.get(id) ?? "", place, ids.length);
    holdPlaces();
    onMove(from, from + by);
    setMoved({ id, said });
  });
  useEffect(() => {
    document.getElementById(moved.id)?.scrollIntoView({ block: "nearest" });
  }, [moved]);
  return { list, said: moved.said, moveBy };
}

/** Always the same function, doing what the latest one does. */
function useLatest<Given extends unknown[]>(action: (...given: Given) => void) {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
