import {
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useWords } from "#web/core/language.tsx";
import { orderWords } from "#web/i18n/admin/order.ts";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { DragRoom } from "#web/ui/sortable/drag-room.tsx";
import { useMoveAnimation } from "#web/ui/sortable/move-animation.ts";
import { numbersOf } from "./use-order.ts";
import styles from "./ordered-list.module.css";
import { PlaceModal } from "./place-modal.tsx";
import { type Entry, type Item, OrderedRow } from "./ordered-row.tsx";

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

/** Everything there is, in its order: moved by the handle with mouse, finger or keyboard, by buttons, or to a place. */
export function OrderedList<T extends Item>(props: Props<T>): ReactNode {
  const { label, items, shown, nameOf, entryOf, news, onMove } = props;
  const words = useWords(orderWords);
  const ids = items.map(({ _id }) => _id);
  const numbers = numbersOf(items);
  const names = new Map(items.map((item) => [item._id, nameOf(item)]));
  const nameOfId = (id = "") => names.get(id) ?? "";
  const { list, said, moveBy, moveTo } = useMoving(ids, nameOfId, onMove);
  const toggle = useLatest(props.onToggle);
  const [placed, setPlaced] = useState<string>();
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
            isLast={item._id === ids[ids.length - 1]}
            mayMove={shown.length === items.length}
            onMove={moveBy}
            onPlace={setPlaced}
            onToggle={toggle}
          />
        ))}
      </ol>
      {placed !== undefined && (
        <PlaceModal
          name={nameOfId(placed)}
          place={ids.indexOf(placed) + 1}
          total={ids.length}
          nameBefore={(place) =>
            nameOfId(ids.filter((id) => id !== placed)[place - 2])
          }
          onPlace={(place) => {
            setPlaced(undefined);
            moveTo(placed, place);
          }}
          onClose={() => setPlaced(undefined)}
        />
      )}
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </DragRoom>
  );
}

type Move = (from: number, to: number) => void;

/** Moves without dragging: by one step the row glides; it stays in sight, and its new place is said. */
function useMoving(
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
function useLatest<Given extends unknown[]>(action: (...given: Given) => void) {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
