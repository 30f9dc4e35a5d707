import { useRef, useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { spreadsheetWords } from "#web/i18n/admin/spreadsheet.words.ts";
import type { ListFile } from "./read-file.ts";
import { UnreadableFile } from "./table.ts";

/** Reads files; if two are chosen quickly, the later one wins. `onRead` gets nothing if the file is unreadable. */
export function useReading(
  onRead: (list: ListFile | undefined) => void,
  onStart: () => void,
) {
  const { unreadable } = useWords(spreadsheetWords);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef<Promise<ListFile>>(undefined);

  async function finish(reading: Promise<ListFile>) {
    try {
      const list = await reading;
      if (latest.current === reading) onRead(list);
    } catch (error) {
      if (latest.current !== reading) return;
      const reason =
        error instanceof UnreadableFile ? error.reason : "not_a_list";
      onRead(undefined);
      setProblem(unreadable[reason]);
    } finally {
      if (latest.current === reading) setReading(false);
    }
  }

  function read(reading: Promise<ListFile>) {
    latest.current = reading;
    onStart();
    setReading(true);
    setProblem(undefined);
    void finish(reading);
  }
  return { isReading, problem, read };
}
