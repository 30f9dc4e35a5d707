import { useState } from "react";
import type { ContactImport } from "#shared/contract/imports.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { importWords } from "#web/i18n/admin/contacts/imports.ts";
import { Table } from "#web/ui/content/table.tsx";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";
import styles from "#web/admin/contacts/importing/import.module.css";
import { useImportColumns } from "./import-columns.tsx";

/** The lists that came before: who brought them, what they brought, and back with them. */
export function History({ imports }: { imports: ContactImport[] }) {
  const words = useWords(importWords);
  const [asked, setAsked] = useState<ContactImport>();
  const columns = useImportColumns(setAsked);
  const { run, isPending } = useAction("DELETE /api/contacts/imports/:id", {
    success: words.wasUndone,
    failure: "server-toasts",
  });

  async function undo() {
    if (!asked) return;
    await run({ params: { id: asked._id } });
    setAsked(undefined);
  }
  return (
    <section className={styles.step} aria-labelledby="history">
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
        isOpen={asked !== undefined}
        danger
        pending={isPending}
        pendingLabel={words.undoing}
        onConfirm={() => void undo()}
        onClose={() => setAsked(undefined)}
      >
        {asked && <p>{words.undoText(asked.added, asked.changed)}</p>}
      </ConfirmModal>
    </section>
  );
}
