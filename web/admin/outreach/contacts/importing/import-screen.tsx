import { useState } from "react";
import { href, useLoaderData } from "react-router";
import type { ContactImport } from "#shared/contract/outreach/imports.ts";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { UnsavedGuard } from "#web/admin/layout/unsaved.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { load } from "#web/core/calls/load.ts";
import { longDate } from "#web/core/long-date.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { importWords } from "#web/i18n/admin/outreach/contacts/imports.words.ts";
import { spreadsheetWords } from "#web/i18n/admin/spreadsheet.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";
import { type Column, Table } from "#web/ui/table/table.tsx";
import { CheckedRows } from "./checked-rows.tsx";
import { ChooseColumns } from "./choose-columns.tsx";
import { ChooseList } from "./choose-list.tsx";
import { Finished } from "./finished.tsx";
import { useImport } from "./use-import.ts";
import steps from "#web/admin/spreadsheet/steps.module.css";
import styles from "./import.module.css";

const page = load(({ call }) => call("GET /api/contacts/imports", {}));
export const clientLoader = page.browser;

export default function ImportScreen() {
  const words = useWords(importWords);
  const imports = useLoaderData<typeof clientLoader>();
  const importing = useImport();
  const { list, checked, result, messages } = importing;
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard/links"), label: words.back }}
        title={words.title}
        intro={words.intro}
      />
      <div className={steps.steps}>
        <UnsavedGuard when={checked !== undefined && !result} />
        <Progress of={importing} />
        {result ? (
          <Finished importing={importing} result={result} />
        ) : (
          <>
            <ChooseList list={list} />
            {list.chosen && <ChooseColumns importing={importing} />}
            <Messages of={messages} />
            {checked && <CheckedRows importing={importing} checked={checked} />}
          </>
        )}
        <History imports={imports} />
      </div>
    </>
  );
}

/** Announces progress and the number of rows to screen readers. */
function Progress({ of }: { of: ReturnType<typeof useImport> }) {
  const words = useWords(importWords);
  const { reading } = useWords(spreadsheetWords);
  const { list, checked, result, isChecking, isSaving } = of;
  const rows =
    checked && !result
      ? words.kindOf(words.kinds.all, checked.rows.length)
      : "";
  const activity =
    (list.isReading && reading) ||
    (isChecking && words.checking) ||
    (isSaving && words.saving);
  return (
    <VisuallyHidden>
      <output>{activity || rows}</output>
    </VisuallyHidden>
  );
}

/** Earlier imports, with Undo. */
export function History({ imports }: { imports: ContactImport[] }) {
  const words = useWords(importWords);
  const [undoing, setUndoing] = useState<ContactImport>();
  const columns = useImportColumns(setUndoing);
  const { run, isPending } = useAction("DELETE /api/contacts/imports/:id", {
    success: words.wasUndone,
    failure: "server-toasts",
  });

  async function undo() {
    if (!undoing) return;
    await run({ params: { id: undoing._id } });
    setUndoing(undefined);
  }
  return (
    <section className={steps.step} aria-labelledby="history">
      <h2 id="history">{words.historyTitle}</h2>
      {imports.length === 0 ? (
        <p className={styles.quiet}>{words.none}</p>
      ) : (
        <Table
          caption={words.historyTitle}
          rows={imports}
          keyOf={({ _id }) => _id}
          columns={columns}
        />
      )}
      <ConfirmModal
        title={words.undoTitle}
        confirmLabel={words.undo}
        cancelLabel={words.cancel}
        closeLabel={words.close}
        isOpen={undoing !== undefined}
        danger
        pending={isPending}
        pendingLabel={words.undoing}
        onConfirm={() => void undo()}
        onClose={() => setUndoing(undefined)}
      >
        {undoing && <p>{words.undoText(undoing.added, undoing.changed)}</p>}
      </ConfirmModal>
    </section>
  );
}

function useImportColumns(
  onUndo: (contactImport: ContactImport) => void,
): Column<ContactImport>[] {
  const words = useWords(importWords);
  const language = useLanguage();
  return [
    {
      key: "file",
      head: words.file,
      isName: true,
      cell: ({ filename, hash }) => (
        <>
          {filename}
          <details className={styles.hash}>
            <summary>{words.details}</summary>
            SHA-256 {hash}
          </details>
        </>
      ),
    },
    {
      key: "date",
      head: words.date,
      cell: ({ date }) => longDate(date, language),
    },
    { key: "by", head: words.by, cell: ({ user }) => user || words.gone },
    {
      key: "result",
      head: words.result,
      cell: ({ added, changed, unchanged, refused }) =>
        words.counts(added, changed, unchanged, refused),
    },
    {
      key: "undo",
      head: words.undo,
      cell: (contactImport) =>
        contactImport.isUndoable ? (
          <span className={styles.undo}>
            <Button
              kind="secondary"
              compact
              aria-label={words.undoList(contactImport.filename)}
              onClick={() => onUndo(contactImport)}
            >
              {words.undo}
            </Button>
          </span>
        ) : (
          <NotUndoable contactImport={contactImport} />
        ),
    },
  ];
}

/** Why an import cannot be undone, or when it was. */
function NotUndoable({
  contactImport: { undone, used, usedcount },
}: {
  contactImport: ContactImport;
}) {
  const words = useWords(importWords);
  const language = useLanguage();
  const reason =
    undone !== null
      ? words.undone(longDate(undone, language))
      : usedcount > 0
        ? words.used(used.join(", "), usedcount - used.length)
        : words.tooOld;
  return <span className={styles.quiet}>{reason}</span>;
}
