import { useRef, useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { importWords } from "#web/i18n/admin/contacts/imports.ts";
import { columnsOf, type Columns, findHead } from "./columns.ts";
import type { ListField } from "./headings.ts";
import { type Defaults, rowsOf } from "./rows.ts";
import { type List, readFile, readPasted } from "./read-list.ts";
import { UnreadableFile } from "./table.ts";

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

/** The row of headings of a sheet, and where it stands; -1 where there is none. */
function headOf({ sheets }: List, sheet: number) {
  const table = sheets[sheet]?.table ?? [];
  const at = findHead(table);
  return { table, at, head: table[at] ?? [] };
}

/** The list that was chosen, and what its columns are taken for; `onChange` hears of every change. */
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

  /** Of two files chosen quickly, the later one counts, also if it is read sooner. */
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
    /** The place of the headings; -1 where there are none. */
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
        columns: moved(before.columns, field, column),
      })),
    changeDefaults: (more: Partial<Defaults>) => {
      onChange();
      setDefaults((before) => ({ ...before, ...more }));
    },
    forget: () => setChosen(undefined),
  };
}

export type ListInHand = ReturnType<typeof useList>;

/** A column holds one field: whichever had it before has none. */
function moved(columns: Columns, field: ListField, column: number | undefined) {
  const others = Object.entries(columns).filter(
    ([name, at]) => name !== field && at !== column,
  );
  const next: Columns = Object.fromEntries(others);
  return column === undefined ? next : { ...next, [field]: column };
}
