import { type ReactNode, useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { orderWords } from "#web/i18n/admin/order.ts";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { DragRoom } from "#web/ui/sortable/drag-room.tsx";
import { numbersOf } from "./order.ts";
import styles from "./ordered-list.module.css";
import { PlaceModal } from "./place-modal.tsx";
import { type Entry, type Item, OrderedRow } from "./row/ordered-row.tsx";
import { useLatest, useMoving } from "./use-moving.ts";

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
