/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   laid out as cards, a table loses its meaning in Safari unless its roles are said */
import type { ReactNode } from "react";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./table.module.css";

export interface Column<T> {
  key: string;
  head: string;
  cell: (row: T, index: number) => ReactNode;
  align?: "start" | "end";
  /** Names the row: its cells are row headers. */
  isName?: boolean;
  /** A column of controls is as narrow as they are and has no label on a phone. */
  isControl?: boolean;
}

interface TableProps<T> {
  caption: string;
  columns: Column<T>[];
  rows: T[];
  keyOf: (row: T) => string;
}

/** A dense table whose head stays in sight; in a narrow place every row becomes a card. */
export function Table<T>(props: TableProps<T>) {
  const { caption, columns, rows, keyOf } = props;
  return (
    <div className={styles.room}>
      <table className={styles.table} role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
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
            <tr key={keyOf(row)} role="row" className={styles.row}>
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
  const { head, align, isControl } = column;
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={align}
      data-control={isControl}
    >
      {head}
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
