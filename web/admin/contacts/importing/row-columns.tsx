import type { PlannedRow } from "#shared/contract/imports.ts";
import { maskPhone } from "#shared/rules/contacts/phone.ts";
import { Choice } from "#web/admin/list/filters.tsx";
import { useSentence } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { importWords } from "#web/i18n/admin/contacts/imports.ts";
import type { Column } from "#web/ui/table/table.tsx";
import type { CheckedRow } from "./use-import.ts";
import styles from "./import.module.css";

type Decide = (line: number, decision: string | undefined) => void;

/** A row as it will be read, and what becomes of it. */
export function useRowColumns(
  rows: CheckedRow[],
  decide: Decide,
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
          <What row={row} rows={rows} />
          {row.planned.kind === "asked" && (
            <Decision row={row} onDecide={decide} />
          )}
        </div>
      ),
    },
  ];
}

/** In words what happens to a row. */
function What({ row, rows }: { row: CheckedRow; rows: CheckedRow[] }) {
  const words = useWords(importWords);
  const refusalsOf = useRefusalsOf();
  const { kind, changes = [], like } = row.planned;
  const other = like?.row === undefined ? undefined : rows[like.row]?.line;
  const says = {
    new: () => words.willAdd,
    known: () => words.isKnown,
    changed: () =>
      words.willChange(changes.map((field) => words.fields[field]).join(", ")),
    repeated: () => words.repeats(other ?? 0),
    asked: () =>
      other === undefined
        ? words.looksLike(familyOf(like))
        : words.looksLikeRow(other, familyOf(like)),
    refused: () => refusalsOf(row).join(" "),
  };
  return <span>{says[kind]()}</span>;
}

/** Enough to know a family by. */
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

const cut = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i;

/** Why a row is not possible, each reason with its field, in the page's language. */
export function useRefusalsOf() {
  const words = useWords(importWords);
  const sentenceOf = useSentence();
  return ({ planned, row }: CheckedRow): string[] =>
    (planned.reasons ?? []).map((reason) => {
      const isCut = reason.field === "phone" && cut.test(row.phone ?? "");
      const sentence = isCut ? words.shortened : sentenceOf(reason);
      const field = (words.fields as Record<string, string>)[
        reason.field ?? ""
      ];
      return field === undefined ? sentence : words.problem(field, sentence);
    });
}
