import type { ReactNode } from "react";
import { useWords } from "#web/core/language.tsx";
import { deskWords } from "#web/i18n/admin/desk.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import styles from "./conflict-modal.module.css";

type ConflictField = {
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
};

type Props = {
  /** What differs; nothing else is shown. */
  fields: ConflictField[];
  pending?: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Goes on editing; the next save asks again. */
  onClose: () => void;
};

/** Two people changed the same: both versions side by side, and nothing is lost before one is chosen. */
export function ConflictModal(props: Props) {
  const { fields, pending = false, onKeepMine, onTakeTheirs, onClose } = props;
  const words = useWords(deskWords);
  return (
    <Modal
      isOpen
      size="large"
      title={words.conflictTitle}
      closeLabel={words.keepEditing}
      onClose={onClose}
      actions={
        <>
          <Button pending={pending} onClick={onKeepMine}>
            {words.keepMine}
          </Button>
          <Button kind="secondary" onClick={onTakeTheirs}>
            {words.takeTheirs}
          </Button>
        </>
      }
    >
      <p>{words.conflictText}</p>
      <dl className={styles.fields}>
        {fields.map((field) => (
          <Field key={field.label} field={field} />
        ))}
      </dl>
    </Modal>
  );
}

function Field({ field: { label, mine, theirs } }: { field: ConflictField }) {
  const words = useWords(deskWords);
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd className={styles.version}>
        <span className={styles.whose}>{words.mine}</span>
        <div>{mine || words.nothing}</div>
      </dd>
      <dd className={styles.version}>
        <span className={styles.whose}>{words.theirs}</span>
        <div>{theirs || words.nothing}</div>
      </dd>
    </div>
  );
}
