import type { ContactImport } from "#shared/contract/imports.ts";
import { longDate } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { importWords } from "#web/i18n/admin/contacts/imports.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { Column } from "#web/ui/content/table.tsx";
import styles from "#web/admin/contacts/importing/import.module.css";

/** When, by whom, which list, with what result; and undo, as long as it is possible. */
export function useImportColumns(
  onUndo: (done: ContactImport) => void,
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
          <span className={styles.hash} title={hash}>
            SHA-256 {hash.slice(0, 12)}…
          </span>
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
      cell: (done) =>
        done.isUndoable ? (
          <span className={styles.undo}>
            <Button
              kind="secondary"
              compact
              aria-label={words.undoList(done.filename)}
              onClick={() => onUndo(done)}
            >
              {words.undo}
            </Button>
          </span>
        ) : (
          <Fixed done={done} />
        ),
    },
  ];
}

/** Why it stays, or that it is gone. */
function Fixed({ done: { undone, used, usedcount } }: { done: ContactImport }) {
  const words = useWords(importWords);
  const language = useLanguage();
  const says =
    undone !== null
      ? words.undone(longDate(undone, language))
      : usedcount > 0
        ? words.used(used.join(", "), usedcount - used.length)
        : words.tooOld;
  return <span className={styles.quiet}>{says}</span>;
}
