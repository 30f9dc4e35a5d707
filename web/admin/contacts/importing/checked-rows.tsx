import { useState } from "react";
import {
  rowKinds,
  type SharedTrait,
  sharedTraits,
} from "#shared/rules/contacts/import.ts";
import { Choice, Filters } from "#web/admin/list/filters.tsx";
import { pageOf, Pager } from "#web/admin/list/pager.tsx";
import { useWords } from "#web/core/language.tsx";
import { importWords } from "#web/i18n/admin/contacts/imports.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Table } from "#web/ui/table/table.tsx";
import { useRowColumns } from "./row-columns.tsx";
import {
  type AlikeChoice,
  type CheckedRow,
  countImported,
  isAlike,
  isOfKind,
  type useImport,
} from "./use-import.ts";
import styles from "./import.module.css";

type Props = {
  importing: ReturnType<typeof useImport>;
  checked: { rows: CheckedRow[] };
};

const rowsOfPage = 50;
const shown = [
  "all",
  ...rowKinds.filter((kind) => kind !== "repeated"),
] as const;

/** What becomes of every row, and who has to be told apart, before anything is saved. */
export function CheckedRows({ importing, checked: { rows } }: Props) {
  const words = useWords(importWords);
  const columns = useRowColumns(rows, importing.decide);
  const amountOf = (kind: (typeof shown)[number]) =>
    rows.filter((row) => isOfKind(row, kind)).length;
  const [kind, setKind] = useState<(typeof shown)[number]>(
    amountOf("asked") > 0 ? "asked" : "all",
  );
  const [page, setPage] = useState(1);
  const paged = pageOf(
    rows.filter((row) => isOfKind(row, kind)),
    page,
    rowsOfPage,
  );
  return (
    <section className={styles.step} aria-labelledby="rows">
      <h2 id="rows">{words.rowsTitle}</h2>
      <Filters>
        <Choice
          label={words.filter}
          value={kind}
          options={shown
            .filter(
              (each) => each === "all" || each === kind || amountOf(each) > 0,
            )
            .map((value) => ({
              value,
              label: words.kindOf(words.kinds[value], amountOf(value)),
            }))}
          onChoose={(chosen) => {
            setKind(chosen);
            setPage(1);
          }}
        />
      </Filters>
      {(kind === "asked" || kind === "all") && (
        <AlikeRows rows={rows} onDecide={importing.decideAlike} />
      )}
      <Table
        caption={words.rowsTitle}
        rows={paged.rows}
        keyOf={({ line }) => String(line)}
        columns={columns}
      />
      {paged.total === 0 && <p>{words.noRows}</p>}
      <Pager of={paged} onPage={setPage} />
      <SaveButton importing={importing} rows={rows} />
    </section>
  );
}

function SaveButton({
  importing,
  rows,
}: { rows: CheckedRow[] } & Pick<Props, "importing">) {
  const words = useWords(importWords);
  const amount = countImported(rows);
  const undecided = rows.filter(
    ({ planned, decision }) =>
      planned.kind === "asked" && decision === undefined,
  ).length;
  if (amount === 0 && undecided === 0) return <p>{words.nothing}</p>;
  return (
    <div className={styles.actions}>
      <Button
        disabled={amount === 0}
        pending={importing.isSaving}
        pendingLabel={words.saving}
        onClick={() => void importing.save()}
      >
        {words.save(amount)}
      </Button>
      {undecided > 0 && <p>{words.leftOut(undecided)}</p>}
    </div>
  );
}

type AlikeRowsProps = {
  rows: CheckedRow[];
  onDecide: (shares: SharedTrait, choice: AlikeChoice) => void;
};

/** One choice for all rows that are asked for the same reason, where there are several. */
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

/** What was chosen for every one of them; nothing where they differ. */
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
