import { useState } from "react";
import type { SiteContent } from "#shared/rules/content/site-content.ts";
import {
  type CheckedSheetRow,
  type SheetRowKind,
  sheetRowKinds,
} from "#shared/rules/content/translations/check-sheet.ts";
import type { Language } from "#shared/rules/language.ts";
import { TextDiff } from "#web/admin/content/history/text-diff.tsx";
import { paginate, Pager } from "#web/admin/list/pager.tsx";
import { SaveRefusedRows } from "#web/admin/spreadsheet/refused-rows.tsx";
import { RowCounters } from "#web/admin/spreadsheet/row-counters.tsx";
import { useWords } from "#web/core/language.tsx";
import { translationsWords } from "#web/i18n/admin/content/translations.words.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { type Column, Table } from "#web/ui/table/table.tsx";
import type { ReturnedSheet } from "./sheet.ts";
import { useTextPlace } from "./text-place.ts";
import styles from "./translations.module.css";

type Props = {
  sheet: ReturnedSheet;
  rows: CheckedSheetRow[];
  content: SiteContent;
  /** The lines of rows that staff accepted although their English has changed. */
  taken: readonly number[];
  onTake: (lines: readonly number[]) => void;
};

const rowsOfPage = 50;

/** The rows of a sheet, each with its outcome. */
export function ReturnedRows({ sheet, rows, content, taken, onTake }: Props) {
  const words = useWords(translationsWords);
  const amountOf = (kind: SheetRowKind) =>
    rows.filter((row) => row.kind === kind).length;
  const [kind, setKind] = useState<SheetRowKind>(
    (["refused", "stale", "new"] as const).find((one) => amountOf(one) > 0) ??
      "same",
  );
  const [page, setPage] = useState(1);
  const paged = paginate(
    rows.filter((row) => row.kind === kind),
    page,
    rowsOfPage,
  );
  const columns = useRowColumns(content, taken, onTake);
  return (
    <>
      <RowCounters
        label={words.filter}
        counters={sheetRowKinds.map((one) => ({
          kind: one,
          label: words.kinds[one],
          amount: amountOf(one),
        }))}
        value={kind}
        onSelect={(one) => {
          setKind(one);
          setPage(1);
        }}
      />
      {kind === "refused" && amountOf("refused") > 0 && (
        <SaveRefused sheet={sheet} rows={rows} />
      )}
      {paged.total === 0 ? (
        <p>{words.noRows}</p>
      ) : (
        <Table
          caption={words.returnTitle}
          rows={paged.rows}
          keyOf={({ line }) => String(line)}
          columns={columns}
        />
      )}
      <Pager of={paged} onPage={setPage} />
    </>
  );
}

function SaveRefused({ sheet, rows }: Pick<Props, "sheet" | "rows">) {
  const words = useWords(translationsWords);
  const refusedRows = () => ({
    head: [...sheet.headings, words.columns.reason],
    rows: rows.flatMap((row) =>
      row.kind === "refused"
        ? {
            cells: sheet.cells.get(row.line) ?? [],
            reason: words.problems[row.problem],
          }
        : [],
    ),
    isWorkbook: sheet.isWorkbook,
  });
  return (
    <div>
      <SaveRefusedRows
        fileName={sheet.name}
        words={words}
        refusedRows={refusedRows}
      />
    </div>
  );
}

function useRowColumns(
  content: SiteContent,
  taken: Props["taken"],
  onTake: Props["onTake"],
): Column<CheckedSheetRow>[] {
  const words = useWords(translationsWords);
  const placeOf = useTextPlace(content);
  const { columns } = words;
  return [
    {
      key: "line",
      head: columns.line,
      isControl: true,
      cell: ({ line }) => line,
    },
    {
      key: "where",
      head: columns.where,
      isName: true,
      cell: ({ text, key }) => (
        <span className={styles.place}>{text ? placeOf(text) : key}</span>
      ),
    },
    {
      key: "english",
      head: columns.englishChange,
      cell: ({ text, english }) => (
        <Compared before={english} after={text?.english ?? english} lang="en" />
      ),
    },
    {
      key: "spanish",
      head: columns.spanishChange,
      cell: ({ text, spanish }) => (
        <Compared before={text?.spanish ?? spanish} after={spanish} lang="es" />
      ),
    },
    {
      key: "outcome",
      head: columns.outcome,
      cell: (row) => <Outcome row={row} taken={taken} onTake={onTake} />,
    },
  ];
}

function Compared(texts: { before: string; after: string; lang: Language }) {
  const { after, lang } = texts;
  return texts.before === after ? (
    <p className={styles.text} lang={lang}>
      {after}
    </p>
  ) : (
    <TextDiff {...texts} />
  );
}

function Outcome({
  row,
  taken,
  onTake,
}: { row: CheckedSheetRow } & Pick<Props, "taken" | "onTake">) {
  const words = useWords(translationsWords);
  if (row.kind === "refused")
    return (
      <span className={styles.problem}>{words.problems[row.problem]}</span>
    );
  if (row.kind !== "stale") return words.outcomes[row.kind];
  const others = taken.filter((line) => line !== row.line);
  return (
    <div className={styles.stale}>
      <p>{words.stale}</p>
      <Checkbox
        label={words.take}
        checked={taken.includes(row.line)}
        onChange={(isTaken) => onTake(isTaken ? [...others, row.line] : others)}
      />
    </div>
  );
}
