import { arrayMove, useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { NumberBadge } from "#web/ui/content/number-badge.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { DragContext } from "./drag-context.tsx";
import { useMoveAnimation } from "./move-animation.ts";
import styles from "./sortable-list.module.css";
import type { SortableListWords } from "./announcements.ts";

interface SortableListProps<T> {
  label: string;
  items: T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  render: (item: T) => ReactNode;
  /** How many rows at the top to highlight. If it is set, all rows are numbered. */
  top?: number;
  onReorder: (items: T[]) => void;
  words: SortableListWords;
}

/** A list to reorder by dragging, by keyboard on the handle, or with buttons. */
export function SortableList<T>(props: SortableListProps<T>) {
  const { label, items, keyOf, nameOf, render, onReorder, words, top } = props;
  const [announcement, setAnnouncement] = useState("");
  const [selected, setSelected] = useState<string>();
  const names = new Map(items.map((item) => [keyOf(item), nameOf(item)]));
  const list = useRef<HTMLOListElement>(null);
  const holdPlaces = useMoveAnimation(list, [...names.keys()].join("\n"));
  const move = (from: number, to: number) =>
    onReorder(arrayMove(items, from, to));

  function moveByButton(from: number, to: number) {
    const name = [...names.values()][from] ?? "";
    holdPlaces();
    move(from, to);
    setAnnouncement(words.moved(name, to + 1, items.length));
  }

  return (
    <DragContext names={names} words={words} onMove={move}>
      {top !== undefined && <p className={styles.note}>{words.topNote}</p>}
      <ol ref={list} className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <SortableRow
            key={keyOf(item)}
            id={keyOf(item)}
            name={nameOf(item)}
            index={index}
            isLast={index === items.length - 1}
            top={top}
            isSelected={keyOf(item) === selected}
            onSelect={() => setSelected(keyOf(item))}
            words={words}
            onMove={(to) => moveByButton(index, to)}
          >
            {render(item)}
          </SortableRow>
        ))}
      </ol>
      <output>
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </output>
    </DragContext>
  );
}

interface SortableRowProps {
  id: string;
  name: string;
  index: number;
  isLast: boolean;
  top: number | undefined;
  isSelected: boolean;
  onSelect: () => void;
  words: SortableListWords;
  onMove: (to: number) => void;
  children: ReactNode;
}

function SortableRow(props: SortableRowProps) {
  const { id, name, top, words, isSelected, onSelect, children } = props;
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
    newIndex,
  } = useSortable({
    id,
    attributes: { roleDescription: words.handleRole },
  });
  return (
    // Selects on click, not on press: the growing row would lose the click.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keyboards reach all buttons
    <li
      ref={setNodeRef}
      id={id}
      className={styles.row}
      data-lifted={isDragging}
      data-top={top !== undefined && newIndex < top}
      data-last-top={newIndex + 1 === top}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-selected={isSelected}
      {...listeners}
      onClick={onSelect}
    >
      <button
        type="button"
        className={styles.handle}
        ref={setActivatorNodeRef}
        {...attributes}
        data-handle
        aria-label={words.handle(name)}
      >
        <Icon of={GripVertical} />
      </button>
      {top !== undefined && (
        <NumberBadge quiet={newIndex >= top}>{newIndex + 1}</NumberBadge>
      )}
      <div className={styles.content}>{children}</div>
      <MoveButtons {...props} />
    </li>
  );
}

/**
 * The buttons that move a row. At the ends of the list they stay focusable and do nothing. Without scripts a form
 * around the list sends the move.
 */
function MoveButtons(props: SortableRowProps) {
  const { id, name, index, isLast, words, onMove } = props;
  const moving = (to: number, isEnd: boolean) => ({
    type: "submit" as const,
    name: "move",
    value: `${id} ${to}`,
    "aria-disabled": isEnd,
    onClick(event: MouseEvent) {
      event.preventDefault();
      if (!isEnd) onMove(to);
    },
  });
  const isFirst = index === 0;
  const toTop = moving(0, isFirst);
  return (
    <>
      {!isFirst && (
        <button
          className={styles.toTop}
          data-print="hide"
          aria-label={words.toTop(name)}
          {...toTop}
          onClick={(event) => {
            focusHandle(event.currentTarget);
            toTop.onClick(event);
          }}
        >
          {words.top}
        </button>
      )}
      <div className={styles.steps} data-print="hide">
        <IconButton
          icon={ArrowUp}
          label={words.up(name)}
          {...moving(index - 1, isFirst)}
        />
        <IconButton
          icon={ArrowDown}
          label={words.down(name)}
          {...moving(index + 1, isLast)}
        />
      </div>
    </>
  );
}

/** Focuses the handle, because the button disappears when the row is first. */
function focusHandle(button: HTMLElement) {
  const row = button.closest("li");
  const handle = row?.querySelector<HTMLElement>("[data-handle]");
  handle?.focus({ preventScroll: true });
}
