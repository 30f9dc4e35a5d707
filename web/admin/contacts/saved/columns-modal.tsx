import styles from "#web/admin/contacts/adding/add-form.module.css";
import { useWords } from "#web/core/language.tsx";
import { savedWords } from "#web/i18n/admin/contacts/saved.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import { mayHide, useHiddenColumns } from "./hidden-columns.ts";

/** Which columns the list has on this browser. */
export function ColumnsModal({ onClose }: { onClose: () => void }) {
  const words = useWords(savedWords);
  const { columns, link, close } = useWords(contactsWords);
  const { hidden, toggle } = useHiddenColumns();
  return (
    <Modal
      isOpen
      title={words.columnsTitle}
      closeLabel={close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.done}</Button>}
    >
      <div className={styles.form}>
        <p>{words.columnsText}</p>
        {mayHide.map((column) => (
          <Checkbox
            key={column}
            label={column === "link" ? link : columns[column]}
            checked={!hidden.includes(column)}
            onChange={() => toggle(column)}
          />
        ))}
      </div>
    </Modal>
  );
}
