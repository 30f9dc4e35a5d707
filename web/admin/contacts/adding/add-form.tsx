import { type FormEvent, useEffect, useRef } from "react";
import type { Contact } from "#shared/contract/contacts.ts";
import { UnsavedGuard } from "#web/admin/desk/unsaved.tsx";
import { useFirstError } from "#web/admin/form/use-admin-form.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { invitationWords } from "#web/i18n/admin/contacts/invitation.ts";
import { Button } from "#web/ui/actions/button.tsx";
import styles from "./add-form.module.css";
import { ContactFields } from "./contact-fields.tsx";
import { useAdding } from "./use-adding.ts";

type Props = {
  /** Out of sight it keeps what was typed. */
  isOpen: boolean;
  onAdded: (contact: Contact) => void;
};

/** Adds contacts one after the other, without leaving the keyboard. */
export function AddForm({ isOpen, onAdded }: Props) {
  const words = useWords(contactsWords);
  const { consentToAdd } = useWords(invitationWords);
  const form = useRef<HTMLFormElement>(null);
  const { reasons, isPending, isDirty, add, ...fields } = useAdding(onAdded);
  useFirstError(form, fields.errors);
  useEffect(() => {
    if (isOpen) form.current?.querySelector("input")?.focus();
  }, [isOpen]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await add()) form.current?.querySelector("input")?.focus();
  }
  return (
    <form
      ref={form}
      id="add-contact"
      noValidate
      hidden={!isOpen}
      aria-label={words.add}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <UnsavedGuard when={isDirty} />
      <p>{consentToAdd}</p>
      <ContactFields {...fields} />
      <Messages of={reasons} />
      <div>
        <Button
          type="submit"
          compact
          pending={isPending}
          pendingLabel={words.adding}
        >
          {words.addContact}
        </Button>
      </div>
    </form>
  );
}
