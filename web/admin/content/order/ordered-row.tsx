import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { LucideIcon } from "lucide-react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import ListOrdered from "lucide-react/icons/list-ordered";
import Pencil from "lucide-react/icons/pencil";
import { type ComponentType, memo } from "react";
import { href } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { orderWords } from "#web/i18n/admin/content/order.words.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { RouteLink } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { Switch } from "#web/ui/choices/switch.tsx";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
import styles from "./order.module.css";

export type Item = { _id: string; active: boolean };

type ListName = "concerns" | "questions";

export type RowOptions = {
  list: ListName;
  /** A link to another screen of the same item. */
  MoreLink?: ComponentType<{ id: string; name: string }> | undefined;
};

type Props = RowOptions & {
  item: Item;
  name: string;
  details: string;
  hasDraft: boolean;
  number: number | undefined;
  isNew: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** False while a search hides items, because moving would be ambiguous. */
  mayMove: boolean;
  onMove: (id: string, by: -1 | 1) => void;
  /** Opens the dialog for a position. */
  onPlace: (id: string) => void;
  onToggle: (id: string, isActive: boolean) => void;
};

/** A drag re-renders every row at each move, so the row's content is memoized. */
export function OrderedRow(props: Props) {
  const { item, name, isNew, mayMove } = props;
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
      data-news={isNew}
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

const RowContent = memo(function Content(props: Props) {
  const { list, item, name, details, hasDraft, number, MoreLink, onToggle } =
    props;
  const words = useWords(orderWords);
  const to = href(`/dashboard/${list}/edit/:id`, { id: item._id });
  return (
    <>
      <span className={styles.number}>{number ?? "-"}</span>
      <div className={styles.text}>
        <Link to={to}>{name}</Link>
        <div className={styles.details}>
          {hasDraft && <span className={styles.draft}>{words.draft}</span>}
          {details}
        </div>
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
          {MoreLink && <MoreLink id={item._id} name={name} />}
          <RowLink
            to={to}
            icon={Pencil}
            tip={words.edit}
            label={words.editOf(name)}
          />
          <MoveButtons {...props} />
        </span>
      </div>
    </>
  );
});

type LinkProps = { to: string; icon: LucideIcon; tip: string; label: string };

/** An icon link at the end of a row. */
export function RowLink({ to, icon, tip, label }: LinkProps) {
  return (
    <Tooltip text={tip}>
      <RouteLink to={to} className={styles.link} aria-label={label}>
        <Icon of={icon} />
      </RouteLink>
    </Tooltip>
  );
}

/** The arrow buttons. At the ends of the list they keep their place and focus but do nothing. */
function MoveButtons(props: Props) {
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
