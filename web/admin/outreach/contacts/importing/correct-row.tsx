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

/** Says in each cell why a row is not possible; what is corrected here is checked again. */
export function CorrectRow({ row, importing }: Props) {
  const words = useWords(importWords);
  const problems = useRefusalsOf()(row);
  const [edits, setEdits] = useState<Edits>({});
  const fields = [
    ...new Set(problems.flatMap(({ field }) => (field ? [field] : []))),
  ];
  const saysOf = (field: ImportedField | undefined) =>
    problems.filter((problem) => problem.field === field);

  function submit(event: FormEvent) {
    event.preventDefault();
    const entries = Object.entries(edits) as [ImportedField, string][];
    const read = entries.map(([field, text]) => [field, valueOf(field, text)]);
    void importing.correct(
      new Map([[row.line, Object.fromEntries(read) as Edits]]),
    );
  }
  return (
    <form className={styles.correct} noValidate onSubmit={submit}>
      {saysOf(undefined).map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {fields.map((field) => (
        <CorrectField
          key={field}
          field={field}
          error={saysOf(field)
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
        options={(["en", "es"] as const).map((each) => ({
          value: each,
          label: words.languages[each],
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

/** The names of a row that are written last name first, turned round. */
function turnedNames({ row }: CheckedRow): Edits | undefined {
  const turned = nameFields.flatMap((field) => {
    const name = turnedName(row[field] ?? "");
    return name === undefined ? [] : [[field, name] as const];
  });
  return turned.length > 0 ? Object.fromEntries(turned) : undefined;
}

type TurnProps = { rows: CheckedRow[]; importing: Importing };

/** Offers to write “Nguyen, Thi” as Thi Nguyen in all rows. */
export function TurnNames({ rows, importing }: TurnProps) {
  const words = useWords(importWords);
  const found = rows.flatMap((row) => {
    const turned = turnedNames(row);
    return turned ? [{ row, turned }] : [];
  });
  const [first] = found;
  if (!first) return null;
  const field = first.turned.name === undefined ? "childname" : "name";
  return (
    <div className={styles.turn}>
      <p>
        {words.lastNameFirst(
          found.length,
          first.row.row[field] ?? "",
          first.turned[field] ?? "",
        )}
      </p>
      <Button
        kind="secondary"
        compact
        pending={importing.isChecking}
        pendingLabel={words.checking}
        onClick={() =>
          void importing.correct(
            new Map(found.map(({ row, turned }) => [row.line, turned])),
          )
        }
      >
        {words.turnNames}
      </Button>
    </div>
  );
}
