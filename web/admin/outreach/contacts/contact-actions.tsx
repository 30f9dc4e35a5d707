import Archive from "lucide-react/icons/archive";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import Pencil from "lucide-react/icons/pencil";
import Send from "lucide-react/icons/send";
import { useState } from "react";
import type { Contact } from "#shared/contract/outreach/contacts.ts";
import { useWords } from "#web/core/language.tsx";
import { contactWords } from "#web/i18n/admin/outreach/contacts/contact.words.ts";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ArchiveModal } from "./batch-modals.tsx";
import { useDropAndRefresh, useRestore } from "./contact-dialogs.tsx";
import { useContactsList, useSelectedContacts } from "./contacts-context.tsx";
import { EditModal } from "./edit-modal.tsx";
import { InviteModal } from "./invite-modal.tsx";
import type { InvitationSettings } from "./use-invitation-form.ts";

type Props = {
  contact: Contact;
  invitation: InvitationSettings;
  onChanged: () => void;
};

/** Actions in a contact's drawer. */
export function ContactActions({ contact, invitation, onChanged }: Props) {
  const words = useWords(contactWords);
  const { sendSms } = useWords(contactsWords);
  const { drop } = useSelectedContacts();
  const { refresh, closeContact } = useContactsList();
  const [open, setOpen] = useState<"text" | "edit" | "archive">();
  const dropAndRefresh = useDropAndRefresh();
  const restore = useRestore();
  const close = () => setOpen(undefined);
  function showChange() {
    refresh();
    onChanged();
  }
  return (
    <>
      {contact.archived === null && (
        <Button compact icon={Send} onClick={() => setOpen("text")}>
          {sendSms}
        </Button>
      )}
      <Button
        compact
        kind="secondary"
        icon={Pencil}
        onClick={() => setOpen("edit")}
      >
        {words.edit}
      </Button>
      {contact.archived === null ? (
        <Button
          compact
          kind="secondary"
          icon={Archive}
          onClick={() => setOpen("archive")}
        >
          {words.archive}
        </Button>
      ) : (
        <Button
          compact
          kind="secondary"
          icon={ArchiveRestore}
          onClick={() => void restore([contact]).then(closeContact)}
        >
          {words.bringBack}
        </Button>
      )}
      {/* Stays mounted to keep the idempotency keys, so that a retry texts nobody twice. */}
      <InviteModal
        isOpen={open === "text"}
        selected={[contact]}
        invitation={invitation}
        onSent={drop}
        onFinished={showChange}
        onClose={close}
      />
      {open === "edit" && (
        <EditModal
          contact={contact}
          onSaved={showChange}
          onChecked={showChange}
          onClose={close}
        />
      )}
      {open === "archive" && (
        <ArchiveModal
          selected={[contact]}
          onDone={(ids) => {
            dropAndRefresh(ids);
            closeContact();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
