/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   laid out as cards, a table loses its meaning in Safari unless its roles are written out */
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { memo, type ReactNode } from "react";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./table.module.css";

export interface Column<T> {
  key: string;
  head: string;
  cell: (row: T, index: number) => ReactNode;
  align?: "start" | "end";
  /** Whether the cells of this column are row headers, which name the row. */
  isName?: boolean;
  /** Whether the column holds controls. It is then as narrow as they are and has no label on a phone. */
  isControl?: boolean;
  /** The header is a sort button. */
  isSortable?: boolean;
}

interface Sort {
  by: string | undefined;
  isDescending: boolean;
  onSort: (key: string) => void;
}

/** Adds a checkbox to each row. Keep `labelOf` and `onToggle` the same functions between renders. */
interface Select<T> {
  head: string;
  /** Shown in the header; cards have none. */
  all?: ReactNode;
  labelOf: (row: T) => string;
  isSelected: (row: T) => boolean;
  onToggle: (row: T) => void;
}

interface TableProps<T> {
  caption: string;
  columns: Column<T>[];
  rows: T[];
  keyOf: (row: T) => string;
  sort?: Sort;
  select?: Select<T>;
  /** The key of a row that was just added. */
  newRow?: string | undefined;
  /** Whether a row is about to be deleted: it is struck through and inert. */
  isLeaving?: (row: T) => boolean;
  isBusy?: boolean;
}

/**
 * A dense table with a sticky header. In a narrow container every row becomes a card. If `columns` stays the same
 * array, a row renders again only when it changes.
 */
export function Table<T>(props: TableProps<T>) {
  const {
    caption,
    columns,
    rows,
    keyOf,
    sort,
    select,
    newRow,
    isLeaving,
    isBusy,
  } = props;
  return (
    <div className={styles.room} aria-busy={isBusy}>
      <table className={styles.table} role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {select && (
              <th role="columnheader" scope="col" data-control>
                {select.all ?? <VisuallyHidden>{select.head}</VisuallyHidden>}
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <Row
              key={keyOf(row)}
              columns={columns}
              row={row}
              index={index}
              isNew={newRow !== undefined && keyOf(row) === newRow}
              isLeaving={isLeaving?.(row) === true}
              isSelected={select?.isSelected(row)}
              labelOf={select?.labelOf}
              onToggle={select?.onToggle}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadCellProps<T> {
  column: Column<T>;
  sort: Sort | undefined;
}

function HeadCell<T>({ column, sort }: HeadCellProps<T>) {
  const { key, head, align, isControl, isSortable } = column;
  const cell = {
    role: "columnheader",
    scope: "col",
    "data-column": key,
    "data-align": align,
    "data-control": isControl,
  };
  if (!isSortable || !sort) return <th {...cell}>{head}</th>;
  const order =
    sort.by !== key ? "none" : sort.isDescending ? "descending" : "ascending";
  const icons = {
    none: ChevronsUpDown,
    descending: ArrowDown,
    ascending: ArrowUp,
  };
  return (
    <th {...cell} aria-sort={order}>
      <button type="button" onClick={() => sort.onSort(key)}>
        {head}
        <Icon of={icons[order]} size="small" />
      </button>
    </th>
  );
}

interface RowProps<T> {
  columns: Column<T>[];
  row: T;
  index: number;
  isNew: boolean;
  isLeaving: boolean;
  isSelected: boolean | undefined;
  labelOf: ((row: T) => string) | undefined;
  onToggle: ((row: T) => void) | undefined;
}

const Row = memo(BodyRow) as typeof BodyRow;

function BodyRow<T>(props: RowProps<T>) {
  const { columns, row, index, isNew, isLeaving, isSelected } = props;
  const { labelOf, onToggle } = props;
  return (
    <tr
      role="row"
      className={styles.row}
      data-new={isNew || undefined}
      data-leaving={isLeaving || undefined}
      inert={isLeaving}
      data-selected={isSelected}
    >
      {labelOf && onToggle && (
        <td role="cell" className={styles.cell} data-control>
          <Checkbox
            hideLabel
            label={labelOf(row)}
            checked={isSelected}
            onChange={() => onToggle(row)}
          />
        </td>
      )}
      {columns.map((column) => (
        <BodyCell key={column.key} column={column}>
          {column.cell(row, index)}
        </BodyCell>
      ))}
    </tr>
  );
}

interface BodyCellProps<T> {
  column: Column<T>;
  children: ReactNode;
}

function BodyCell<T>({ column, children }: BodyCellProps<T>) {
  const { key, head, align, isName, isControl } = column;
  const Cell = isName ? "th" : "td";
  return (
    <Cell
      role={isName ? "rowheader" : "cell"}
      scope={isName ? "row" : undefined}
      className={styles.cell}
      data-column={key}
      data-align={align}
      data-control={isControl}
    >
      {!isName && !isControl && (
        <span className={styles.label} aria-hidden="true">
          {head}
        </span>
      )}
      <div className={styles.value}>{children}</div>
    </Cell>
  );
}
