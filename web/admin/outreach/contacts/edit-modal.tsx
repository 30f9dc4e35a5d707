import { useId, useState } from "react";
import { flushSync } from "react-dom";
import type {
  Contact,
  ContactField,
} from "#shared/contract/outreach/contacts.ts";
import { tagsOf, tagsText } from "#shared/rules/outreach/contacts/view.ts";
import { importedFields } from "#shared/rules/outreach/contacts/import.ts";
import {
  spokenZones,
  type Whereabouts,
} from "#shared/rules/outreach/texting/zones.ts";
import { DiscardModal, UnsavedGuard } from "#web/admin/layout/unsaved.tsx";
import { ConflictModal } from "#web/admin/form/conflict-modal.tsx";
import { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { CallInstead } from "#web/admin/outreach/messages/delivery-status.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { deliveryStatusWords } from "#web/i18n/admin/outreach/messages/delivery-status.words.ts";
import { textingWords } from "#web/i18n/admin/outreach/messages/texting.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";
import { ContactFields, contactProblems } from "./contact-fields.tsx";
import styles from "./form.module.css";

type Props = {
  contact: Contact;
  onSaved: (contact: Contact) => void;
  /** Called after the number was verified; the form stays open. */
  onChecked: () => void;
  onClose: () => void;
};

/** Edits all stored fields of a contact. */
export function EditModal(props: Props) {
  const { contact, onSaved, onChecked, onClose } = props;
  const words = useWords(contactsWords);
  const id = useId();
  const editing = useEditing(contact, onSaved, onClose);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => (editing.isDirty ? setLeaving(true) : onClose());
  function saveAndLeave() {
    flushSync(() => setLeaving(false));
    void editing.submit();
  }
  return (
    <ConfirmModal
      isOpen
      form={id}
      title={words.editTitle}
      confirmLabel={words.save}
      cancelLabel={words.cancel}
      closeLabel={words.close}
      pending={editing.isPending}
      pendingLabel={words.saving}
      onClose={leave}
    >
      <form {...editing.props} id={id} className={styles.form}>
        {contact.deadphone && (
          <UnreachablePhone id={contact._id} onDone={onChecked} />
        )}
        <ContactFields
          fields={importedFields}
          draft={editing.draft}
          errors={editing.errors}
          change={editing.change}
          helpers={{ timezone: <ZoneSources {...editing.draft} /> }}
        />
        <Messages of={editing.messages} />
      </form>
      {isLeaving && (
        <DiscardModal
          isOpen
          onSave={saveAndLeave}
          onDiscard={onClose}
          onStay={() => setLeaving(false)}
        />
      )}
      {/* The router asks only the newest guard, and the form that adds contacts has one, too. */}
      {editing.isDirty && (
        <UnsavedGuard
          when
          isOverPage
          save={() => editing.submit({ isLeaving: true })}
        />
      )}
      <ConflictModal
        form={editing}
        labelOf={(field) => words[field]}
        show={(field, edits) => edits[field]}
      />
    </ConfirmModal>
  );
}

type UnreachablePhoneProps = { id: string; onDone: () => void };

/** Explains that texts do not reach the phone, and lets staff confirm that its number is correct. */
function UnreachablePhone({ id, onDone }: UnreachablePhoneProps) {
  const words = useWords(deliveryStatusWords);
  const { run, isPending } = useAction("DELETE /api/contacts/:id/dead-phone", {
    success: words.checkedDone,
    failure: { say: words.notChecked },
    revalidate: false,
  });
  const [isChecked, setChecked] = useState(false);

  async function check() {
    const outcome = await run({ params: { id } });
    if (!outcome.ok) return;
    setChecked(true);
    onDone();
  }
  if (isChecked) return null;
  return (
    <div>
      <CallInstead />
      <Button
        kind="secondary"
        compact
        pending={isPending}
        onClick={() => void check()}
      >
        {words.checked}
      </Button>
    </div>
  );
}

/** The time zones that decide when the family may be texted, with their sources. */
function ZoneSources(family: Whereabouts) {
  const words = useWords(textingWords);
  const sources = spokenZones(family).map(({ source, zones }) => {
    const places = zones.map((zone) =>
      zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " "),
    );
    return `${places.join(", ")} (${words.sources[source]})`;
  });
  if (sources.length === 0) return <>{words.noZone}</>;
  return <>{words.zones(sources.join("; "))}</>;
}

/** The form's content, with the tags as one text. */
type ContactEdits = Pick<Contact, ContactField> & { tags: string };

function editsOf(contact: Contact): ContactEdits {
  const fields = importedFields.map((field) => [field, contact[field]]);
  return {
    ...(Object.fromEntries(fields) as Pick<Contact, ContactField>),
    tags: tagsText(contact.tags),
  };
}

/** The form of a contact. Its draft survives failures and conflicts. */
function useEditing(
  contact: Contact,
  onSaved: (contact: Contact) => void,
  leave: () => void,
) {
  const words = useWords(contactsWords);
  const params = { id: contact._id };
  return useAdminForm({
    start: contact,
    draftOf: editsOf,
    contentOf: (edits) => edits,
    problems: contactProblems,
    send: (edits, { version }) =>
      call("PUT /api/contacts/:id", {
        params,
        body: { ...edits, tags: tagsOf(edits.tags), version },
      }),
    success: words.contactSaved,
    failure: "server-messages",
    revalidate: false,
    onSaved: (saved) => onSaved(saved),
    leave,
    readTheirs: () => call("GET /api/contacts/edit/:id", { params }),
  });
}
