import { useId, useState } from "react";
import { contactLimits } from "#shared/rules/field-limits.ts";
import { shortestPhone } from "#shared/rules/contacts/phone.ts";
import type { Contact } from "#shared/contract/contacts.ts";
import { DiscardModal } from "#web/admin/desk/unsaved.tsx";
import { ConflictModal } from "#web/admin/form/conflict-modal.tsx";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import { LanguageField } from "#web/admin/contacts/adding/contact-fields.tsx";
import styles from "#web/admin/contacts/adding/add-form.module.css";
import { DeadPhone } from "./dead-phone.tsx";
import { ZoneSources } from "./zone-sources.tsx";
import { type ContactEdits, useEditing } from "./use-editing.ts";

type Props = {
  contact: Contact;
  onSaved: (contact: Contact) => void;
  /** The number was checked; the form stays open. */
  onChecked: () => void;
  onClose: () => void;
};

/** All that is known of a contact, to be put right. */
export function EditModal(props: Props) {
  const { contact, onSaved, onChecked, onClose } = props;
  const words = useWords(contactsWords);
  const id = useId();
  const editing = useEditing(contact, (saved) => {
    onSaved(saved);
    onClose();
  });
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => (editing.isDirty ? setLeaving(true) : onClose());
  return (
    <Modal
      isOpen
      title={words.editTitle}
      closeLabel={words.close}
      onClose={leave}
      actions={
        <>
          <Button
            type="submit"
            form={id}
            pending={editing.isPending}
            pendingLabel={words.savingContact}
          >
            {words.saveContact}
          </Button>
          <Button kind="secondary" onClick={leave}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <form {...editing.props} id={id} className={styles.form}>
        {contact.deadphone && <DeadPhone id={contact._id} onDone={onChecked} />}
        <EditFields editing={editing} />
        <Messages of={editing.messages} />
      </form>
      <DiscardModal
        isOpen={isLeaving}
        onDiscard={onClose}
        onStay={() => setLeaving(false)}
      />
      <ConflictModal
        form={editing}
        labelOf={(field) => words[field]}
        show={(field, edits) => edits[field]}
      />
    </Modal>
  );
}

function EditFields({ editing }: { editing: ReturnType<typeof useEditing> }) {
  const words = useWords(contactsWords);
  const { draft: edits, errors, change } = editing;
  const texts = (field: Exclude<keyof ContactEdits, "language">) => ({
    label: words[field],
    autoComplete: "off",
    error: errors[field],
    value: edits[field],
    onChange: change(field),
  });
  return (
    <div className={styles.fields}>
      <Field {...texts("name")} required limit={contactLimits.name} />
      <Field {...texts("childname")} limit={contactLimits.childname} />
      <Field
        {...texts("phone")}
        kind="tel"
        required
        minLength={shortestPhone}
        helper={words.phoneHelper}
      />
      <Field {...texts("redcapid")} />
      <LanguageField value={edits.language} onChange={change("language")} />
      <Field {...texts("consentdate")} kind="date" />
      <Field {...texts("consentsource")} />
      <Field {...texts("zip")} />
      <Field {...texts("timezone")} helper={<ZoneSources {...edits} />} />
      <Field {...texts("tags")} helper={words.tagsHelper} />
      <Field
        {...texts("note")}
        kind="textarea"
        rows={2}
        limit={contactLimits.note}
      />
    </div>
  );
}
