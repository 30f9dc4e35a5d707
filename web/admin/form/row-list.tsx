import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { move } from "#shared/rules/quiz/ordering.ts";
import { useWords } from "#web/core/language.tsx";
import { formWords } from "#web/i18n/admin/form.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import styles from "./row-list.module.css";

type Row = { key: number };

/** Returns the rows with some fields of one row changed. */
export function changed<T>(rows: T[], at: number, fields: Partial<T>): T[] {
  return rows.map((row, place) => (place === at ? { ...row, ...fields } : row));
}

let lastKey = 0;

/** Returns a key that is unique on the page. */
export function newRowKey(): number {
  return (lastKey += 1);
}

type Props<T extends Row> = {
  label: string;
  rows: T[];
  /** The name of a row, such as "Question 2". */
  nameOf: (at: number) => string;
  render: (row: T, at: number) => ReactNode;
  addLabel: string;
  limit: number;
  makeRow: () => T;
  onChange: (rows: T[]) => void;
};

/** Rows that can be added, removed and reordered. */
export function RowList<T extends Row>(props: Props<T>): ReactNode {
  const { label, rows, nameOf, render, limit, makeRow, onChange } = props;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNewRow = useFocusNewRow(list);
  function add() {
    focusNewRow();
    onChange([...rows, makeRow()]);
  }
  function remove(at: number) {
    onChange(rows.filter((_row, place) => place !== at));
    addButton.current?.focus();
  }
  return (
    <div className={styles.room}>
      {rows.length > 0 && (
        <ol ref={list} className={styles.list} aria-label={label}>
          {rows.map((row, at) => (
            <li key={row.key}>
              <div
                role="group"
                aria-labelledby={`${id}-${row.key}`}
                className={styles.row}
              >
                <div className={styles.head}>
                  <p id={`${id}-${row.key}`}>{nameOf(at)}</p>
                  <RowButtons
                    name={nameOf(at)}
                    isFirst={at === 0}
                    isLast={at === rows.length - 1}
                    onMove={(by) => onChange(move(rows, at, at + by))}
                    onRemove={() => remove(at)}
                  />
                </div>
                {render(row, at)}
              </div>
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button
          ref={addButton}
          kind="secondary"
          compact
          icon={Plus}
          disabled={rows.length >= limit}
          onClick={add}
        >
          {props.addLabel}
        </Button>
      </div>
    </div>
  );
}

type ButtonsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function RowButtons(props: ButtonsProps) {
  const { name, isFirst, isLast, onMove, onRemove } = props;
  const words = useWords(formWords);
  return (
    <div className={styles.buttons}>
      <IconButton
        icon={ArrowUp}
        label={words.up(name)}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        label={words.down(name)}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      />
      <IconButton
        icon={Trash}
        danger
        label={words.remove(name)}
        onClick={onRemove}
      />
    </div>
  );
}

/** Returns a function to call before adding a row; the next render focuses its first input. */
function useFocusNewRow(list: React.RefObject<HTMLOListElement | null>) {
  const isPending = useRef(false);
  useEffect(() => {
    if (!isPending.current) return;
    isPending.current = false;
    list.current?.lastElementChild
      ?.querySelector<HTMLElement>("input, textarea")
      ?.focus();
  });
  return () => {
    isPending.current = true;
  };
}
