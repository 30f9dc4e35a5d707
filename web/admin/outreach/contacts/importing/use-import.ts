import { useRef, useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type {
  ContactImport,
  PlannedRow,
  previewImport,
} from "#shared/contract/outreach/imports.ts";
import type {
  RowKind,
  SharedTrait,
} from "#shared/rules/outreach/contacts/import.ts";
import { useAction } from "#web/core/calls/action.ts";
import { isRefusedFor } from "#web/core/calls/call.ts";
import { correctedRows, type Corrections, type ListRow } from "./rows.ts";
import { rememberColumns } from "./columns.ts";
import { useList } from "./choose-list.tsx";

/** A row with its planned outcome and the user's decision. */
export type CheckedRow = ListRow & {
  planned: PlannedRow;
  decision: string | undefined;
};
type Checked = { fingerprint: string; rows: CheckedRow[] };

/** The steps of an import: choose, check, decide, save. */
export function useImport() {
  const [checked, setChecked] = useState<Checked>();
  const [result, setResult] = useState<ContactImport>();
  const [corrections, setCorrections] = useState<Corrections>(new Map());
  const [corrected, setCorrected] = useState<number[]>([]);
  const preview = usePreview();
  const saving = useAction("POST /api/contacts/imports", {
    failure: "server-messages",
  });

  // Changes to the list require a new check.
  const list = useList(() => {
    setChecked(undefined);
    setCorrections(new Map());
    setCorrected([]);
    preview.cancel();
  });

  /** Returns whether the reply was about the current list. */
  async function check(allCorrections = corrections): Promise<boolean> {
    const rows = correctedRows(list.rows(), allCorrections);
    const outcome = await preview.run(rows);
    if (!outcome) return false;
    if (outcome.ok) saving.forgetMessages();
    setChecked((before) =>
      outcome.ok ? checkedRows(rows, outcome.reply, before) : undefined,
    );
    return true;
  }

  /** Corrects cells and checks the list again. */
  async function correct(more: Corrections) {
    const allCorrections = new Map(corrections);
    for (const [line, fields] of more)
      allCorrections.set(line, { ...allCorrections.get(line), ...fields });
    setCorrections(allCorrections);
    if (await check(allCorrections)) setCorrected([...more.keys()]);
  }

  async function save() {
    if (!checked || !list.chosen) return;
    const { list: file, columns } = list.chosen;
    const outcome = await saving.run({
      body: {
        fingerprint: checked.fingerprint,
        file: { name: file.name, hash: file.hash },
        rows: checked.rows.map(rowWithDecision),
      },
    });
    if (outcome.ok) {
      rememberColumns(list.head, columns);
      setResult(outcome.reply);
    } else if (isRefusedFor("list_changed", outcome.error)) {
      setChecked(undefined);
    }
  }

  return {
    list,
    checked,
    /** The lines of the rows that were corrected last. */
    corrected,
    result,
    check: () => check(),
    correct,
    save,
    isChecking: preview.isPending,
    isSaving: saving.isPending,
    messages: [...preview.messages, ...saving.messages],
    decide: (at: number, decision: string | undefined) =>
      setChecked((before) => before && withDecision(before, at, decision)),
    decideAlike: (shares: SharedTrait, choice: AlikeChoice) =>
      setChecked(
        (before) => before && withAlikeDecision(before, shares, choice),
      ),
    restart: () => {
      setResult(undefined);
      setChecked(undefined);
      list.clear();
    },
  };
}

/** Checks rows. Without an outcome if the list was checked again or replaced meanwhile. */
function usePreview() {
  const latest = useRef(0);
  const { run, forgetMessages, ...action } = useAction(
    "POST /api/contacts/imports/preview",
    { failure: "server-messages", revalidate: false },
  );
  return {
    ...action,
    async run(rows: ListRow[]) {
      latest.current += 1;
      const number = latest.current;
      const body = { rows: rows.map(({ row }) => row) };
      const outcome = await run({ body });
      if (number === latest.current) return outcome;
      if (!outcome.ok) forgetMessages();
      return undefined;
    },
    cancel() {
      latest.current += 1;
      forgetMessages();
    },
  };
}

function rowWithDecision({ row, decision }: CheckedRow) {
  return decision === undefined ? row : { ...row, decision };
}

/** Combines rows with their plans; keeps decisions for rows that are still in doubt. */
function checkedRows(
  rows: ListRow[],
  { fingerprint, rows: planned }: ReplyOf<typeof previewImport>,
  before: Checked | undefined,
): Checked {
  const decisions = new Map(
    before?.rows.map(({ line, decision }) => [line, decision]),
  );
  const checked = rows.flatMap((row, at) => {
    const plan = planned[at];
    if (!plan) return [];
    const decision =
      plan.kind === "asked" ? decisions.get(row.line) : undefined;
    return [{ ...row, planned: plan, decision }];
  });
  return { fingerprint, rows: checked };
}

function withDecision(
  checked: Checked,
  line: number,
  decision: string | undefined,
) {
  return {
    ...checked,
    rows: checked.rows.map((row) =>
      row.line === line ? { ...row, decision } : row,
    ),
  };
}

/** A choice for all rows in doubt for the same reason. */
export type AlikeChoice = "add" | "update" | "skip" | "";

export function isAlike({ planned }: CheckedRow, shares: SharedTrait): boolean {
  return planned.kind === "asked" && planned.shares === shares;
}

/**
 * Applies one decision to similar rows. "Update" applies only to rows that resemble a contact; those that resemble
 * another row stay undecided.
 */
function withAlikeDecision(
  checked: Checked,
  shares: SharedTrait,
  choice: AlikeChoice,
) {
  const decisionOf = ({ planned }: CheckedRow) => {
    if (choice === "update") return planned.like?.contact;
    return choice === "" ? undefined : choice;
  };
  return {
    ...checked,
    rows: checked.rows.map((row) =>
      isAlike(row, shares) ? { ...row, decision: decisionOf(row) } : row,
    ),
  };
}

/** How many contacts an import adds or changes. */
export function countImported(rows: CheckedRow[]): number {
  return rows.filter(
    ({ planned: { kind }, decision }) =>
      kind === "new" ||
      kind === "changed" ||
      (kind === "asked" && decision !== undefined && decision !== "skip"),
  ).length;
}

/** Rows that are not imported: refused or undecided. */
export function leftOut(rows: CheckedRow[]): CheckedRow[] {
  return rows.filter(({ planned: { kind }, decision }) =>
    kind === "asked"
      ? decision === undefined || decision === "skip"
      : kind === "refused",
  );
}

export function isOfKind(row: CheckedRow, kind: RowKind | "all"): boolean {
  const { kind: planned } = row.planned;
  return (
    kind === "all" ||
    planned === kind ||
    (kind === "known" && planned === "repeated")
  );
}
