import { useEffect, useRef } from "react";
import { href } from "react-router";
import type { ContactImport } from "#shared/contract/outreach/imports.ts";
import { SaveRefusedRows } from "#web/admin/spreadsheet/refused-rows.tsx";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/outreach/campaigns/campaigns.words.ts";
import { importWords } from "#web/i18n/admin/outreach/contacts/imports.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { useRefusalsOf } from "./refusals-of.ts";
import { leftOut, type useImport } from "./use-import.ts";
import steps from "#web/admin/spreadsheet/steps.module.css";
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

  const refusedRows = () => ({
    head: list.headAt < 0 ? [] : [...list.head, words.reason],
    rows: refused.map((row) => ({
      cells: row.cells,
      reason:
        refusalsOf(row)
          .map(({ field, text }) =>
            field ? words.problem(words.fields[field], text) : text,
          )
          .join(" ") || words.kinds.asked,
    })),
    isWorkbook: list.chosen?.list.isWorkbook ?? false,
  });
  return (
    <section className={steps.step} aria-labelledby="done">
      <h2 id="done" ref={title} tabIndex={-1}>
        {words.doneTitle}
      </h2>
      <Alert kind="success">{words.done(result.added, result.changed)}</Alert>
      {refused.length > 0 && (
        <Alert kind="warning">
          <p>{words.notImported(refused.length)}</p>
          <p className={styles.saveRefused}>
            <SaveRefusedRows
              fileName={result.filename}
              words={words}
              refusedRows={refusedRows}
            />
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
