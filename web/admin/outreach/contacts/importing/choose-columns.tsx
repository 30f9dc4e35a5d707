import type { Language } from "#shared/rules/language.ts";
import { useWords } from "#web/core/language.tsx";
import { importWords } from "#web/i18n/admin/outreach/contacts/imports.words.ts";
import { Choice } from "#web/admin/list/filters.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Table } from "#web/ui/table/table.tsx";
import { type ListField, listFields } from "./columns.ts";
import { valueOf } from "./rows.ts";
import type { Cell } from "#web/admin/spreadsheet/table.ts";
import type { useImport } from "./use-import.ts";
import type { ImportListState } from "./choose-list.tsx";
import formStyles from "#web/admin/outreach/contacts/form.module.css";
import steps from "#web/admin/spreadsheet/steps.module.css";
import styles from "./import.module.css";

type Importing = ReturnType<typeof useImport>;

/** Assigns columns to fields, and sets defaults for empty cells. */
export function ChooseColumns({ importing }: { importing: Importing }) {
  const words = useWords(importWords);
  const { list, checked, isChecking, check } = importing;
  return (
    <section className={steps.step} aria-labelledby="columns">
      <h2 id="columns">{words.columnsTitle}</h2>
      <p>{list.headAt < 0 ? words.noHead : words.columnsIntro}</p>
      <ColumnTable list={list} />
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

type ListColumn = {
  at: number;
  name: string;
  field: ListField | undefined;
  samples: string[];
};

/** The non-empty columns of the file with their fields and sample values. */
function columnsIn(
  { chosen, table, head, headAt }: ImportListState,
  nameOf: (letter: string, heading: string) => string,
): ListColumn[] {
  const rows = table.slice(headAt + 1);
  return (table[0] ?? []).flatMap((_, at) => {
    const heading = headAt < 0 ? "" : String(head[at] ?? "");
    const field = listFields.find(
      (listField) => chosen?.columns[listField] === at,
    );
    const samples = rows
      .filter((cells) => (cells[at] ?? "") !== "")
      .slice(0, 3)
      .map((cells) => sampleOf(field, cells[at] ?? ""));
    if (heading === "" && samples.length === 0) return [];
    return [{ at, name: nameOf(letterOf(at), heading), field, samples }];
  });
}

/** The cell as it will be sent, shortened. */
function sampleOf(field: ListField | undefined, cell: Cell): string {
  const type = field === undefined || field === "lastname" ? "name" : field;
  return valueOf(type, cell).slice(0, 40);
}

const notUsed = "";

/** A table of the file's columns, sample values and fields. */
function ColumnTable({ list }: { list: ImportListState }) {
  const words = useWords(importWords);
  const columns = columnsIn(list, words.column);
  const unused = columns.filter(({ field }) => field === undefined);
  return (
    <>
      <Table
        caption={words.columnsTitle}
        rows={columns}
        keyOf={({ at }) => String(at)}
        columns={[
          {
            key: "column",
            head: words.yourColumn,
            isName: true,
            cell: ({ name }) => name,
          },
          {
            key: "samples",
            head: words.samples,
            cell: ({ samples }) => samples.join(" · "),
          },
          {
            key: "field",
            head: words.ourField,
            cell: (column) => <FieldChoice column={column} list={list} />,
          },
        ]}
      />
      {unused.length > 0 && (
        <p className={styles.quiet}>
          {words.unused(unused.map(({ name }) => name).join("; "))}
        </p>
      )}
    </>
  );
}

type FieldChoiceProps = { column: ListColumn; list: ImportListState };

function FieldChoice({ column, list }: FieldChoiceProps) {
  const words = useWords(importWords);
  const { at, name, field } = column;
  return (
    <Choice<ListField | typeof notUsed>
      label={name}
      value={field ?? notUsed}
      options={[
        { value: notUsed, label: words.noColumn },
        ...listFields.map((listField) => ({
          value: listField,
          label: words.fields[listField],
        })),
      ]}
      onChoose={(chosen) => {
        if (chosen !== notUsed) list.chooseColumn(chosen, at);
        else if (field) list.chooseColumn(field, undefined);
      }}
    />
  );
}

const letters = 26;

/** The letters of a column as in a spreadsheet: A, B … Z, AA. */
function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % letters));
  return column < letters
    ? last
    : letterOf(Math.floor(column / letters) - 1) + last;
}

function DefaultFields({ list }: { list: ImportListState }) {
  const words = useWords(importWords);
  const { defaults, changeDefaults } = list;
  return (
    <fieldset className={steps.step}>
      <legend>
        <strong>{words.defaultsTitle}</strong>
      </legend>
      <div className={formStyles.fields}>
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
