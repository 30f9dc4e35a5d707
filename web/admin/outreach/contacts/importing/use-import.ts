import { useState } from "react";
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

/** A row of the list beside what becomes of it. */
export type CheckedRow = ListRow & {
  planned: PlannedRow;
  decision: string | undefined;
};
type Checked = { fingerprint: string; rows: CheckedRow[] };

/** From a file to contacts: choose, check, decide, save. */
export function useImport() {
  const [checked, setChecked] = useState<Checked>();
  const [done, setDone] = useState<ContactImport>();
  const [corrections, setCorrections] = useState<Corrections>(new Map());
  const asking = { failure: "server-messages", revalidate: false } as const;
  const preview = useAction("POST /api/contacts/imports/preview", asking);
  const saving = useAction("POST /api/contacts/imports", {
    failure: "server-messages",
  });

  // What was changed has to be checked again.
  const list = useList(() => {
    setChecked(undefined);
    setCorrections(new Map());
    preview.forgetMessages();
  });

  async function check(corrected = corrections) {
    const rows = correctedRows(list.rows(), corrected);
    const outcome = await preview.run({
      body: { rows: rows.map(({ row }) => row) },
    });
    if (!outcome.ok) return setChecked(undefined);
    saving.forgetMessages();
    setChecked((before) => besides(rows, outcome.reply, before));
  }

  /** Corrects cells of some rows and checks the list again. */
  async function correct(more: Corrections) {
    const corrected = new Map(corrections);
    for (const [line, fields] of more)
      corrected.set(line, { ...corrected.get(line), ...fields });
    setCorrections(corrected);
    await check(corrected);
  }

  async function save() {
    if (!checked || !list.chosen) return;
    const { list: file, columns } = list.chosen;
    const outcome = await saving.run({
      body: {
        fingerprint: checked.fingerprint,
        file: { name: file.name, hash: file.hash },
        rows: checked.rows.map(decidedRow),
      },
    });
    if (outcome.ok) {
      rememberColumns(list.head, columns);
      setDone(outcome.reply);
    } else if (isRefusedFor("list_changed", outcome.error)) {
      setChecked(undefined);
    }
  }

  return {
    list,
    checked,
    done,
    check: () => check(),
    correct,
    save,
    isChecking: preview.isPending,
    isSaving: saving.isPending,
    messages: [...preview.messages, ...saving.messages],
    decide: (at: number, decision: string | undefined) =>
      setChecked((before) => before && decided(before, at, decision)),
    decideAlike: (shares: SharedTrait, choice: AlikeChoice) =>
      setChecked((before) => before && decidedAlike(before, shares, choice)),
    restart: () => {
      setDone(undefined);
      setChecked(undefined);
      list.forget();
    },
  };
}

function decidedRow({ row, decision }: CheckedRow) {
  return decision === undefined ? row : { ...row, decision };
}

/** Each row with what becomes of it; decisions stay where they are still asked for. */
function besides(
  rows: ListRow[],
  { fingerprint, rows: planned }: ReplyOf<typeof previewImport>,
  before: Checked | undefined,
): Checked {
  const decisions = new Map(
    before?.rows.map(({ line, decision }) => [line, decision]),
  );
  const checked = rows.flatMap((each, at) => {
    const plan = planned[at];
    if (!plan) return [];
    const decision =
      plan.kind === "asked" ? decisions.get(each.line) : undefined;
    return [{ ...each, planned: plan, decision }];
  });
  return { fingerprint, rows: checked };
}

function decided(checked: Checked, line: number, decision: string | undefined) {
  return {
    ...checked,
    rows: checked.rows.map((row) =>
      row.line === line ? { ...row, decision } : row,
    ),
  };
}

/** One choice for all rows that are asked for the same reason. */
export type AlikeChoice = "add" | "update" | "skip" | "";

export function isAlike({ planned }: CheckedRow, shares: SharedTrait): boolean {
  return planned.kind === "asked" && planned.shares === shares;
}

/** That contact can only be changed where there is one: a row that looks like another row is still asked. */
function decidedAlike(
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

/** The rows that are not imported: refused, or asked and not decided. */
export function leftOut(rows: CheckedRow[]): CheckedRow[] {
  return rows.filter(({ planned: { kind }, decision }) =>
    kind === "asked"
      ? decision === undefined || decision === "skip"
      : kind === "refused",
  );
}

export function isOfKind(row: CheckedRow, kind: RowKind | "all"): boolean {
  const { kind: own } = row.planned;
  return (
    kind === "all" || own === kind || (kind === "known" && own === "repeated")
  );
}
