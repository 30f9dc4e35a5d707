import { type FormEvent, useState } from "react";
import {
  type ImportedField,
  turnedName,
} from "#shared/rules/outreach/contacts/import.ts";
import { useWords } from "#web/core/language.tsx";
import { importWords } from "#web/i18n/admin/outreach/contacts/imports.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { useRefusalsOf } from "./refusals-of.ts";
import { valueOf } from "./rows.ts";
import type { CheckedRow, useImport } from "./use-import.ts";
import styles from "./import.module.css";

type Importing = ReturnType<typeof useImport>;
type Props = { row: CheckedRow; importing: Importing };
type Edits = Partial<Record<ImportedField, string>>;

/** Shows why a row is refused, and checks it again after corrections. */
export function CorrectRow({ row, importing }: Props) {
  const words = useWords(importWords);
  const problems = useRefusalsOf()(row);
  const [edits, setEdits] = useState<Edits>({});
  const fields = [
    ...new Set(problems.flatMap(({ field }) => (field ? [field] : []))),
  ];
  const problemsAt = (field: ImportedField | undefined) =>
    problems.filter((problem) => problem.field === field);

  function submit(event: FormEvent) {
    event.preventDefault();
    const entries = Object.entries(edits) as [ImportedField, string][];
    const values = entries.map(([field, text]) => [
      field,
      valueOf(field, text),
    ]);
    void importing.correct(
      new Map([[row.line, Object.fromEntries(values) as Edits]]),
    );
  }
  return (
    <form className={styles.correct} noValidate onSubmit={submit}>
      {problemsAt(undefined).map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {fields.map((field) => (
        <CorrectField
          key={field}
          field={field}
          error={problemsAt(field)
            .map(({ text }) => text)
            .join(" ")}
          value={edits[field] ?? row.row[field] ?? ""}
          onChange={(text) =>
            setEdits((before) => ({ ...before, [field]: text }))
          }
        />
      ))}
      {Object.keys(edits).length > 0 && (
        <div>
          <Button
            type="submit"
            kind="secondary"
            compact
            pending={importing.isChecking}
            pendingLabel={words.checking}
          >
            {words.checkRow}
          </Button>
        </div>
      )}
    </form>
  );
}

type FieldProps = {
  field: ImportedField;
  error: string;
  value: string;
  onChange: (text: string) => void;
};

function CorrectField({ field, error, value, onChange }: FieldProps) {
  const words = useWords(importWords);
  if (field === "language")
    return (
      <SelectField
        label={words.fields.language}
        prompt={words.chooseLanguage}
        error={error}
        value={value === "en" || value === "es" ? value : undefined}
        options={(["en", "es"] as const).map((language) => ({
          value: language,
          label: words.languages[language],
        }))}
        onChange={onChange}
      />
    );
  return (
    <Field
      label={words.fields[field]}
      autoComplete="off"
      error={error}
      value={value}
      onChange={onChange}
    />
  );
}

const nameFields = ["name", "childname"] as const;

/** The names in a row that are written last name first, with their parts swapped. */
function swappedNames({ row }: CheckedRow): Edits | undefined {
  const swapped = nameFields.flatMap((field) => {
    const name = turnedName(row[field] ?? "");
    return name === undefined ? [] : [[field, name] as const];
  });
  return swapped.length > 0 ? Object.fromEntries(swapped) : undefined;
}

type SwapProps = { rows: CheckedRow[]; importing: Importing };

/** Offers to change “Nguyen, Thi” to “Thi Nguyen” in all rows. */
export function SwapNames({ rows, importing }: SwapProps) {
  const words = useWords(importWords);
  const swaps = rows.flatMap((row) => {
    const swapped = swappedNames(row);
    return swapped ? [{ row, swapped }] : [];
  });
  const [first] = swaps;
  if (!first) return null;
  const field = first.swapped.name === undefined ? "childname" : "name";
  return (
    <div className={styles.swap}>
      <p>
        {words.lastNameFirst(
          swaps.length,
          first.row.row[field] ?? "",
          first.swapped[field] ?? "",
        )}
      </p>
      <Button
        kind="secondary"
        compact
        pending={importing.isChecking}
        pendingLabel={words.checking}
        onClick={() =>
          void importing.correct(
            new Map(swaps.map(({ row, swapped }) => [row.line, swapped])),
          )
        }
      >
        {words.turnNames}
      </Button>
    </div>
  );
}
