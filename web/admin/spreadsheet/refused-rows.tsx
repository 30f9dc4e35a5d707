import Download from "lucide-react/icons/download";
import { saveFile } from "#web/core/calls/save-file.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { Cell } from "./table.ts";
import { fileOf } from "./write-file.ts";

type Refused = {
  /** The headings, plus one for the reasons. Empty if the list has no headings. */
  head: Cell[];
  rows: { cells: Cell[]; reason: string }[];
  isWorkbook: boolean;
};

type Props = {
  /** The name of the file that had these rows. */
  fileName: string;
  words: Record<"saveRefused" | "refusedFile", string>;
  refusedRows: () => Refused;
};

/** A button that downloads the rows of a file that were refused. */
export function SaveRefusedRows({ fileName, words, refusedRows }: Props) {
  async function save() {
    const { file, ending } = await refusedFile(refusedRows());
    const name = fileName.replace(/\.\w+$/, "");
    saveFile(file, `${name} (${words.refusedFile}).${ending}`);
  }
  return (
    <Button
      kind="secondary"
      compact
      icon={Download}
      onClick={() => void save()}
    >
      {words.saveRefused}
    </Button>
  );
}

/**
 * A file with the refused rows and the reasons, in the format of the list. Staff can correct it and read it again.
 */
export function refusedFile({ head, rows, isWorkbook }: Refused) {
  const table = [
    ...(head.length > 0 ? [head] : []),
    ...rows.map(({ cells, reason }) => [...cells, reason]),
  ];
  return fileOf(table, isWorkbook);
}
