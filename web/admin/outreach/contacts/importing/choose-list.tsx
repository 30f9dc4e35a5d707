import FileUp from "lucide-react/icons/file-up";
import { useId, useRef, useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { importWords } from "#web/i18n/admin/outreach/contacts/imports.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { describedBy, FieldMessages } from "#web/ui/form/field-message.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import {
  type Columns,
  columnsOf,
  findHead,
  type ListField,
} from "./columns.ts";
import {
  type List,
  readFile,
  readPasted,
} from "#web/admin/spreadsheet/read-file.ts";
import { type Defaults, rowsOf } from "./rows.ts";
import { UnreadableFile } from "#web/admin/spreadsheet/table.ts";
import styles from "./import.module.css";

/** Takes a list as a file or from the clipboard. */
export function ChooseList({ list }: { list: ListState }) {
  const words = useWords(importWords);
  const { chosen, table, headAt } = list;
  const rows = table
    .slice(headAt + 1)
    .filter((row) => row.some((cell) => cell !== ""));
  return (
    <section className={styles.step} aria-labelledby="list">
      <h2 id="list">{words.listTitle}</h2>
      <p>{words.consent}</p>
      <div className={styles.sources}>
        <FileChoice list={list} />
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

const kinds =
  ".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

function FileChoice({ list }: { list: ListState }) {
  const words = useWords(importWords);
  const id = useId();
  const { chosen, isReading, problem } = list;
  return (
    <div className={styles.file}>
      <label className={styles.choice} data-chosen={chosen !== undefined}>
        <Icon of={FileUp} />
        <span>
          {isReading
            ? words.reading
            : chosen
              ? words.chooseOther
              : words.choose}
        </span>
        {!chosen && <span className={styles.drop}>{words.drop}</span>}
        <input
          type="file"
          accept={kinds}
          id={id}
          aria-describedby={describedBy(id, {
            helper: words.fileHelper,
            error: problem,
          })}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) list.readFile(file);
            target.value = "";
          }}
        />
      </label>
      <FieldMessages id={id} helper={words.fileHelper} error={problem} />
    </div>
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

type Chosen = { list: List; sheet: number; columns: Columns };

function chosenSheet(list: List, sheet: number): Chosen {
  const { head } = headOf(list, sheet);
  return { list, sheet, columns: columnsOf(head) };
}

/** The header row of a sheet and its index, -1 if there is none. */
function headOf({ sheets }: List, sheet: number) {
  const table = sheets[sheet]?.table ?? [];
  const at = findHead(table);
  return { table, at, head: table[at] ?? [] };
}

/** State of the chosen list and its columns; calls `onChange` on every change. */
export function useList(onChange: () => void) {
  const words = useWords(importWords);
  const [chosen, setChosen] = useState<Chosen>();
  const [defaults, setDefaults] = useState(noDefaults);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  function change(next: (before: Chosen) => Chosen) {
    onChange();
    setChosen((before) => before && next(before));
  }

  const latest = useRef<Promise<List>>(undefined);

  /** If two files are chosen quickly, the later one wins, even if it is read first. */
  async function read(reading: Promise<List>) {
    latest.current = reading;
    onChange();
    setReading(true);
    setProblem(undefined);
    try {
      const list = await reading;
      if (latest.current === reading) setChosen(chosenSheet(list, 0));
    } catch (error) {
      if (latest.current !== reading) return;
      const reason =
        error instanceof UnreadableFile ? error.reason : "not_a_list";
      setChosen(undefined);
      setProblem(words.unreadable[reason]);
    } finally {
      if (latest.current === reading) setReading(false);
    }
  }

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
    rows: () => (chosen ? rowsOf(table, at, chosen.columns, defaults) : []),
    readFile: (file: File) => void read(readFile(file)),
    readPasted: (text: string) => void read(readPasted(text, words.pasted)),
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

export type ListState = ReturnType<typeof useList>;

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
