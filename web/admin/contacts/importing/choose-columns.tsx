import type { Language } from "#shared/rules/language.ts";
import { useWords } from "#web/core/language.tsx";
import { importWords } from "#web/i18n/admin/contacts/imports.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { type ListField, listFields } from "./columns.ts";
import { valueOf } from "./rows.ts";
import type { useImport } from "./use-import.ts";
import type { ListInHand } from "./choose-list.tsx";
import styles from "./import.module.css";

type Importing = ReturnType<typeof useImport>;

/** Which column holds what, and what counts for rows that do not say. */
export function ChooseColumns({ importing }: { importing: Importing }) {
  const words = useWords(importWords);
  const { list, checked, isChecking, check } = importing;
  return (
    <section className={styles.step} aria-labelledby="columns">
      <h2 id="columns">{words.columnsTitle}</h2>
      <p>{list.headAt < 0 ? words.noHead : words.columnsIntro}</p>
      <div className={styles.fields}>
        {listFields.map((field) => (
          <ColumnField key={field} field={field} list={list} />
        ))}
      </div>
      <DefaultFields list={list} />
      <div className={styles.actions}>
        <Button
          kind={checked ? "secondary" : "primary"}
          disabled={!list.isComplete}
          pending={isChecking}
          pendingLabel={words.checking}
          onClick={() => void check()}
        >
          {checked ? words.checkAgain : words.check}
        </Button>
        {!list.isComplete && <p>{words.needed}</p>}
      </div>
    </section>
  );
}

const required: ListField[] = ["name", "phone"];
const nowhere = "";

function ColumnField({ field, list }: { field: ListField; list: ListInHand }) {
  const words = useWords(importWords);
  const { chosen, table, head, headAt } = list;
  const column = chosen?.columns[field];
  const example = column === undefined ? "" : exampleOf(list, field, column);
  const width = table[0]?.length ?? 0;
  return (
    <SelectField
      label={words.fields[field]}
      required={required.includes(field)}
      prompt=""
      helper={example === "" ? undefined : words.example(example)}
      value={column === undefined ? nowhere : String(column)}
      options={[
        { value: nowhere, label: words.noColumn },
        ...Array.from({ length: width }, (_, at) => ({
          value: String(at),
          label: words.column(
            letterOf(at),
            headAt < 0 ? "" : String(head[at] ?? ""),
          ),
        })),
      ]}
      onChange={(value) =>
        list.chooseColumn(field, value === nowhere ? undefined : Number(value))
      }
    />
  );
}

/** What the first row that says anything says, as it will be sent. */
function exampleOf(
  { table, headAt }: ListInHand,
  field: ListField,
  column: number,
) {
  const row = table
    .slice(headAt + 1)
    .find((cells) => (cells[column] ?? "") !== "");
  const cell = row?.[column] ?? "";
  return valueOf(field === "lastname" ? "name" : field, cell).slice(0, 40);
}

const letters = 26;

/** A, B … Z, AA: as a spreadsheet names its columns. */
function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % letters));
  return column < letters
    ? last
    : letterOf(Math.floor(column / letters) - 1) + last;
}

function DefaultFields({ list }: { list: ListInHand }) {
  const words = useWords(importWords);
  const { defaults, changeDefaults } = list;
  return (
    <fieldset className={styles.step}>
      <legend>
        <strong>{words.defaultsTitle}</strong>
      </legend>
      <div className={styles.fields}>
        <SelectField
          label={words.fields.language}
          prompt=""
          value={defaults.language}
          options={(["en", "es"] as const).map((value) => ({
            value,
            label: words.languages[value],
          }))}
          onChange={(value) => changeDefaults({ language: value as Language })}
        />
        <Field
          kind="date"
          label={words.fields.consentdate}
          value={defaults.consentdate}
          onChange={(consentdate) => changeDefaults({ consentdate })}
        />
        <Field
          label={words.fields.consentsource}
          helper={words.consentsourceHelper}
          value={defaults.consentsource}
          onChange={(consentsource) => changeDefaults({ consentsource })}
        />
      </div>
    </fieldset>
  );
}
