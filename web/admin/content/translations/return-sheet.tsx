import { useMemo, useState } from "react";
import { href } from "react-router";
import type { SiteContent } from "#shared/rules/content/site-content.ts";
import {
  checkSheet,
  sheetProblem,
} from "#shared/rules/content/translations/check-sheet.ts";
import type { TranslatableText } from "#shared/rules/content/translations/texts.ts";
import { UnsavedGuard } from "#web/admin/layout/unsaved.tsx";
import { FileChoice } from "#web/admin/spreadsheet/file-choice.tsx";
import { readFile } from "#web/admin/spreadsheet/read-file.ts";
import { useReading } from "#web/admin/spreadsheet/use-reading.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { translationsWords } from "#web/i18n/admin/content/translations.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { ReturnedRows } from "./returned-rows.tsx";
import { readSheet, type ReturnedSheet } from "./sheet.ts";
import type { TranslationsPage } from "./translations-page.ts";
import { useSaveTranslations } from "./use-save-translations.ts";
import steps from "#web/admin/spreadsheet/steps.module.css";
import styles from "./translations.module.css";

type Props = {
  page: TranslationsPage;
  content: SiteContent;
  texts: TranslatableText[];
};

/** Reads a sheet and saves its new Spanish words as drafts. */
export function ReturnSheet({ page, content, texts }: Props) {
  const words = useWords(translationsWords);
  const [sheet, setSheet] = useState<ReturnedSheet>();
  const [hasNoHeadings, setNoHeadings] = useState(false);
  const [taken, setTaken] = useState<readonly number[]>([]);
  const saving = useSaveTranslations(page, content);
  const { isReading, problem, read } = useReading(
    (list) => {
      const found = list && readSheet(list);
      setSheet(found);
      setNoHeadings(list !== undefined && !found);
    },
    () => {
      setTaken([]);
      saving.reset();
    },
  );
  const compared = useMemo(
    () => sheet && checkSheet(texts, sheet.rows),
    [texts, sheet],
  );
  const checked = compared?.map((row) =>
    row.text && row.kind !== "refused" && saving.isSaved(row.text)
      ? { ...row, kind: "same" as const }
      : row,
  );
  const refusal = compared && sheetProblem(compared);
  const chosen = (refusal ? [] : (checked ?? [])).flatMap((row) =>
    row.kind === "new" || (row.kind === "stale" && taken.includes(row.line))
      ? [{ text: row.text, spanish: row.spanish }]
      : [],
  );
  async function save() {
    await saving.save(chosen);
    setTaken([]);
  }
  return (
    <section className={steps.step} aria-labelledby="return">
      <h2 id="return">{words.returnTitle}</h2>
      <p>{words.returnIntro}</p>
      <UnsavedGuard when={chosen.length > 0} />
      <FileChoice
        hasFile={sheet !== undefined}
        isDisabled={saving.isPending}
        of={{
          isReading,
          problem: problem ?? (hasNoHeadings ? words.noHeadings : undefined),
          readFile: (file) => read(readFile(file, { fillsMerged: false })),
        }}
      />
      {sheet && checked && (
        <>
          <output>{words.found(sheet.name, sheet.rows.length)}</output>
          <Saved amount={saving.saved} messages={saving.messages} />
          {refusal ? (
            <Alert kind="danger" live="polite">
              <p>{words.refusedSheet[refusal]}</p>
            </Alert>
          ) : (
            <ReturnedRows
              key={sheet.hash}
              sheet={sheet}
              rows={checked}
              content={content}
              taken={taken}
              onTake={setTaken}
            />
          )}
          {!refusal && (
            <SaveChosen
              amount={chosen.length}
              saving={saving}
              onSave={() => void save()}
            />
          )}
        </>
      )}
    </section>
  );
}

type SaveProps = {
  amount: number;
  saving: ReturnType<typeof useSaveTranslations>;
  onSave: () => void;
};

function SaveChosen({ amount, saving, onSave }: SaveProps) {
  const words = useWords(translationsWords);
  if (amount === 0) return saving.saved === 0 && <p>{words.nothing}</p>;
  return (
    <div className={styles.save}>
      <Button
        pending={saving.isPending}
        pendingLabel={words.saving(saving.done, saving.total)}
        onClick={onSave}
      >
        {words.save(amount)}
      </Button>
    </div>
  );
}

function Saved({ amount, messages }: { amount: number; messages: string[] }) {
  const words = useWords(translationsWords);
  return (
    <>
      <Messages of={messages} />
      {amount > 0 && (
        <Alert kind="success" live="polite">
          <p>{words.saved(amount)}</p>
          <p className={styles.next}>
            <ButtonLink compact to={href("/dashboard/history/changes")}>
              {words.seeChanges}
            </ButtonLink>
          </p>
        </Alert>
      )}
    </>
  );
}
