import { useState } from "react";
import type { PlannedRow } from "#shared/contract/outreach/imports.ts";
import {
  type RowKind,
  type SharedTrait,
  sharedTraits,
} from "#shared/rules/outreach/contacts/import.ts";
import { maskPhone } from "#shared/rules/outreach/contacts/phone.ts";
import { Choice } from "#web/admin/list/filters.tsx";
import { paginate, Pager } from "#web/admin/list/pager.tsx";
import { RowCounters } from "#web/admin/spreadsheet/row-counters.tsx";
import { useWords } from "#web/core/language.tsx";
import { importWords } from "#web/i18n/admin/outreach/contacts/imports.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { type Column, Table } from "#web/ui/table/table.tsx";
import {
  type AlikeChoice,
  type CheckedRow,
  countImported,
  isAlike,
  isOfKind,
  leftOut,
  type useImport,
} from "./use-import.ts";
import { CorrectRow, SwapNames } from "./correct-row.tsx";
import { useRefusalsOf } from "./refusals-of.ts";
import steps from "#web/admin/spreadsheet/steps.module.css";
import styles from "./import.module.css";

type Props = {
  importing: ReturnType<typeof useImport>;
  checked: { rows: CheckedRow[] };
};

const rowsOfPage = 50;

type Filter = "all" | Exclude<RowKind, "repeated">;
/** The first four are always shown. */
const mainFilters: Filter[] = ["new", "changed", "asked", "refused"];
const otherFilters: Filter[] = ["known", "all"];

/** The rows with their planned outcome and the choices to make before saving. */
export function CheckedRows({ importing, checked: { rows } }: Props) {
  const words = useWords(importWords);
  const columns = useRowColumns(rows, importing);
  const amountOf = (kind: Filter) =>
    rows.filter((row) => isOfKind(row, kind)).length;
  const [kind, setKind] = useState<Filter>(
    (["asked", "refused"] as const).find((filter) => amountOf(filter) > 0) ??
      "all",
  );
  const [page, setPage] = useState(1);
  const paged = paginate(
    rows.filter((row) => isOfKind(row, kind)),
    page,
    rowsOfPage,
  );
  function select(newFilter: Filter) {
    setKind(newFilter);
    setPage(1);
  }
  const filters = [
    ...mainFilters,
    ...otherFilters.filter(
      (filter) => filter === "all" || amountOf(filter) > 0,
    ),
  ];
  return (
    <section className={steps.step} aria-labelledby="rows">
      <h2 id="rows">{words.rowsTitle}</h2>
      <RowCounters
        label={words.filter}
        counters={filters.map((filter) => ({
          kind: filter,
          label: words.kinds[filter],
          amount: amountOf(filter),
        }))}
        value={kind}
        onSelect={select}
      />
      <SwapNames rows={rows} importing={importing} />
      <Corrected rows={rows} lines={importing.corrected} />
      {(kind === "asked" || kind === "all") && (
        <AlikeRows rows={rows} onDecide={importing.decideAlike} />
      )}
      {paged.total === 0 ? (
        <p>{words.noRows}</p>
      ) : (
        <Table
          caption={words.rowsTitle}
          rows={paged.rows}
          keyOf={({ line }) => String(line)}
          columns={columns}
        />
      )}
      <Pager of={paged} onPage={setPage} />
      <SaveButton importing={importing} rows={rows} />
    </section>
  );
}

/** The new outcome of the rows that were just corrected, because the filter may have hidden these rows. */
function Corrected({ rows, lines }: { rows: CheckedRow[]; lines: number[] }) {
  const words = useWords(importWords);
  const corrected = rows.filter(
    ({ line, planned }) => lines.includes(line) && planned.kind !== "refused",
  );
  const [row] = corrected;
  return (
    <output className={styles.corrected}>
      {row && words.corrected(corrected.length, row.line)}
      {row && corrected.length === 1 && (
        <>
          {": "}
          <Outcome row={row} rows={rows} />
        </>
      )}
    </output>
  );
}

function SaveButton({
  importing,
  rows,
}: { rows: CheckedRow[] } & Pick<Props, "importing">) {
  const words = useWords(importWords);
  const amount = countImported(rows);
  const leftOutCount = leftOut(rows).length;
  const undecided = rows.filter(
    ({ planned, decision }) =>
      planned.kind === "asked" && decision === undefined,
  ).length;
  if (amount === 0 && leftOutCount === 0) return <p>{words.nothing}</p>;
  return (
    <div className={styles.save}>
      <Button
        disabled={amount === 0}
        pending={importing.isSaving}
        pendingLabel={words.saving}
        onClick={() => void importing.save()}
      >
        {words.save(amount, leftOutCount)}
      </Button>
      {undecided > 0 && <p>{words.leftOut(undecided)}</p>}
    </div>
  );
}

type AlikeRowsProps = {
  rows: CheckedRow[];
  onDecide: (shares: SharedTrait, choice: AlikeChoice) => void;
};

/** One choice for all rows in doubt for the same reason, if there are several. */
function AlikeRows({ rows, onDecide }: AlikeRowsProps) {
  const words = useWords(importWords);
  const { skip, add, update } = words.decisions;
  const groups = sharedTraits
    .map((shares) => ({
      shares,
      alike: rows.filter((row) => isAlike(row, shares)),
    }))
    .filter(({ alike }) => alike.length > 1);
  return groups.map(({ shares, alike }) => {
    const label = words.alike[shares](alike.length);
    const hasContacts = alike.some(({ planned }) => planned.like?.contact);
    return (
      <div key={shares} className={styles.alike}>
        <p>{label}</p>
        <Choice<AlikeChoice>
          label={words.decideAlike(label)}
          value={choiceOf(alike)}
          options={[
            { value: "", label: words.oneByOne },
            { value: "add", label: add },
            ...(hasContacts
              ? [{ value: "update" as const, label: update }]
              : []),
            { value: "skip", label: skip },
          ]}
          onChoose={(choice) => onDecide(shares, choice)}
        />
      </div>
    );
  });
}

/** The common choice of these rows; empty if they differ. */
function choiceOf(alike: CheckedRow[]): AlikeChoice {
  const chosen = new Set(
    alike.map(({ decision = "" }): AlikeChoice =>
      decision === "" || decision === "add" || decision === "skip"
        ? decision
        : "update",
    ),
  );
  const [first = ""] = chosen;
  return chosen.size === 1 ? first : "";
}

type Decide = (line: number, decision: string | undefined) => void;

/** The columns of a row, its outcome and the choice to make. */
function useRowColumns(
  rows: CheckedRow[],
  importing: Props["importing"],
): Column<CheckedRow>[] {
  const words = useWords(importWords);
  return [
    {
      key: "line",
      head: words.line,
      isControl: true,
      cell: ({ line }) => line,
    },
    {
      key: "name",
      head: words.fields.name,
      isName: true,
      cell: ({ row }) => row.name,
    },
    {
      key: "childname",
      head: words.fields.childname,
      cell: ({ row }) => row.childname,
    },
    { key: "phone", head: words.fields.phone, cell: ({ row }) => row.phone },
    {
      key: "what",
      head: words.what,
      cell: (row) => (
        <div className={styles.what} data-kind={row.planned.kind}>
          {row.planned.kind === "refused" ? (
            <CorrectRow row={row} importing={importing} />
          ) : (
            <Outcome row={row} rows={rows} />
          )}
          {row.planned.kind === "asked" && (
            <Decision row={row} onDecide={importing.decide} />
          )}
        </div>
      ),
    },
  ];
}

/** Describes the outcome of a row. */
function Outcome({ row, rows }: { row: CheckedRow; rows: CheckedRow[] }) {
  const words = useWords(importWords);
  const refusalsOf = useRefusalsOf();
  const { kind, changes = [], like } = row.planned;
  const otherLine = like?.row === undefined ? undefined : rows[like.row]?.line;
  const texts = {
    new: () => words.willAdd,
    known: () => words.isKnown,
    changed: () =>
      words.willChange(changes.map((field) => words.fields[field]).join(", ")),
    repeated: () => words.repeats(otherLine ?? 0),
    asked: () =>
      otherLine === undefined
        ? words.looksLike(familyOf(like))
        : words.looksLikeRow(otherLine, familyOf(like)),
    refused: () =>
      refusalsOf(row)
        .map(({ text }) => text)
        .join(" "),
  };
  return <span>{texts[kind]()}</span>;
}

/** Identifies a family by its main fields. */
function familyOf(like: PlannedRow["like"]): string {
  if (!like) return "";
  const { name, childname, phone, redcapid } = like;
  return [name, childname, maskPhone(phone), redcapid]
    .filter(Boolean)
    .join(" · ");
}

function Decision({ row, onDecide }: { row: CheckedRow; onDecide: Decide }) {
  const words = useWords(importWords);
  const { skip, add, update } = words.decisions;
  const contact = row.planned.like?.contact;
  return (
    <Choice
      label={words.decide}
      value={row.decision ?? ""}
      options={[
        { value: "", label: words.decide },
        { value: "add", label: add },
        ...(contact ? [{ value: contact, label: update }] : []),
        { value: "skip", label: skip },
      ]}
      onChoose={(decision) =>
        onDecide(row.line, decision === "" ? undefined : decision)
      }
    />
  );
}
