/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   laid out as cards, a table loses its meaning in Safari unless its roles are said */
import type { ReactNode } from "react";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./table.module.css";

export interface Column<T> {
  key: string;
  head: string;
  /** Stands in the head instead of the words, which then are only spoken. */
  headControl?: ReactNode;
  cell: (row: T, index: number) => ReactNode;
  align?: "start" | "end";
  /** Names the row: its cells are row headers. */
  isName?: boolean;
  /** A column of controls is as narrow as they are and has no label on a phone. */
  isControl?: boolean;
}

interface TableProps<T> {
  caption: string;
  showCaption?: boolean;
  columns: Column<T>[];
  rows: T[];
  keyOf: (row: T) => string;
  isDimmed?: (row: T) => boolean;
  /** Stands in place of rows when there are none. */
  empty?: ReactNode;
}

/** A dense table whose head stays in sight; in a narrow place every row becomes a card. */
export function Table<T>(props: TableProps<T>) {
  const { caption, showCaption = false, columns, rows, keyOf } = props;
  if (rows.length === 0 && props.empty) return props.empty;
  return (
    <div className={styles.room}>
      <table className={styles.table} role="table">
        <caption className={styles.caption}>
          {showCaption ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr
              key={keyOf(row)}
              role="row"
              className={styles.row}
              data-dimmed={props.isDimmed?.(row) ?? false}
            >
              {columns.map((column) => (
                <BodyCell key={column.key} column={column}>
                  {column.cell(row, index)}
                </BodyCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell<T>({ column }: { column: Column<T> }) {
  const { head, headControl, align, isControl } = column;
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={align}
      data-control={isControl}
    >
      {headControl ? <VisuallyHidden>{head}</VisuallyHidden> : head}
      {headControl}
    </th>
  );
}

interface BodyCellProps<T> {
  column: Column<T>;
  children: ReactNode;
}

function BodyCell<T>({ column, children }: BodyCellProps<T>) {
  const { head, align, isName, isControl } = column;
  const Cell = isName ? "th" : "td";
  return (
    <Cell
      role={isName ? "rowheader" : "cell"}
      scope={isName ? "row" : undefined}
      className={styles.cell}
      data-align={align}
      data-control={isControl}
    >
      <span className={styles.label} aria-hidden="true">
        {head}
      </span>
      <div className={styles.value}>{children}</div>
    </Cell>
  );
}
