import type { ReactNode } from "react";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./figure-table.module.css";

export interface FigureColumn<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /** Hidden when there is little room. */
  isExtra?: boolean;
}

interface Props<Row> {
  caption: string;
  /** The first column is the row header. */
  columns: FigureColumn<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
}

/** A small, dense table of figures. It stays a table on a phone. */
export function FigureTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
}: Props<Row>) {
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, head, align, isExtra }) => (
              <th key={key} scope="col" data-align={align} data-extra={isExtra}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, cell, align, isExtra }, place) => {
                const Cell = place === 0 ? "th" : "td";
                return (
                  <Cell
                    key={key}
                    scope={place === 0 ? "row" : undefined}
                    data-align={align}
                    data-extra={isExtra}
                  >
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
