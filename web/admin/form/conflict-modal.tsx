import type { ReactNode } from "react";
import { useWords } from "#web/core/language.tsx";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import styles from "./conflict-modal.module.css";

export type ConflictProps<Content> = {
  form: {
    isPending: boolean;
    conflict:
      | {
          mine: Content;
          theirs: Content;
          fields: (keyof Content & string)[];
          keepMine: () => void;
          takeTheirs: () => void;
          /** Returns to the form; the next save detects the conflict again. */
          close: () => void;
        }
      | undefined;
  };
  labelOf: (field: keyof Content & string) => string;
  show: (field: keyof Content & string, content: Content) => ReactNode;
};

/** Shows both versions of each field in conflict, side by side, until the user chooses one. */
export function ConflictModal<Content>({
  form,
  labelOf,
  show,
}: ConflictProps<Content>) {
  const { conflict, isPending } = form;
  const words = useWords(layoutWords);
  if (!conflict) return null;
  const { mine, theirs, fields } = conflict;
  return (
    <Modal
      isOpen
      size="large"
      title={words.conflictTitle}
      closeLabel={words.keepEditing}
      onClose={conflict.close}
      actions={
        <>
          <Button pending={isPending} onClick={conflict.keepMine}>
            {words.keepMine}
          </Button>
          <Button kind="secondary" onClick={conflict.takeTheirs}>
            {words.takeTheirs}
          </Button>
        </>
      }
    >
      <p>{words.conflictText}</p>
      <dl className={styles.fields}>
        {fields.map((field) => (
          <div key={field} className={styles.field}>
            <dt>{labelOf(field)}</dt>
            <Version label={words.mine}>{show(field, mine)}</Version>
            <Version label={words.theirs}>{show(field, theirs)}</Version>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

function Version({ label, children }: { label: string; children: ReactNode }) {
  const { nothing } = useWords(layoutWords);
  return (
    <dd className={styles.version}>
      <span className={styles.label}>{label}</span>
      <div>{children || nothing}</div>
    </dd>
  );
}
