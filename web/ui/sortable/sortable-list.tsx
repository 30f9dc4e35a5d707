import { arrayMove } from "@dnd-kit/sortable";
import { type ReactNode, useRef, useState } from "react";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { DragRoom } from "./drag-room.tsx";
import { useMoveAnimation } from "./move-animation.ts";
import styles from "./sortable-list.module.css";
import { SortableRow } from "./sortable-row.tsx";
import type { SortableListWords } from "./words.ts";

interface SortableListProps<T> {
  label: string;
  items: T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  render: (item: T) => ReactNode;
  /** Rows are numbered, and so many first places stand out. */
  top?: number;
  onReorder: (items: T[]) => void;
  words: SortableListWords;
}

/** Puts things in order: by the handle with mouse, finger or keyboard, or with the two buttons. */
export function SortableList<T>(props: SortableListProps<T>) {
  const { label, items, keyOf, nameOf, render, onReorder, words, top } = props;
  const [said, setSaid] = useState("");
  const names = new Map(items.map((item) => [keyOf(item), nameOf(item)]));
  const list = useRef<HTMLOListElement>(null);
  const holdPlaces = useMoveAnimation(list, [...names.keys()].join("\n"));
  const move = (from: number, to: number) =>
    onReorder(arrayMove(items, from, to));

  function moveByButton(from: number, to: number) {
    const name = [...names.values()][from] ?? "";
    holdPlaces();
    move(from, to);
    setSaid(words.moved(name, to + 1, items.length));
  }

  return (
    <DragRoom names={names} words={words} onMove={move}>
      <ol ref={list} className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <SortableRow
            key={keyOf(item)}
            id={keyOf(item)}
            name={nameOf(item)}
            index={index}
            isLast={index === items.length - 1}
            top={top}
            words={words}
            onMove={(to) => moveByButton(index, to)}
          >
            {render(item)}
          </SortableRow>
        ))}
      </ol>
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </DragRoom>
  );
}
