import Download from "lucide-react/icons/download";
import { useEffect, useRef } from "react";
import { href } from "react-router";
import type { ContactImport } from "#shared/contract/outreach/imports.ts";
import type { Cell } from "#web/admin/spreadsheet/table.ts";
import { fileOf } from "#web/admin/spreadsheet/write-file.ts";
import { saveFile } from "#web/core/calls/save-file.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/outreach/campaigns/campaigns.words.ts";
import { importWords } from "#web/i18n/admin/outreach/contacts/imports.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { useRefusalsOf } from "./refusals-of.ts";
import { leftOut, type useImport } from "./use-import.ts";
import styles from "./import.module.css";

type Props = { importing: ReturnType<typeof useImport>; result: ContactImport };

/** The result of an import, and a download of the rows that were left out. */
export function Finished({ importing, result }: Props) {
  const words = useWords(importWords);
  const campaigns = useWords(campaignsWords);
  const refusalsOf = useRefusalsOf();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { list, checked, restart } = importing;
  const refused = leftOut(checked?.rows ?? []);

  async function save() {
    const rows = refused.map((row) => ({
      cells: row.cells,
      reason:
        refusalsOf(row)
          .map(({ field, text }) =>
            field ? words.problem(words.fields[field], text) : text,
          )
          .join(" ") || words.kinds.asked,
    }));
    const { file, ending } = await refusedFile({
      head: list.headAt < 0 ? [] : [...list.head, words.reason],
      rows,
      isWorkbook: list.chosen?.list.isWorkbook ?? false,
    });
    const name = result.filename.replace(/\.\w+$/, "");
    saveFile(file, `${name} (${words.refusedFile}).${ending}`);
  }
  return (
    <section className={styles.step} aria-labelledby="done">
      <h2 id="done" ref={title} tabIndex={-1}>
        {words.doneTitle}
      </h2>
      <Alert kind="success">{words.done(result.added, result.changed)}</Alert>
      {refused.length > 0 && (
        <Alert kind="warning">
          <p>{words.notImported(refused.length)}</p>
          <p className={styles.saveRefused}>
            <Button
              kind="secondary"
              compact
              icon={Download}
              onClick={() => void save()}
            >
              {words.saveRefused}
            </Button>
          </p>
        </Alert>
      )}
      <div className={styles.actions}>
        <ButtonLink to={href("/dashboard/links")}>
          {words.toContacts}
        </ButtonLink>
        {result.added > 0 && (
          <ButtonLink kind="secondary" to={href("/dashboard/campaigns/new")}>
            {campaigns.add}
          </ButtonLink>
        )}
        <Button kind="secondary" onClick={restart}>
          {words.another}
        </Button>
      </div>
    </section>
  );
}

type Refused = {
  /** The headings, plus one for the reasons. Empty if the list has no headings. */
  head: Cell[];
  rows: { cells: Cell[]; reason: string }[];
  isWorkbook: boolean;
};

/**
 * A file with the refused rows and the reasons, in the format of the list. Staff can correct it and import it again.
 */
export function refusedFile({ head, rows, isWorkbook }: Refused) {
  const table = [
    ...(head.length > 0 ? [head] : []),
    ...rows.map(({ cells, reason }) => [...cells, reason]),
  ];
  return fileOf(table, isWorkbook);
}
