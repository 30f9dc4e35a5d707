import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import ListOrdered from "lucide-react/icons/list-ordered";
import { memo, type ReactNode } from "react";
import { useWords } from "#web/core/language.tsx";
import { orderWords } from "#web/i18n/admin/order.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { Switch } from "#web/ui/choices/switch.tsx";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
import styles from "./ordered-row.module.css";

export type Item = { _id: string; active: boolean };

/** What stands in a row beside its name: where it is edited, what else is known, where else to go. */
export type Entry = { to: string; details: ReactNode; links: ReactNode };

type Props<T extends Item> = {
  item: T;
  name: string;
  entryOf: (item: T) => Entry;
  number: number | undefined;
  isNews: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** False while a search shows only some: between them there is no order to change. */
  mayMove: boolean;
  onMove: (id: string, by: -1 | 1) => void;
  /** Asks for the place that it should go to. */
  onPlace: (id: string) => void;
  onToggle: (id: string, isActive: boolean) => void;
};

/** Dragging tells every row of every move; what stands in them is drawn only when it changes. */
export function OrderedRow<T extends Item>(props: Props<T>) {
  const { item, name, isNews, mayMove } = props;
  const words = useWords(orderWords);
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id: item._id,
    disabled: !mayMove,
    attributes: { roleDescription: words.sortable.handleRole },
  });
  return (
    <li
      id={item._id}
      ref={setNodeRef}
      className={styles.row}
      data-lifted={isDragging}
      data-dimmed={!item.active}
      data-news={isNews}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Tooltip text={words.drag}>
        <button
          type="button"
          className={styles.handle}
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={words.sortable.handle(name)}
        >
          <Icon of={GripVertical} />
        </button>
      </Tooltip>
      <RowContent {...props} />
    </li>
  );
}

const RowContent = memo(Content) as typeof Content;

function Content<T extends Item>(props: Props<T>) {
  const { item, name, entryOf, number, onToggle } = props;
  const words = useWords(orderWords);
  const { to, details, links } = entryOf(item);
  return (
    <>
      <span className={styles.number}>{number ?? "-"}</span>
      <div className={styles.text}>
        <Link to={to}>{name}</Link>
        <div className={styles.details}>{details}</div>
      </div>
      <div className={styles.controls}>
        <Tooltip text={item.active ? words.deactivate : words.activate}>
          <Switch
            label={words.activeOf(name)}
            hideLabel
            onWord={words.active}
            offWord={words.inactive}
            checked={item.active}
            onChange={(isOn) => onToggle(item._id, isOn)}
          />
        </Tooltip>
        <span className={styles.buttons}>
          {links}
          <MoveButtons {...props} />
        </span>
      </div>
    </>
  );
}

/** At the ends the arrows stay in place and in focus, and do nothing. */
function MoveButtons<T extends Item>(props: Props<T>) {
  const { item, name, isFirst, isLast, mayMove, onMove, onPlace } = props;
  const words = useWords(orderWords);
  const canRise = mayMove && !isFirst;
  const canSink = mayMove && !isLast;
  return (
    <>
      <Tooltip text={words.toPlace}>
        <IconButton
          icon={ListOrdered}
          label={words.toPlaceOf(name)}
          onClick={() => onPlace(item._id)}
        />
      </Tooltip>
      <Tooltip text={words.up}>
        <IconButton
          icon={ArrowUp}
          label={words.sortable.up(name)}
          aria-disabled={!canRise}
          onClick={() => canRise && onMove(item._id, -1)}
        />
      </Tooltip>
      <Tooltip text={words.down}>
        <IconButton
          icon={ArrowDown}
          label={words.sortable.down(name)}
          aria-disabled={!canSink}
          onClick={() => canSink && onMove(item._id, 1)}
        />
      </Tooltip>
    </>
  );
}
