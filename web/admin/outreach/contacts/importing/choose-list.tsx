import { useState } from "react";
import { FileChoice } from "#web/admin/spreadsheet/file-choice.tsx";
import { useWords } from "#web/core/language.tsx";
import { importWords } from "#web/i18n/admin/outreach/contacts/imports.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import {
  type Columns,
  columnsOf,
  findHead,
  type ListField,
} from "./columns.ts";
import {
  type ListFile,
  readFile,
  readPasted,
} from "#web/admin/spreadsheet/read-file.ts";
import { type Defaults, readRows } from "./rows.ts";
import { useReading } from "#web/admin/spreadsheet/use-reading.ts";
import steps from "#web/admin/spreadsheet/steps.module.css";
import styles from "./import.module.css";

/** Takes a list as a file or from the clipboard. */
export function ChooseList({ list }: { list: ImportListState }) {
  const words = useWords(importWords);
  const { chosen, table, headAt } = list;
  const rows = table
    .slice(headAt + 1)
    .filter((row) => row.some((cell) => cell !== ""));
  return (
    <section className={steps.step} aria-labelledby="list">
      <h2 id="list">{words.listTitle}</h2>
      <p>{words.consent}</p>
      <div className={styles.sources}>
        <FileChoice hasFile={chosen !== undefined} of={list} />
        {!chosen && <PasteField onPaste={(text) => list.readPasted(text)} />}
      </div>
      {chosen && <output>{words.found(chosen.list.name, rows.length)}</output>}
      {chosen && chosen.list.sheets.length > 1 && (
        <SelectField
          label={words.sheet}
          prompt=""
          value={String(chosen.sheet)}
          options={chosen.list.sheets.map(({ name }, at) => ({
            value: String(at),
            label: name,
          }))}
          onChange={(sheet) => list.chooseSheet(Number(sheet))}
        />
      )}
    </section>
  );
}

function PasteField({ onPaste }: { onPaste: (text: string) => void }) {
  const words = useWords(importWords);
  const [text, setText] = useState("");
  return (
    <div className={styles.file}>
      <Field
        kind="textarea"
        rows={3}
        label={words.paste}
        helper={words.pasteHelper}
        value={text}
        onChange={setText}
      />
      {text.trim() !== "" && (
        <Button kind="secondary" compact onClick={() => onPaste(text)}>
          {words.readPasted}
        </Button>
      )}
    </div>
  );
}

const noDefaults: Defaults = {
  language: "en",
  consentdate: "",
  consentsource: "",
};

type Chosen = { list: ListFile; sheet: number; columns: Columns };

function chosenSheet(list: ListFile, sheet: number): Chosen {
  const { head } = headOf(list, sheet);
  return { list, sheet, columns: columnsOf(head) };
}

/** The header row of a sheet and its index. The index is -1 if there is none. */
function headOf({ sheets }: ListFile, sheet: number) {
  const table = sheets[sheet]?.table ?? [];
  const at = findHead(table);
  return { table, at, head: table[at] ?? [] };
}

/** State of the chosen list and its columns; calls `onChange` on every change. */
export function useList(onChange: () => void) {
  const words = useWords(importWords);
  const [chosen, setChosen] = useState<Chosen>();
  const [defaults, setDefaults] = useState(noDefaults);

  function change(next: (before: Chosen) => Chosen) {
    onChange();
    setChosen((before) => before && next(before));
  }

  const { isReading, problem, read } = useReading((list) => {
    onChange();
    setChosen(list && chosenSheet(list, 0));
  }, onChange);

  const { table, at, head } = chosen
    ? headOf(chosen.list, chosen.sheet)
    : { table: [], at: -1, head: [] };
  return {
    chosen,
    table,
    /** The index of the header row, or -1. */
    headAt: at,
    head,
    defaults,
    isReading,
    problem,
    isComplete:
      chosen?.columns.name !== undefined && chosen.columns.phone !== undefined,
    rows: () => (chosen ? readRows(table, at, chosen.columns, defaults) : []),
    readFile: (file: File) => read(readFile(file)),
    readPasted: (text: string) => read(readPasted(text, words.pasted)),
    chooseSheet: (sheet: number) =>
      change((before) => chosenSheet(before.list, sheet)),
    chooseColumn: (field: ListField, column: number | undefined) =>
      change((before) => ({
        ...before,
        columns: withColumn(before.columns, field, column),
      })),
    changeDefaults: (more: Partial<Defaults>) => {
      onChange();
      setDefaults((before) => ({ ...before, ...more }));
    },
    clear: () => setChosen(undefined),
  };
}

export type ImportListState = ReturnType<typeof useList>;

/** Assigns a column to one field only. */
function withColumn(
  columns: Columns,
  field: ListField,
  column: number | undefined,
) {
  const others = Object.entries(columns).filter(
    ([name, at]) => name !== field && at !== column,
  );
  const next: Columns = Object.fromEntries(others);
  return column === undefined ? next : { ...next, [field]: column };
}
