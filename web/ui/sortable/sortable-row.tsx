import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ArrowUpToLine from "lucide-react/icons/arrow-up-to-line";
import GripVertical from "lucide-react/icons/grip-vertical";
import type { MouseEvent, ReactNode } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { NumberBadge } from "#web/ui/content/number-badge.tsx";
import styles from "./sortable-list.module.css";
import type { SortableListWords } from "./words.ts";

interface SortableRowProps {
  id: string;
  name: string;
  index: number;
  isLast: boolean;
  top: number | undefined;
  words: SortableListWords;
  onMove: (to: number) => void;
  children: ReactNode;
}

export function SortableRow(props: SortableRowProps) {
  const { id, name, top, words, children } = props;
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
    <li
      ref={setNodeRef}
      id={id}
      className={styles.row}
      data-lifted={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        className={styles.handle}
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
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

/** At the ends they stay in place and in focus, and do nothing. Without scripts a form around them sends where to. */
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
  return (
    <div className={styles.buttons} data-print="hide">
      <IconButton
        icon={ArrowUpToLine}
        label={words.toTop(name)}
        {...moving(0, isFirst)}
      />
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
  );
}
